/** The front door of brands: which one a host stands for, what is switched on, what its forms ask for. */

export { BRAND_FLAGS, type Brand } from "./brand.ts";
export { brandAt, defaultBrand, findBrand, hasFlag, registrationFields } from "./brand-book.ts";
export { setGameCycle, setMinimumAge, setPasswordDays, setSessionIdle } from "./brand-numbers.ts";
export { allowCallOrigin, callOriginsOf, forbidCallOrigin } from "./call-origins.ts";
export { AUTHORITIES, type Authority, type Licence } from "./licence.ts";
export { licencesOf, removeLicence, setLicence } from "./licences.ts";
export { compilePattern } from "./registration/accepted-pattern.ts";
export { changeRegistrationSetting, settingsNow } from "./registration/change-registration-setting.ts";
export {
  CONTACT_FIELDS,
  type ContactField,
  FIELD_LENGTH_MAX,
  type FieldSetting,
  isContactField,
  PATTERN_IDS,
  type PatternId,
  REGISTRATION_FIELDS,
  REGISTRATION_MODES,
  type RegistrationField,
  type RegistrationMode,
} from "./registration/field-setting.ts";
export {
  isAskedWhereOn,
  type RegistrationRules,
  registrationModes,
  registrationRules,
} from "./registration/registration-rules.ts";
export { saveRegistrationSetting } from "./registration/save-registration-setting.ts";
export { seedBrand } from "./seed.ts";
export { setFlag } from "./set-flag.ts";
export { setMaintenance } from "./set-maintenance.ts";
export { setRegions } from "./set-regions.ts";
export { askForTerms, setTermsVersion } from "./set-terms-version.ts";
export { setUplineBounds } from "./set-upline-bounds.ts";
export {
  allowServiceHost,
  forbidServiceHost,
  removeServiceEntry,
  type Service,
  serviceOf,
  setServiceEntry,
} from "./site/service-entries.ts";
export { SERVICE_KINDS, type ServiceEntry, type ServiceKind } from "./site/service-entry.ts";
export { asksForCountry, type Site, type SystemStatus, systemStatus } from "./site/site.ts";
export { readSites, siteBook } from "./site/site-book.ts";
export { makePass, passHolds } from "./site/site-pass.ts";
