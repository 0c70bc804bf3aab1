export { default as entry } from "../../../locales/fa/entry.json";
export { default as lobby } from "../../../locales/fa/lobby.json";
export { default as member } from "../../../locales/fa/member.json";
export { default as play } from "../../../locales/fa/play.json";
export { default as reasons } from "../../../locales/fa/reasons.json";
export { default as site } from "../../../locales/fa/site.json";
