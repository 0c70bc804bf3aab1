export { default as entry } from "../../../locales/zh/entry.json";
export { default as lobby } from "../../../locales/zh/lobby.json";
export { default as member } from "../../../locales/zh/member.json";
export { default as play } from "../../../locales/zh/play.json";
export { default as reasons } from "../../../locales/zh/reasons.json";
export { default as site } from "../../../locales/zh/site.json";
