/**
 * The numbers of the ledger by their names, as its tables have them (ledger.transfer_kinds, account_kind, owner_kind,
 * asset) and as server/db/functions calls them in capitals: MOVE_STAKE, ACCOUNT_CASH.
 */
export const MOVE = {
  stake: 1,
  payout: 2,
  rollback: 3,
  grant: 4,
  adjustment: 5,
  deposit: 10,
  hold: 11,
  release: 12,
  withdrawal: 13,
  "to-vendor": 14,
  "from-vendor": 15,
  transfer: 16,
  "bonus-grant": 17,
  "bonus-release": 18,
  "bonus-forfeit": 19,
  "points-issue": 20,
  "points-redeem": 21,
  settlement: 22,
  reversal: 23,
  "jackpot-in": 24,
  "jackpot-win": 25,
  "payout-held": 26,
  "payout-released": 27,
  "payout-refused": 28,
  "refusal-undone": 29,
  "contract-pay": 30,
  "contract-share": 31,
  "raffle-prize": 36,
  "contract-return": 39,
  rebate: 45,
  "rebate-team": 46,
  "promotion-cash": 119,
  "referral-pay": 120,
  "mission-prize": 121,
  "sent-down": 122,
  "board-prize": 123,
} as const;

export const ACCOUNT = {
  cash: 1,
  bonus: 2,
  hold: 3,
  points: 4,
  trial: 5,
  house: 10,
  vendor: 11,
  agent: 12,
  prizes: 13,
  "suspense-deposit": 20,
  "suspense-withdrawal": 21,
  "promo-expense": 30,
  "points-issuance": 31,
  fees: 32,
  rounding: 33,
  "trial-issuance": 34,
  bank: 35,
  jackpot: 36,
  "agent-pay": 37,
  "rebate-pay": 45,
} as const;

export const OWNER = { house: 0, player: 1, vendor: 2, agent: 3, provider: 4 } as const;

export const ASSET_NUMBER = { P: 1, PTS: 2, TRIAL: 3 } as const;

/** What a key is remembered of: the commands of vendors, and what the house orders or takes back (ledger.idempotency_keys). */
export const COMMAND = {
  unknown: 0,
  debit: 1,
  credit: 2,
  rollback: 3,
  grant: 4,
  adjust: 5,
  "end-round": 6,
  order: 7,
} as const;

/** Numbers of several kinds, as a list of a statement. */
export function moves(...names: (keyof typeof MOVE)[]): string {
  return names.map((name) => MOVE[name]).join(", ");
}

export function accounts(...names: (keyof typeof ACCOUNT)[]): string {
  return names.map((name) => ACCOUNT[name]).join(", ");
}
