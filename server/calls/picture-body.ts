import { z } from "zod";
import { PICTURES_MAX } from "../pictures/index.ts";

/** A picture of five megabytes as text, and what stands around it. */
export const PICTURE_BODY_BYTES = 7 * 1024 * 1024;

/** As many of them as a page takes. */
export const PICTURES_BODY_BYTES = PICTURES_MAX * PICTURE_BODY_BYTES;

/** PNG or JPG, as base64; which of them can be opened is for a rule to say. */
export const picture = z.string().min(1).max(PICTURE_BODY_BYTES);

export const pictures = z.array(picture).max(PICTURES_MAX);

/** What is in a picture that was sent. */
export const pictureBytes = (sent: string) => Buffer.from(sent, "base64");
