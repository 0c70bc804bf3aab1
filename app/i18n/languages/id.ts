export { default as entry } from "../../../locales/id/entry.json";
export { default as lobby } from "../../../locales/id/lobby.json";
export { default as member } from "../../../locales/id/member.json";
export { default as play } from "../../../locales/id/play.json";
export { default as reasons } from "../../../locales/id/reasons.json";
export { default as site } from "../../../locales/id/site.json";
