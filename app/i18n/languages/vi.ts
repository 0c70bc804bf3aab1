export { default as entry } from "../../../locales/vi/entry.json";
export { default as lobby } from "../../../locales/vi/lobby.json";
export { default as member } from "../../../locales/vi/member.json";
export { default as play } from "../../../locales/vi/play.json";
export { default as reasons } from "../../../locales/vi/reasons.json";
export { default as site } from "../../../locales/vi/site.json";
