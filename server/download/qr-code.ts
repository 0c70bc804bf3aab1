import qrcode from "qrcode";

/** Modules of white around the code; with fewer, cameras lose it on a dark page. */
const QUIET_ZONE = 4;

/** The code of an address as an SVG without style: dark on white in every theme, because cameras want it so. */
export function qrCode(address: string): Promise<string> {
  return qrcode.toString(address, { type: "svg", errorCorrectionLevel: "M", margin: QUIET_ZONE });
}

/** The same as a picture for what shows no SVG: large enough to be printed. */
export async function qrPicture(address: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(
    await qrcode.toBuffer(address, {
      type: "png",
      errorCorrectionLevel: "M",
      margin: QUIET_ZONE,
      width: 800,
    }),
  );
}
