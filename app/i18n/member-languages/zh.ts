export { default as cashier } from "../../../locales/zh/cashier.json";
export { default as limits } from "../../../locales/zh/limits.json";
export { default as messages } from "../../../locales/zh/messages.json";
export { default as transfers } from "../../../locales/zh/transfers.json";
