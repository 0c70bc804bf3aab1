/** What `/challenge/<ticket>/picture` answers: PNG in base64, or why there is none. */
export type PictureAnswer =
  | { readonly kind: "letters"; readonly value: string }
  | { readonly kind: "slider"; readonly value: string; readonly piece: string }
  | { readonly reason: "captchaExpired" | "tooBusy" | "tooManyPictures" };
