/**
 * The advisory locks of the house, each by what it holds. Two that had one number would wait for each other with no
 * reason that anybody could find.
 */
export const LOCKS = {
  /** Migrations. */
  schema: 7301001,
  /** Seals of the ledger: functions/ledger/seals.sql has the number as well. */
  seals: 7301002,
  /** The lines of the teams: who stands above whom. */
  lines: 7301055,
  contracts: 7301056,
  /** The day that receipts are published of. */
  receipts: 7301080,
  rates: 7301093,
} as const;
