import type { LocalText } from "../../core/languages.ts";
import type { Money } from "../../core/numbers/money.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import { lockMethod, updateMethod } from "../store/methods.ts";
import { feeOf, type MethodRow } from "./method.ts";

/** What an operator changes of a method; what is not named stays. */
export type MethodSetting = {
  readonly brandId: string;
  readonly code: string;
  /** Where to pay and what to write there. Null takes a deposit by hand out of the offer. */
  readonly instructions?: LocalText | null | undefined;
  readonly isOn?: boolean | undefined;
  readonly min?: Money | undefined;
  readonly max?: Money | undefined;
  readonly feeFixed?: Money | undefined;
  /** Hundredths of a percent. */
  readonly feeBps?: number | undefined;
  readonly presets?: readonly Money[] | undefined;
  readonly minutes?: number | undefined;
};

type Change = Omit<MethodSetting, "brandId" | "code">;

type SettingRefusal = {
  reason: "unknownMethod" | "badInstructions" | "badRange" | "badFee" | "badPresets" | "badMinutes";
};

const INSTRUCTIONS_MAX = 2000;
/** No order is larger, whatever a method allows. */
const ORDER_MAX_MINOR = 10n ** 15n;
const FEE_BPS_MAX = 5000;
const PRESETS_MOST = 12;
const MINUTES_MAX = 43_200;

/**
 * Changes a method while the house is open. Orders that were made before keep the terms that their players saw.
 * Refused is what no order could be made by: a smallest amount above the largest, a fee that leaves nothing of the
 * smallest, an amount to pick that is outside the two.
 */
export function setMethod(
  { db }: Context,
  { brandId, code, ...change }: MethodSetting,
): Promise<Outcome<null, SettingRefusal>> {
  return db.transaction(async (transaction) => {
    const known = await lockMethod(transaction, brandId, code);
    if (!known) return refuse({ reason: "unknownMethod" });
    const reason = textsProblem(change) ?? termsProblem(known, change);
    if (reason) return refuse({ reason });
    await updateMethod(transaction, { brand: brandId, code }, columnsOf(change));
    return done(null);
  });
}

function textsProblem({ instructions }: Change): SettingRefusal["reason"] | null {
  const texts = Object.values(instructions ?? {});
  const isGood = texts.every((text) => text.trim() !== "" && text.length <= INSTRUCTIONS_MAX);
  return isGood ? null : "badInstructions";
}

function termsProblem(known: MethodRow, change: Change): SettingRefusal["reason"] | null {
  const { min, max, presets, minutes } = { ...known, ...named(change) };
  const fee = {
    fixedMinor: change.feeFixed?.minor ?? known.fee.fixedMinor,
    bps: change.feeBps ?? known.fee.bps,
  };
  if (min.minor < 1n || min.minor > max.minor || max.minor > ORDER_MAX_MINOR) return "badRange";
  const isFee = fee.fixedMinor >= 0n && Number.isInteger(fee.bps) && fee.bps >= 0 && fee.bps <= FEE_BPS_MAX;
  if (!isFee || feeOf(min.minor, fee) >= min.minor) return "badFee";
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > MINUTES_MAX) return "badMinutes";
  const isWithin = presets.every(({ minor }) => minor >= min.minor && minor <= max.minor);
  const isOnce = new Set(presets.map(({ minor }) => minor)).size === presets.length;
  return isWithin && isOnce && presets.length <= PRESETS_MOST ? null : "badPresets";
}

type Terms = Pick<MethodRow, "min" | "max" | "presets" | "minutes">;

function named({ min, max, presets, minutes }: Change): Partial<Terms> {
  return {
    ...(min && { min }),
    ...(max && { max }),
    ...(presets && { presets }),
    ...(minutes !== undefined && { minutes }),
  };
}

function columnsOf({ instructions, isOn, min, max, feeFixed, feeBps, presets, minutes }: Change) {
  return {
    instructions,
    isOn,
    minMinor: min?.minor,
    maxMinor: max?.minor,
    feeFixedMinor: feeFixed?.minor,
    feeBps,
    presets: presets?.map(({ minor }) => minor),
    minutes,
  };
}
