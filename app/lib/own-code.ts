/** A code for cameras that is one person's own, so no cache keeps it for others. */
export function ownCode(
  picture: string | Uint8Array<ArrayBuffer>,
  type: "image/svg+xml" | "image/png",
): Response {
  return new Response(picture, {
    headers: {
      "Content-Type": type,
      "Content-Security-Policy": "default-src 'none'",
      "Cache-Control": "private, no-store",
    },
  });
}
