/** The entries of the agent centre that there are (A01), by name. */
export type AgentEntryName =
  | "announcements"
  | "overview"
  | "accounts"
  | "team"
  | "betting"
  | "profit"
  | "income"
  | "transactions"
  | "dividend"
  | "daily"
  | "hourly"
  | "realtime"
  | "subLogins";
