import { DAY_MS, HOUR_MS, MINUTE_MS } from "../core/time.ts";
import type { Channel, CodePurpose } from "./purposes.ts";
import type { Recipient } from "./recipient.ts";

/** Somebody asks for a code: what the budgets count them by. */
export type Asked = {
  readonly recipient: Recipient;
  readonly purpose: CodePurpose;
  readonly brandId: string;
  readonly network: string;
};

export type Budget = {
  readonly name: string;
  readonly most: number;
  readonly windowMs: number;
  /**
   * What is told when it is used up. Null is a budget of the house: it says nothing, so that whoever empties it does
   * not see when they have (T5).
   */
  readonly told: "tooSoon" | "tooMany" | null;
  /**
   * Counted by who asks and not by whom it is for. Alone of those that are told it is told to who comes back (isQuiet):
   * any other one would say that somebody has asked for this address before.
   */
  readonly isAskers?: true;
  subject(asked: Asked): string;
};

const target = ({ recipient }: Asked) => recipient.target;
const errand = ({ recipient, purpose }: Asked) => `${recipient.target}|${purpose}`;
const network = ({ network }: Asked) => network;
const block = ({ recipient }: Asked) => recipient.block;
const country = ({ recipient }: Asked) => recipient.country;
const brand = ({ brandId }: Asked) => brandId;
const house = () => "house";

/** From the narrow to the wide: every send takes them in this order, so that two never wait for each other. */
const OF_CHANNEL: Readonly<Record<Channel, readonly Budget[]>> = {
  sms: [
    { name: "sms-number-minute", most: 1, windowMs: MINUTE_MS, told: "tooSoon", subject: errand },
    { name: "sms-number-day", most: 5, windowMs: DAY_MS, told: "tooMany", subject: errand },
    {
      name: "sms-network-hour",
      most: 20,
      windowMs: HOUR_MS,
      told: "tooMany",
      isAskers: true,
      subject: network,
    },
    { name: "sms-number-day-in-all", most: 10, windowMs: DAY_MS, told: null, subject: target },
    { name: "sms-block-day", most: 50, windowMs: DAY_MS, told: null, subject: block },
    { name: "sms-country-day", most: 4000, windowMs: DAY_MS, told: null, subject: country },
    { name: "sms-brand-day", most: 6000, windowMs: DAY_MS, told: null, subject: brand },
    { name: "sms-house-day", most: 10_000, windowMs: DAY_MS, told: null, subject: house },
  ],
  mail: [
    { name: "mail-box-minute", most: 1, windowMs: MINUTE_MS, told: "tooSoon", subject: errand },
    { name: "mail-box-day", most: 5, windowMs: DAY_MS, told: "tooMany", subject: errand },
    {
      name: "mail-network-hour",
      most: 20,
      windowMs: HOUR_MS,
      told: "tooMany",
      isAskers: true,
      subject: network,
    },
    { name: "mail-box-day-in-all", most: 10, windowMs: DAY_MS, told: null, subject: target },
    { name: "mail-brand-day", most: 20_000, windowMs: DAY_MS, told: null, subject: brand },
    { name: "mail-house-day", most: 50_000, windowMs: DAY_MS, told: null, subject: house },
  ],
};

/** What trips the breaker of a country (breaker.ts). */
export const BREAKER_FIGURES = {
  /** So many in a quarter of an hour are a flood. */
  "sms-flood": 300,
  "mail-flood": 3000,
  /** Fewer right codes than this, of a hundred that were sent, and nobody is there who reads them. */
  "sms-proven-percent": 20,
  /** Of fewer than this nothing can be said. */
  "sms-sample": 40,
} as const;

/** Every figure that an operator may set, with the house's own. */
export const FIGURES: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    Object.values(OF_CHANNEL).flatMap((all) => all.map(({ name, most }) => [name, most])),
  ),
  ...BREAKER_FIGURES,
};

/** The budgets of a channel with what operators have set. */
export function budgetsOf(channel: Channel, set: ReadonlyMap<string, number>): readonly Budget[] {
  return OF_CHANNEL[channel].map((budget) => ({ ...budget, most: set.get(budget.name) ?? budget.most }));
}

/** One of the breaker's figures. */
export function figureOf(name: keyof typeof BREAKER_FIGURES, set: ReadonlyMap<string, number>): number {
  return set.get(name) ?? BREAKER_FIGURES[name];
}
