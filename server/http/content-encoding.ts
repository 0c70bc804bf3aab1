import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type PageEncoding = "br" | "gzip" | "identity";

/** The best of our encodings that a browser takes. None of them ever refuses one that it names. */
export function encodingFor(accepted: string | string[] | undefined): PageEncoding {
  const text = String(accepted ?? "");
  if (text.includes("br")) return "br";
  return text.includes("gzip") ? "gzip" : "identity";
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** How hard each compressor tries. */
export type Effort = { readonly brotli: number; readonly gzip: number };

export async function encoded(page: Buffer, encoding: PageEncoding, effort: Effort): Promise<Buffer> {
  if (encoding === "br") return brotli(page, { params: { [constants.BROTLI_PARAM_QUALITY]: effort.brotli } });
  return encoding === "gzip" ? deflate(page, { level: effort.gzip }) : page;
}
