import { z } from "zod";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import { type PictureRefusal, remakePicture } from "./remake-picture.ts";

/** So many pictures go with one application or one question. */
export const PICTURES_MAX = 3;

/** Far above what is ever right: beyond these nobody counts. */
const FILES_MAX = 20;

/** The files of a form. They are judged by a rule, by what is in them. */
export const pictureFiles = z.array(z.instanceof(File)).max(FILES_MAX).optional();

export type PicturesRefusal = PictureRefusal | { readonly reason: "tooManyPictures" };

/** Makes all pictures anew that were sent together; where one of them cannot be taken, none is. */
export async function remakePictures(
  pictures: readonly Uint8Array[],
): Promise<Outcome<Uint8Array[], PicturesRefusal>> {
  if (pictures.length > PICTURES_MAX) return refuse({ reason: "tooManyPictures" });
  const made: Uint8Array[] = [];
  for (const bytes of pictures) {
    const picture = await remakePicture(bytes);
    if (!picture.ok) return picture;
    made.push(picture.value);
  }
  return done(made);
}
