export { default as cashier } from "../../../locales/en/cashier.json";
export { default as limits } from "../../../locales/en/limits.json";
export { default as messages } from "../../../locales/en/messages.json";
export { default as transfers } from "../../../locales/en/transfers.json";
