export { default as entry } from "../../../locales/th/entry.json";
export { default as lobby } from "../../../locales/th/lobby.json";
export { default as member } from "../../../locales/th/member.json";
export { default as play } from "../../../locales/th/play.json";
export { default as reasons } from "../../../locales/th/reasons.json";
export { default as site } from "../../../locales/th/site.json";
