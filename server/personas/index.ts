/** The front door of personas: the name and the picture by which a player is known among players. */
export { DRAWINGS, type Drawing } from "./drawings.ts";
export { type PersonaWish, personaForm } from "./persona-form.ts";
export {
  avatarPicture,
  type OwnPersona,
  ownPersona,
  type Persona,
  personaOf,
  personasOf,
} from "./personas-of.ts";
export { type AvatarRefusal, type AvatarWish, chooseDrawing, setAvatar } from "./set-avatar.ts";
export { type NicknameRefusal, setNickname } from "./set-nickname.ts";
export { type TakeBackRefusal, takeBackAvatar, takeBackNickname } from "./take-back.ts";
export { freeWord, keepWord, nicknameWords, seedNicknameWords } from "./words.ts";
