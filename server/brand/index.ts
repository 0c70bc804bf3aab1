/** The front door of brands: which one a host stands for, what is switched on, what its forms ask for. */
export { compilePattern } from "./accepted-pattern.ts";
export type { Brand } from "./brand.ts";
export { brandAt, defaultBrand, findBrand, hasFlag, registrationFields } from "./brand-book.ts";
export {
  type ContactField,
  FIELD_LENGTH_MAX,
  type FieldSetting,
  type PatternId,
} from "./field-setting.ts";
export { saveRegistrationSetting } from "./save-registration-setting.ts";
export { seedBrand } from "./seed.ts";
export { setFlag } from "./set-flag.ts";
export { setUplineBounds } from "./set-upline-bounds.ts";
