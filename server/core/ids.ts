/** Makes ids. Rules take it from the context, so a test can count instead. */
export type NewId = () => string;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * A version 7 UUID: its first 48 bits are the time in milliseconds, so neighbours in time are
 * neighbours in an index, and the rest is from the machine's cryptographic source.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const atMs = Date.now();
  const view = new DataView(bytes.buffer);
  view.setUint32(0, Math.floor(atMs / 0x10000));
  view.setUint16(4, atMs % 0x10000);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

export function isId(text: string): boolean {
  return UUID.test(text);
}
