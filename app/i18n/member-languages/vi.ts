export { default as cashier } from "../../../locales/vi/cashier.json";
export { default as limits } from "../../../locales/vi/limits.json";
export { default as messages } from "../../../locales/vi/messages.json";
export { default as transfers } from "../../../locales/vi/transfers.json";
