import type { LocalText } from "../../core/languages.ts";
import type { Asset } from "../../core/numbers/money.ts";
import type { Statement } from "../../db/database.ts";
import type { Direction } from "../methods/method.ts";
import { changing, entering, reading } from "./columns.ts";

export type CashierSettings = {
  readonly brandId: string;
  readonly withdrawalsPerDay: number;
  readonly withdrawnPerDayMinor: bigint;
  readonly twoOperatorsFromMinor: bigint;
  readonly openDepositsMax: number;
};

const SETTING_COLUMNS = {
  brandId: "text",
  withdrawalsPerDay: "integer",
  withdrawnPerDayMinor: "bigint",
  twoOperatorsFromMinor: "bigint",
  openDepositsMax: "integer",
} as const;

const SETTING = reading(SETTING_COLUMNS);

export const SETTINGS: Statement<CashierSettings> = {
  name: "cashier.settings",
  text: `select ${SETTING} from cashier.settings where brand_id = $1`,
};

export const LOCK_SETTINGS: Statement<CashierSettings> = {
  name: "cashier.lock-settings",
  text: `select ${SETTING} from cashier.settings where brand_id = $1 for no key update`,
};

export const SET_WITHDRAWAL_DAY: Statement<never> = {
  name: "cashier.set-withdrawal-day",
  text: `
    update cashier.settings set withdrawals_per_day = $2::int, withdrawn_per_day_minor = $3::bigint
    where brand_id = $1`,
};

export const ENTER_SETTINGS: Statement<never> = {
  name: "cashier.enter-settings",
  text: `${entering("cashier.settings", SETTING_COLUMNS)} on conflict do nothing`,
};

export type StoredMethod = {
  readonly brandId: string;
  readonly code: string;
  readonly direction: Direction;
  readonly provider: string;
  readonly asset: Asset;
  readonly names: LocalText;
  readonly minMinor: bigint;
  readonly maxMinor: bigint;
  readonly feeFixedMinor: bigint;
  readonly feeBps: number;
  readonly presets: bigint[];
  readonly minutes: number;
  readonly instructions: LocalText | null;
  readonly needsProof: boolean;
  readonly payeeFields: unknown[];
  readonly twoOperatorsFromMinor: bigint | null;
  readonly isOn: boolean;
  readonly position: number;
};

/** What an operator may change while the house is open. */
const CHANGED = {
  minMinor: "bigint",
  maxMinor: "bigint",
  feeFixedMinor: "bigint",
  feeBps: "integer",
  presets: "bigint[]",
  minutes: "integer",
  instructions: "jsonb",
  isOn: "boolean",
} as const;

const METHOD_COLUMNS = {
  brandId: "text",
  code: "text",
  direction: "text",
  provider: "text",
  asset: "text",
  names: "jsonb",
  ...CHANGED,
  needsProof: "boolean",
  payeeFields: "jsonb",
  twoOperatorsFromMinor: "bigint",
  position: "integer",
} as const;

export type MethodPatch = { readonly [Column in keyof typeof CHANGED]?: StoredMethod[Column] | undefined };

const METHOD = reading(METHOD_COLUMNS);

export const METHODS: Statement<StoredMethod> = {
  name: "cashier.methods",
  text: `select ${METHOD} from cashier.methods where brand_id = $1 and direction = $2 order by position, code`,
};

export const METHOD_BY_CODE: Statement<StoredMethod> = {
  name: "cashier.method",
  text: `select ${METHOD} from cashier.methods where brand_id = $1 and code = $2`,
};

/** The methods of these brands and codes, which stand in pairs. */
export const METHODS_NAMED: Statement<StoredMethod> = {
  name: "cashier.methods-named",
  text: `
    select ${METHOD} from cashier.methods
    where (brand_id, code) in (select * from unnest($1::text[], $2::text[]))`,
};

export const LOCK_METHOD: Statement<StoredMethod> = {
  name: "cashier.lock-method",
  text: `select ${METHOD} from cashier.methods where brand_id = $1 and code = $2 for no key update`,
};

export const CHANGE_METHOD: Statement<never> = {
  name: "cashier.change-method",
  text: `${changing("cashier.methods", CHANGED)} where brand_id = $2 and code = $3`,
};

export const ENTER_METHODS: Statement<never> = {
  name: "cashier.enter-methods",
  text: `${entering("cashier.methods", METHOD_COLUMNS)} on conflict do nothing`,
};
