import { writeFile } from "node:fs/promises";
import { z } from "zod";

/** Which of up to three pictures, and the file that an operator wants it in. */
export const pictureAsked = {
  picture: z
    .string()
    .regex(/^[1-3]$/, "not 1, 2 or 3")
    .transform(Number)
    .optional(),
  file: z.string().min(1).optional(),
};

type Asked = { readonly picture?: number | undefined; readonly file?: string | undefined };
type Find = (nth: number) => Promise<{ readonly bytes: Uint8Array } | null>;

/** Writes a picture to a file that only its operator reads and that was not there; says where, or nothing where none was asked for. */
export async function savedPicture({ picture, file }: Asked, find: Find): Promise<string | null> {
  if (picture === undefined || file === undefined) return null;
  const image = await find(picture);
  if (!image) return "there is no such picture";
  await writeFile(file, image.bytes, { mode: 0o600, flag: "wx" });
  return `saved in ${file}`;
}
