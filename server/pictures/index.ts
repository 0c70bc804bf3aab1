/** The front door of pictures that people send: each is judged by its bytes and made anew before it is kept. */
export {
  PICTURE_BYTES_MAX,
  PICTURE_TYPE,
  type PictureRefusal,
  remakePicture,
  remakePortrait,
} from "./remake-picture.ts";
export {
  PICTURES_MAX,
  type PicturesRefusal,
  pictureFiles,
  remakePictures,
} from "./sent-pictures.ts";
