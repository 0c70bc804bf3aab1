/** Samples in a second. */
export const RATE = 8000;

const HEADER_BYTES = 44;
/** Eight bits without a sign: silence is the middle. */
const SILENCE = 128;

/** Samples between -128 and 127 as a file (RIFF): one uncompressed channel of single bytes. */
export function waveOf(samples: Float32Array): Uint8Array {
  const bytes = Buffer.alloc(HEADER_BYTES + samples.length);
  writeHeader(bytes, samples.length);
  for (let at = 0; at < samples.length; at += 1) {
    bytes[HEADER_BYTES + at] = Math.min(255, Math.max(0, SILENCE + Math.round(samples[at] ?? 0)));
  }
  return bytes;
}

function writeHeader(bytes: Buffer, total: number): void {
  bytes.write("RIFF", 0, "latin1");
  bytes.writeUInt32LE(HEADER_BYTES - 8 + total, 4);
  bytes.write("WAVEfmt ", 8, "latin1");
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(RATE, 28);
  bytes.writeUInt16LE(1, 32);
  bytes.writeUInt16LE(8, 34);
  bytes.write("data", 36, "latin1");
  bytes.writeUInt32LE(total, 40);
}
