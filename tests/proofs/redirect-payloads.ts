const FOREIGN = [
  "//evil.invalid",
  "///evil.invalid",
  "////evil.invalid",
  "/\\evil.invalid",
  "\\/evil.invalid",
  "\\\\evil.invalid",
];
const ENCODED = [
  "/%2fevil.invalid",
  "/%2Fevil.invalid",
  "/%5cevil.invalid",
  "/%5Cevil.invalid",
  "%2f%2fevil.invalid",
  "/%09/evil.invalid",
];
const SCHEMES = [
  "https:",
  "http:",
  "ftp:",
  "javascript:",
  "data:text/html,",
  "vbscript:",
  "blob:",
  "file:///",
  "ws:",
];
const ODD = [
  "/\t/evil.invalid",
  "/\n/evil.invalid",
  "/\r/evil.invalid",
  "\t//evil.invalid",
  " //evil.invalid",
  "/ /evil.invalid",
];
const SPLIT = [
  "/%0d%0aX-Planted:1",
  "/\r\nX-Planted: 1",
  "/%0aX-Planted:1",
  "/\u560a\u560dX-Planted:1",
  "/%00//evil.invalid",
];
const DOTS = [
  "/a/..//evil.invalid",
  "/.//evil.invalid",
  "/..//evil.invalid",
  "/%2e%2e//evil.invalid",
  "/%2e//evil.invalid",
  "/a/../..//evil.invalid",
];
const LOOKALIKE = [
  "/\u3002evil\u3002invalid//",
  "//evil\u3002invalid",
  "//evil\uff0einvalid",
  "/\u2215/evil.invalid",
  "/\uff0fevil.invalid",
  "\uff0f\uff0fevil.invalid",
];
const USERS = [
  "//localhost@evil.invalid",
  "https://localhost:3000@evil.invalid",
  "//evil.invalid:80@x",
  "https:evil.invalid",
  "https:/evil.invalid",
  "http:\\\\evil.invalid",
];
const OTHERS = [
  "evil.invalid",
  ".evil.invalid",
  "@evil.invalid",
  ":443",
  "?//evil.invalid",
  "#//evil.invalid",
  "",
  " ",
  "null",
  "//",
  "/\\",
  "//%65vil.invalid",
  "https://[::1]/",
  "//0x7f.1",
];

/** Where an open redirect would lead. */
export const PLACES: readonly string[] = [
  ...FOREIGN,
  ...ENCODED,
  ...SCHEMES.map((scheme) => `${scheme}//evil.invalid`),
  ...SCHEMES.slice(3, 6).map((scheme) => `${scheme}alert(1)`),
  ...ODD,
  ...SPLIT,
  ...DOTS,
  ...LOOKALIKE,
  ...USERS,
  ...OTHERS,
];
