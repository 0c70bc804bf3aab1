export { default as entry } from "../../../locales/en/entry.json";
export { default as lobby } from "../../../locales/en/lobby.json";
export { default as member } from "../../../locales/en/member.json";
export { default as play } from "../../../locales/en/play.json";
export { default as reasons } from "../../../locales/en/reasons.json";
export { default as site } from "../../../locales/en/site.json";
