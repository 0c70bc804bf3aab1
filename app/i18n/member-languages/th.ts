export { default as cashier } from "../../../locales/th/cashier.json";
export { default as limits } from "../../../locales/th/limits.json";
export { default as messages } from "../../../locales/th/messages.json";
export { default as transfers } from "../../../locales/th/transfers.json";
