import { z } from "zod";
import {
  attachProof,
  cancelDeposit,
  DEPOSIT_STATES,
  DEPOSIT_STEPS,
  type Deposit,
  type DepositStep,
  depositMethods,
  depositOf,
  depositsOf,
  readReference,
} from "../../../cashier/index.ts";
import { type Language, localText } from "../../../core/languages.ts";
import { done, refuse } from "../../../core/outcome.ts";
import { nextMatches } from "../../../http/visitor/next-matches.ts";
import { type Pause, playPause } from "../../../limits/index.ts";
import { askedPage } from "../../asked-page.ts";
import { type Call, signedCall } from "../../call.ts";
import { PICTURE_BODY_BYTES, picture, pictureBytes } from "../../picture-body.ts";
import {
  amount,
  asAmount,
  asInstant,
  id,
  instant,
  noPayload,
  nothing,
  pageNumber,
  text,
} from "../../shapes.ts";
import { away, pauseValue } from "../players/pause-shape.ts";
import { match, matchValue } from "../rewards/match-shape.ts";
import { DEPOSIT_ERRORS, depositByApp } from "./deposit-by-app.ts";
import { reference, storyOf, storyValue, typedAmount, wayShape, wayValue } from "./order-shapes.ts";

const MODULE = 5;

const deposit = z.object({
  ...{ reference: z.string(), state: z.enum(DEPOSIT_STATES), method: z.string(), methodName: z.string() },
  nextStep: z
    .enum(DEPOSIT_STEPS)
    .nullable()
    .meta({ description: "What the player can do about it now; null where time away from play ends it." }),
  payUrl: z
    .string()
    .nullable()
    .meta({ description: "Where a browser pays, as long as there is something to pay." }),
  instructions: z.string().nullable().meta({ description: "Where to pay by hand." }),
  needsProof: z.boolean(),
  proofs: z.int(),
  amount,
  fee: amount,
  received: amount.nullable(),
  credited: amount.meta({ description: "What the account is given." }),
  movementId: id.nullable(),
  createdAt: instant,
  expiresAt: instant,
  timeline: storyOf(DEPOSIT_STATES),
});

/** What is left to do of an order while its player is away. */
const WHILE_AWAY: ReadonlySet<DepositStep> = new Set(["wait", "contact"]);

/** A player who is away is shown no way to pay, as on the page: no deposit is taken now. */
function depositValue(
  order: Deposit,
  { language, pause }: { readonly language: Language; readonly pause: Pause | null },
): z.infer<typeof deposit> {
  const { method, movementId, nextStep } = order;
  const isShut = pause !== null && order.state === "waiting";
  const instructions = isShut ? null : order.instructions;
  return {
    ...{ reference: order.reference, state: order.state, payUrl: isShut ? null : order.payUrl },
    nextStep: pause && !WHILE_AWAY.has(nextStep) ? null : nextStep,
    ...{ method: method.code, methodName: localText(method.name, language), needsProof: method.needsProof },
    ...{ proofs: order.proofs, instructions: instructions && localText(instructions, language) },
    ...{ amount: asAmount(order.amount), fee: asAmount(order.fee), credited: asAmount(order.credited) },
    received: order.received && asAmount(order.received),
    movementId: movementId === null ? null : `${movementId}`,
    createdAt: asInstant(order.createdAt),
    expiresAt: asInstant(order.expiresAt),
    timeline: storyValue(order.timeline),
  };
}

