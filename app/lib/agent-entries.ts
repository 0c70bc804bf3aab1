/** The entries of the agent centre that there are (A01), by name. */
export type AgentEntryName =
  | "announcements"
  | "overview"
  | "accounts"
  | "team"
  | "profit"
  | "income"
  | "dividend"
  | "daily"
  | "hourly"
  | "realtime";
