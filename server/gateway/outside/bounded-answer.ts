/** The body of an answer. Throws when it is longer than anything that was asked for. */
export async function readBounded({ body }: Response, bytesMax: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  const reader = body?.getReader();
  let length = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    length += part.value.length;
    if (length > bytesMax) throw new Error("The answer is too long.");
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}