/** Money into the house by orders, as the page of deposits makes them. */
export const depositCalls: readonly Call[] = [
  signedCall({
    module: MODULE,
    name: "depositMethods",
    method: "GET",
    path: "/wps/member/deposits/methods",
    about:
      "The ways to pay in that are open now, with their bounds, fees and where to pay by hand, and what the next deposit brings besides. None is open to a player who is away from play.",
    scope: "read",
    payload: noPayload,
    value: z.object({
      methods: z.array(
        z.object({ ...wayShape, needsProof: z.boolean(), instructions: z.string().nullable() }),
      ),
      matches: z.array(match).meta({ description: "Bonuses that the player's next deposit brings." }),
      pause: away,
    }),
    errors: [],
    async answer({ visitor }) {
      const { context, platform, brand, player, language } = visitor;
      const pause = await playPause(context, player.id);
      if (pause) return done({ methods: [], matches: [], pause: pauseValue(pause) });
      const [found, [matches]] = await Promise.all([
        depositMethods(context, platform.payments, { brand, playerId: player.id }),
        nextMatches(visitor),
      ]);
      const methods = found.map((way) => ({
        ...wayValue(way, language),
        needsProof: way.needsProof,
        instructions: way.instructions && localText(way.instructions, language),
      }));
      return done({ methods, matches: matches.map(matchValue), pause: null });
    },
  }),
  signedCall({
    module: MODULE,
    name: "deposits",
    method: "GET",
    path: "/wps/member/deposits",
    about: "The player's orders of money in, newest first, 20 a page.",
    scope: "read",
    payload: z.object({ page: pageNumber }),
    value: z.object({ rows: z.array(deposit), page: z.int(), totalPages: z.int(), total: z.int() }),
    errors: [],
    async answer({ visitor: { context, player, language }, payload: { page: wanted } }) {
      const [{ pageCount, total, ...found }, pause] = await Promise.all([
        depositsOf(context, { playerId: player.id, page: wanted }),
        playPause(context, player.id),
      ]);
      const shown = askedPage(wanted, found).map((order) => depositValue(order, { language, pause }));
      return done({ rows: shown, page: wanted, totalPages: pageCount, total });
    },
  }),
  signedCall({
    module: MODULE,
    name: "deposit",
    method: "GET",
    path: "/wps/member/deposits/order",
    about: "One order of money in, with what became of it.",
    scope: "read",
    payload: z.object({ reference }),
    value: deposit,
    errors: ["unknownOrder"],
    async answer({ visitor: { context, player, language }, payload }) {
      const depositId = readReference(payload.reference);
      const order = depositId && (await depositOf(context, { playerId: player.id, depositId }));
      if (!order) return refuse({ reason: "unknownOrder" });
      return done(depositValue(order, { language, pause: await playPause(context, player.id) }));
    },
  }),
  signedCall({
    module: MODULE,
    name: "requestDeposit",
    method: "POST",
    path: "/wps/member/deposits",
    about:
      "Orders a deposit. Nothing moves before the money is there: show `payUrl` where the answer has one, else read the order for where to pay.",
    scope: "money",
    payload: z.object({ method: text(40).min(1), amount: typedAmount }),
    value: z.object({ reference: z.string(), payUrl: z.string().nullable() }),
    errors: DEPOSIT_ERRORS,
    answer: ({ visitor, payload, key }) => depositByApp(visitor, { ...payload, key }),
  }),
  signedCall({
    module: MODULE,
    name: "proveDeposit",
    method: "POST",
    path: "/wps/member/deposits/proof",
    about:
      "Sends the picture that shows a payment by hand, three at most: PNG or JPG of 5 MB at most, as base64.",
    bodyBytesMax: PICTURE_BODY_BYTES,
    scope: "money",
    payload: z.object({ reference, picture }),
    value: nothing,
    errors: [
      ...(["unknownOrder", "tooLate", "noProofNeeded", "tooManyProofs"] as const),
      ...(["unreadableImage", "imageTooLarge", "tooBusy"] as const),
    ],
    async answer({ visitor: { context, player }, payload }) {
      const depositId = readReference(payload.reference);
      if (depositId === null) return refuse({ reason: "unknownOrder" });
      const bytes = pictureBytes(payload.picture);
      return attachProof(context, { playerId: player.id, depositId, bytes });
    },
  }),
  signedCall({
    module: MODULE,
    name: "cancelDeposit",
    method: "POST",
    path: "/wps/member/deposits/cancel",
    about: "Takes back an order that was not paid yet.",
    scope: "money",
    payload: z.object({ reference }),
    value: nothing,
    errors: ["unknownOrder", "tooLate"],
    async answer({ visitor: { context, player }, payload }) {
      const depositId = readReference(payload.reference);
      if (depositId === null) return refuse({ reason: "unknownOrder" });
      return cancelDeposit(context, { playerId: player.id, depositId });
    },
  }),
];
