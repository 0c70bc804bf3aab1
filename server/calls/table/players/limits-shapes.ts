import { z } from "zod";
import {
  EXCLUSION_TERMS,
  LIMIT_CHANGES,
  LIMIT_NAMES,
  type LimitName,
  type LimitsView,
  type LimitView,
  TIME_OUT_TERMS,
} from "../../../limits/index.ts";
import { amount, asAmount, asInstant, asSum, instant } from "../../shapes.ts";
import { pause, pauseValue } from "./pause-shape.ts";

const bound = z
  .union([amount, z.int()])
  .meta({ description: "Minutes where it is about `session`, else an amount." });

const boundValue = (name: LimitName, of: bigint | null) =>
  of === null ? null : name === "session" ? Number(of) : asSum(of);

const term = z.enum([...TIME_OUT_TERMS, ...EXCLUSION_TERMS]);

const limit = z.object({
  name: z.enum(LIMIT_NAMES),
  ceiling: bound.nullable().meta({ description: "Null is no limit." }),
  used: bound.nullable().meta({
    description: "In the period that goes on; null of a single stake, and of play that no limit had counted.",
  }),
  left: bound.nullable().meta({ description: "More than the ceiling for who is ahead." }),
  startsAnewAt: instant.nullable(),
  raise: z
    .object({
      ceiling: bound.nullable(),
      ...{ confirmFrom: instant, lapsesAt: instant, canConfirm: z.boolean() },
    })
    .nullable()
    .meta({ description: "What was asked for and waits for a second yes." }),
});

/** Everything about a player's limits and time away. */
export const limitsView = z.object({
  limits: z.array(limit),
  session: z
    .object({ startedAt: instant, minutes: z.int(), net: amount })
    .nullable()
    .meta({ description: "The play that goes on." }),
  pause: pause.nullable(),
  offers: z.array(pause.extend({ term })).meta({ description: "Time away that could begin now." }),
  changes: z.array(
    z.object({
      ...{ name: z.enum(LIMIT_NAMES), what: z.enum(LIMIT_CHANGES) },
      ...{ before: bound.nullable(), after: bound.nullable(), at: instant },
    }),
  ),
  pauses: z.array(pause.extend({ term, at: instant })),
});

export function limitsValue(view: LimitsView): z.infer<typeof limitsView> {
  const { limits, session, changes, pauses, offers } = view;
  return {
    limits: limits.map(limitValue),
    session: session && {
      ...{ startedAt: asInstant(session.startedAt), minutes: session.minutes, net: asAmount(session.net) },
    },
    pause: view.pause && pauseValue(view.pause),
    offers: offers.map((offer) => ({ ...pauseValue(offer), term: offer.term })),
    changes: changes.map(({ name, what, before, after, at }) => ({
      ...{ name, what, at: asInstant(at) },
      ...{ before: boundValue(name, before), after: boundValue(name, after) },
    })),
    pauses: pauses.map((one) => ({ ...pauseValue(one), term: one.term, at: asInstant(one.at) })),
  };
}

function limitValue({ name, startsAnewAt, raise, ...of }: LimitView): z.infer<typeof limit> {
  return {
    ...{ name, ceiling: boundValue(name, of.ceiling) },
    ...{ used: boundValue(name, of.used), left: boundValue(name, of.left) },
    startsAnewAt: startsAnewAt && asInstant(startsAnewAt),
    raise: raise && {
      ...{ ceiling: boundValue(name, raise.ceiling), canConfirm: raise.canConfirm },
      ...{ confirmFrom: asInstant(raise.confirmFrom), lapsesAt: asInstant(raise.lapsesAt) },
    },
  };
}
