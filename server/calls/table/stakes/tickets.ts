import { z } from "zod";
import type { MessageKey } from "#app/i18n/message-key.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import { type Language, localText } from "../../../core/languages.ts";
import { money, parseMoney } from "../../../core/numbers/money.ts";
import { done, type Outcome, refuse } from "../../../core/outcome.ts";
import { stakeTicket } from "../../../http/play/stake-ticket.ts";
import {
  type LotteryGame,
  lotteryGameOf,
  type PlayType,
  returnBasisPoints,
  type Ticket,
  ticketOf,
} from "../../../studio/lottery/index.ts";
import { type Call, type CallRefusal, openCall, signedCall } from "../../call.ts";
import { amount, asAmount, asSum, text } from "../../shapes.ts";
import { typedAmount } from "../money/order-shapes.ts";
import { named, openTable, TABLE_ERRORS } from "./house-game.ts";
import { STAKE_ERRORS, saidOfStake, wagerKeyOf } from "./said-of-stake.ts";

const MODULE = 7;

const gameId = text(40).min(1);
const COMBINED = ["each", "product", "distinct", "pairs", "choose"] as const;

const play = z.object({
  playType: z.string(),
  name: z.string(),
  how: z.string().meta({ description: "How it is marked and won, for people." }),
  groups: z
    .array(z.object({ first: z.int(), last: z.int(), least: z.int(), most: z.int() }))
    .meta({ description: "The fields of a ticket: their numbers, and how many are marked." }),
  combine: z.enum(COMBINED).meta({
    description:
      "How marks become lines: each mark, one of each field, the same without doubles, two of one and one of another, or `choose` of those that are marked.",
  }),
  choose: z.int().nullable(),
  prizes: z.array(z.object({ name: z.string(), pays: z.int() })).meta({
    description: "What is paid for a stake of one, in hundredths, the stake included.",
  }),
  rtp: z.string().meta({ description: "Hundredths of a percent." }),
});

const lottery = z.object({
  gameId: z.string(),
  name: z.string(),
  ...{ units: z.array(amount), timesMax: z.int(), stakeMax: amount, payoutMax: amount },
  plays: z.array(play),
});

async function playValue(of: PlayType, language: Language): Promise<z.infer<typeof play>> {
  const { t } = await speechOf(language);
  const { code, combine } = of;
  return {
    playType: code,
    name: t(`lottery.plays.${code}.name` as MessageKey),
    how: t(`lottery.plays.${code}.how` as MessageKey),
    groups: of.groups.map(({ values, least, most }) => ({
      ...{ first: values[0] ?? 0, last: values.at(-1) ?? 0, least, most },
    })),
    combine: typeof combine === "object" ? "choose" : combine,
    choose: typeof combine === "object" ? combine.choose : null,
    prizes: of.prizes.map(({ name, hundredths }) => ({ name, pays: hundredths })),
    rtp: `${returnBasisPoints(of)}`,
  };
}

const NUMBER_MAX = 99_999;

const wanted = {
  gameId,
  playType: text(40).min(1),
  picks: z
    .array(z.array(z.int().min(0).max(NUMBER_MAX)).max(1000))
    .min(1)
    .max(10)
    .meta({ description: "What is marked, field by field." }),
  unit: typedAmount.meta({ description: "On each line, one of `units`." }),
  times: z.int().min(1).max(9999).default(1),
};

const TICKET_ERRORS = [
  ...(["gameUnknown", "badField", "picksNotOffered", "tooManyLines", "unitNotOffered"] as const),
  ...(["stakeAboveLimit", "payoutAboveLimit"] as const),
] as const;

type Wanted = z.infer<z.ZodObject<typeof wanted>>;
type Counted = Outcome<
  { readonly game: LotteryGame; readonly ticket: Ticket },
  CallRefusal<(typeof TICKET_ERRORS)[number]>
>;

/** What is wanted as a ticket, where it is on offer. */
function counted({ gameId: code, unit, ...request }: Wanted): Counted {
  const game = lotteryGameOf(code);
  if (!game) return refuse({ reason: "gameUnknown" });
  const read = parseMoney(unit, "P");
  if (!read) return refuse({ reason: "badField", fields: ["unit"] });
  const ticket = ticketOf(game, { ...request, unitMinor: read.minor });
  return typeof ticket === "string" ? refuse({ reason: ticket }) : done({ game, ticket });
}

/** Tickets of lotteries, as their pages sell them. */
export const ticketCalls: readonly Call[] = [
  openCall({
    module: MODULE,
    name: "lotteryGame",
    method: "GET",
    isSameForAll: true,
    path: "/lgw/games/game",
    about:
      "How a lottery is played: its plays with their fields, prizes and returns, and what a ticket may cost.",
    payload: z.object({ gameId }),
    value: lottery,
    errors: ["gameUnknown"],
    async answer({ visitor: { language }, payload }) {
      const game = lotteryGameOf(payload.gameId);
      if (!game) return refuse({ reason: "gameUnknown" });
      return done({
        ...{ gameId: game.code, name: localText(game.names, language), timesMax: game.timesMax },
        units: game.unitsMinor.map(asSum),
        ...{ stakeMax: asSum(game.stakeMaxMinor), payoutMax: asSum(game.payoutMaxMinor) },
        plays: await Promise.all(game.plays.map((one) => playValue(one, language))),
      });
    },
  }),
  openCall({
    module: MODULE,
    name: "countTicket",
    method: "POST",
    path: "/lgw/games/ticket/count",
    about: "What a ticket comes to: how many lines, what they cost and the most they win. Nothing is bought.",
    payload: z.object(wanted),
    value: z.object({ lines: z.int(), stake: amount, top: amount }),
    errors: TICKET_ERRORS,
    async answer({ payload }) {
      const read = counted(payload);
      if (!read.ok) return read;
      const { lines, stakeMinor, topMinor } = read.value.ticket;
      return done({ lines: lines.length, stake: asSum(stakeMinor), top: asSum(topMinor) });
    },
  }),
  signedCall({
    module: MODULE,
    name: "buyTicket",
    method: "POST",
    path: "/lgw/games/ticket",
    about:
      "Stakes a ticket on a draw, for the cost that was shown and no other. `vnRecent` lists the player's tickets.",
    scope: "play",
    payload: z.object({
      ...wanted,
      numero: text(40).min(1).meta({ description: "The draw, as `gameMenus` numbers it." }),
      stake: typedAmount.meta({ description: "What the ticket costs in all, as `countTicket` says it." }),
      funds: named.funds,
    }),
    value: z.object({ wagerId: z.uuid(), lines: z.int(), stake: amount }),
    errors: [...TICKET_ERRORS, ...TABLE_ERRORS, ...STAKE_ERRORS, "drawClosed", "liabilityReached"],
    async answer({ visitor, payload: { numero: draw, stake, funds, ...request }, key }) {
      const read = counted(request);
      if (!read.ok) return read;
      const { game, ticket } = read.value;
      if (parseMoney(stake, "P")?.minor !== ticket.stakeMinor)
        return refuse({ reason: "badField", fields: ["stake"] });
      const table = await openTable(visitor, "lottery", { nodeId: `${game.vendor}-${game.code}`, funds });
      if (!table.ok) return table;
      const bought = await stakeTicket(visitor, table.value, { ...ticket, formRef: wagerKeyOf(key), draw });
      if (!bought.ok) return refuse(saidOfStake(bought.refusal.reason));
      const { id: wagerId, stakeMinor, asset } = bought.value;
      return done({ wagerId, lines: ticket.lines.length, stake: asAmount(money(stakeMinor, asset)) });
    },
  }),
];
