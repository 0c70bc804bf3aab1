import { z } from "zod";
import { isTrialType } from "../../../accounts/index.ts";
import { openDepositsOf } from "../../../cashier/index.ts";
import { done, type Outcome, refuse } from "../../../core/outcome.ts";
import type { PlayerVisitor } from "../../../http/visitor/visitor.ts";
import {
  ceilingIn,
  EXCLUSION_TERMS,
  LIMIT_NAMES,
  type LimitResult,
  type LimitsReason,
  type LimitWish,
  limitsOf,
  playPause,
  TIME_OUT_TERMS,
} from "../../../limits/index.ts";
import { carryOutLimits } from "../../../use-cases/index.ts";
import { type Call, type CallRefusal, signedCall } from "../../call.ts";
import { noPayload } from "../../shapes.ts";
import { limitsValue, limitsView } from "./limits-shapes.ts";
import { pause, pauseValue } from "./pause-shape.ts";

const MODULE = 4;

const name = z.enum(LIMIT_NAMES);
type Reason = Exclude<LimitsReason, "ceilingOutOfRange">;
type Carried = Outcome<LimitResult, CallRefusal<Reason | "badField" | "needTrueAccount">>;

/** Does what was wished, as the page of limits does it; trial accounts have no limits. */
async function carriedOut({ context, player, brand }: PlayerVisitor, wish: LimitWish): Promise<Carried> {
  if (isTrialType(player.accountType)) return refuse({ reason: "needTrueAccount" });
  const { id: playerId } = player;
  const carried = await carryOutLimits(context, { playerId, timeZone: brand.timeZone, wish });
  if (carried.ok) return carried;
  const { reason } = carried.refusal;
  if (reason === "ceilingOutOfRange") return refuse({ reason: "badField", fields: ["ceiling"] });
  return refuse(reason === "sessionOutOfRange" ? { reason, fields: ["ceiling"] } : { reason });
}

/** What a wish can come to. */
const resultIn = <const Result extends LimitResult>(results: readonly Result[]) =>
  z.object({ result: z.enum(results) });

async function resulting<const Result extends LimitResult>(
  carried: Promise<Carried>,
  results: readonly Result[],
) {
  const outcome = await carried;
  if (!outcome.ok) return outcome;
  const result = results.find((one) => one === outcome.value);
  if (result === undefined) throw new Error(`A limit came to what its call does not say: ${outcome.value}`);
  return done({ result });
}

/** Begins time away and tells until when it is. */
async function away(visitor: PlayerVisitor, wish: LimitWish) {
  const carried = await carriedOut(visitor, wish);
  if (!carried.ok) return carried;
  const begun = await playPause(visitor.context, visitor.player.id);
  if (!begun) throw new Error("A pause that just began is not there.");
  return done(pauseValue(begun));
}

const SET = ["set", "asked", "unchanged", "cancelled"] as const;
const REMOVED = ["asked", "unchanged"] as const;
const ENDED = { confirm: "raised", cancel: "cancelled" } as const;

const onRaise = (path: keyof typeof ENDED, about: string, reasons: readonly Reason[]) =>
  signedCall({
    module: MODULE,
    name: `${path}LimitRaise`,
    method: "POST",
    path: `/wps/member/limits/raise/${path}`,
    about,
    scope: "money",
    payload: z.object({ name }),
    value: resultIn([ENDED[path]]),
    errors: ["needTrueAccount", ...reasons],
    answer: ({ visitor, payload }) =>
      resulting(carriedOut(visitor, { intent: path, ...payload }), [ENDED[path]]),
  });

/** What players bind themselves to, and time away from play. */
export const limitCalls: readonly Call[] = [
  signedCall({
    module: MODULE,
    name: "limits",
    method: "GET",
    path: "/wps/member/limits",
    about:
      "The player's own limits with what is used of each, what waits to be confirmed, the break that goes on and those that could begin, and the latest changes.",
    scope: "read",
    payload: noPayload,
    value: limitsView,
    errors: ["needTrueAccount"],
    async answer({ visitor: { context, player, brand } }) {
      if (isTrialType(player.accountType)) return refuse({ reason: "needTrueAccount" });
      const { minor: pendingMinor } = await openDepositsOf(context.db, player.id);
      const asked = { playerId: player.id, timeZone: brand.timeZone, pendingMinor };
      return done(limitsValue(await limitsOf(context, asked)));
    },
  }),
  signedCall({
    module: MODULE,
    name: "setLimit",
    method: "PUT",
    path: "/wps/member/limits",
    about:
      "Sets a limit. A first or a lower one holds at once (`set`); a higher one is asked for (`asked`), and has to be confirmed a day later, within seven days. Either of the first takes back a higher one that waits, and so does the present one again, which is then `cancelled`; where nothing waits it is `unchanged`.",
    scope: "money",
    payload: z.object({
      name,
      ceiling: z
        .string()
        .regex(/^\d{1,16}(\.\d{1,2})?$/)
        .meta({ description: "Money, exact; of `session` minutes, from 10 to 1440." }),
    }),
    value: resultIn(SET),
    errors: ["needTrueAccount", "badField", "paused", "sessionOutOfRange"],
    async answer({ visitor, payload }) {
      const ceiling = ceilingIn(payload.name, payload.ceiling);
      if (ceiling === null) return refuse({ reason: "badField", fields: ["ceiling"] });
      return resulting(carriedOut(visitor, { intent: "set", name: payload.name, ceiling }), SET);
    },
  }),
  signedCall({
    module: MODULE,
    name: "removeLimit",
    method: "DELETE",
    path: "/wps/member/limits",
    about: "Asks for a limit to be no more, which waits and is confirmed as a higher one.",
    scope: "money",
    payload: z.object({ name }),
    value: resultIn(REMOVED),
    errors: ["needTrueAccount", "paused"],
    answer: ({ visitor, payload }) =>
      resulting(carriedOut(visitor, { intent: "remove", ...payload }), REMOVED),
  }),
  onRaise("confirm", "Confirms for the second time that a limit shall be higher, or be no more.", [
    ...(["nothingAsked", "tooEarly", "paused"] as const),
  ]),
  onRaise("cancel", "Gives up a higher limit that was asked for.", ["nothingAsked"]),
  signedCall({
    module: MODULE,
    name: "takeBreak",
    method: "POST",
    path: "/wps/member/breaks",
    about:
      "Begins a break at once: no stake and no deposit is taken until it is over. Nobody can end it early.",
    scope: "money",
    payload: z.object({ term: z.enum(TIME_OUT_TERMS) }),
    value: pause,
    errors: ["needTrueAccount", "notLonger"],
    answer: ({ visitor, payload }) => away(visitor, { intent: "timeOut", ...payload }),
  }),
  signedCall({
    module: MODULE,
    name: "excludeSelf",
    method: "POST",
    path: "/wps/member/exclusion",
    about:
      "Shuts the player out of play and deposits at once, for months or for ever; bonuses end with one for ever. Nobody can undo it: an app asks twice before it calls.",
    scope: "money",
    payload: z.object({ term: z.enum(EXCLUSION_TERMS) }),
    value: pause,
    errors: ["needTrueAccount", "notLonger"],
    answer: ({ visitor, payload }) => away(visitor, { intent: "exclude", ...payload }),
  }),
];
