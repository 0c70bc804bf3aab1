import sharp from "sharp";

// Of everything that the library reads, only what we ask for: an SVG among the rest can point elsewhere.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadPng", "VipsForeignLoadJpeg", "VipsForeignLoadWebp"] });
sharp.cache(false);
sharp.concurrency(1);

/** The library of pictures, for bytes that a stranger sent: it opens PNG, JPEG and WebP and nothing else. */
export { sharp as safeSharp };
