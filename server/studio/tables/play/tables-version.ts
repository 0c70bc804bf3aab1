/** Counts changes of rules, scores, stakes or of how cards are dealt. */
export const TABLES_VERSION = 2;
