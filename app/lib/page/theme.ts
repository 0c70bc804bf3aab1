/** Light until somebody chooses; `auto` follows the system. */
export const THEMES = ["light", "dark", "auto"] as const;
export type Theme = (typeof THEMES)[number];
