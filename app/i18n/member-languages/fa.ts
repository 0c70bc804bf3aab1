export { default as cashier } from "../../../locales/fa/cashier.json";
export { default as limits } from "../../../locales/fa/limits.json";
export { default as messages } from "../../../locales/fa/messages.json";
export { default as transfers } from "../../../locales/fa/transfers.json";
