/** The parts of the house that answer, by their numbers. */
export const CALL_MODULES = {
  1: "session",
  2: "doors",
  3: "system",
  4: "member",
  5: "wallet",
  6: "games",
  7: "lotteries",
  8: "rewards",
  9: "contracts",
  10: "agents",
  11: "live",
  12: "stakes",
  13: "book",
  14: "chat",
} as const;

export type CallModule = keyof typeof CALL_MODULES;
