export type PageEncoding = "br" | "gzip" | "identity";

/** The best of our encodings that a browser takes. None of them ever refuses one that it names. */
export function encodingFor(accepted: string | string[] | undefined): PageEncoding {
  const text = String(accepted ?? "");
  if (text.includes("br")) return "br";
  return text.includes("gzip") ? "gzip" : "identity";
}
