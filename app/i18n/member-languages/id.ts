export { default as cashier } from "../../../locales/id/cashier.json";
export { default as limits } from "../../../locales/id/limits.json";
export { default as messages } from "../../../locales/id/messages.json";
export { default as transfers } from "../../../locales/id/transfers.json";
