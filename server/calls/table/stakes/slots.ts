import { z } from "zod";
import { localText } from "../../../core/languages.ts";
import { money, parseMoney } from "../../../core/numbers/money.ts";
import { done, refuse } from "../../../core/outcome.ts";
import { later } from "../../../core/time.ts";
import { fromSeat } from "../../../http/play/from-seat.ts";
import { housePace } from "../../../http/visitor/house-pace.ts";
import { chooseClientSeed, freeRoundsLeft, gameSheet, seatOfSpin, spin } from "../../../studio/index.ts";
import { type Call, signedCall } from "../../call.ts";
import { amount, asAmount, asInstant, instant, text } from "../../shapes.ts";
import { typedAmount } from "../money/order-shapes.ts";
import { notOver } from "./free-rounds.ts";
import { houseTable, named, openTable, TABLE_ERRORS, UNKNOWN_ERRORS } from "./house-game.ts";
import { STAKE_ERRORS, saidOfStake, wagerKeyOf } from "./said-of-stake.ts";
import { slotRound, slotRoundValue } from "./slot-shapes.ts";

const MODULE = 12;
const ENGINE = "slot";

const pays = z.array(z.object({ count: z.int(), lineBets: z.int() }));

const slot = z.object({
  nodeId: z.string(),
  name: z.string(),
  symbols: z.record(z.string(), z.string()).meta({ description: "Their names, by what a grid calls them." }),
  strips: z.array(z.array(z.string())),
  lines: z.array(z.array(z.int())).meta({ description: "Of each line its row on every reel." }),
  lineBets: z.array(amount).meta({ description: "A spin costs one on every line." }),
  paytable: z.array(z.object({ symbol: z.string(), pays })),
  scatterPays: pays,
  freeSpins: z.object({
    awarded: z.array(z.int()).meta({ description: "For three, four and five scatters." }),
    retriggered: z.array(z.int()),
    limit: z.int(),
    multiplier: z.int(),
  }),
  rtp: z.string().meta({ description: "In percent, rounded down." }),
  maxWin: z.int().meta({ description: "No round pays more line bets." }),
  cycleMs: z.int().meta({ description: "How long it waits between two spins of one player." }),
  takesAutoplay: z.boolean(),
  freeRounds: z
    .object({ freeRoundsId: z.uuid(), left: z.int(), lineBet: amount, expiresAt: instant })
    .nullable()
    .meta({ description: "Spins that cost nothing, at this line bet." }),
});

const SPIN_ERRORS = [
  ...TABLE_ERRORS,
  ...STAKE_ERRORS,
  ...(["lineBetNotOffered", "tooFast", "freeRoundsOver", "autoplayOff", "roundOpen"] as const),
] as const;

/** Reels with lines. */
export const slotCalls: readonly Call[] = [
  signedCall({
    module: MODULE,
    name: "slotGame",
    method: "GET",
    path: "/wps/game/slots",
    about:
      "A slot of the house: its reels, lines, paytable and line bets, and the free rounds that there are.",
    scope: "read",
    payload: z.object(named),
    value: slot,
    errors: UNKNOWN_ERRORS,
    async answer({ visitor, payload }) {
      const { context, player, language } = visitor;
      const table = await houseTable(visitor, ENGINE, payload);
      if (!table.ok) return table;
      const { game, asset } = table.value;
      const sheet = gameSheet(game.code, { asset });
      if (!sheet) return refuse({ reason: "gameUnknown" });
      const free = await freeRoundsLeft(context, { playerRef: `${player.id}`, game: game.code, asset });
      const { cycleMs, autoplay } = await housePace(visitor);
      const paid = (entries: typeof sheet.scatterPays) =>
        entries.map(({ count, lineBets }) => ({ count, lineBets }));
      const symbols = Object.entries(sheet.symbols).map(([one, names]) => [one, localText(names, language)]);
      const { awarded, retriggered, limit, multiplier } = sheet.freeSpins;
      return done({
        ...{ nodeId: payload.nodeId, name: localText(sheet.names, language) },
        ...{ symbols: Object.fromEntries(symbols), strips: sheet.strips.map((one) => [...one]) },
        lines: sheet.lines.map((one) => [...one]),
        lineBets: sheet.lineBetsMinor.map((minor) => asAmount(money(minor, asset))),
        paytable: sheet.paytable.map(({ symbol, pays: entries }) => ({ symbol, pays: paid(entries) })),
        scatterPays: paid(sheet.scatterPays),
        freeSpins: { awarded: [...awarded], retriggered: [...retriggered], limit, multiplier },
        ...{ rtp: sheet.rtpPercent, maxWin: sheet.maxWin.lineBets, cycleMs, takesAutoplay: autoplay },
        freeRounds: free && {
          ...{ freeRoundsId: free.freeRoundsId, left: free.left, lineBet: asAmount(free.lineBet) },
          expiresAt: asInstant(free.expiresAt),
        },
      });
    },
  }),
  signedCall({
    module: MODULE,
    name: "spin",
    method: "POST",
    path: "/wps/game/slots",
    about: "Spins a slot once, with the free spins that it wins, and answers with what came.",
    scope: "play",
    payload: z.object({
      ...named,
      lineBet: typedAmount.meta({ description: "One of the line bets; the spin costs it on every line." }),
      freeRoundsId: z.uuid().optional(),
      clientSeed: text().optional().meta({
        description: "The player's part in the first pair of seeds; later ones are chosen by `changeSeeds`.",
      }),
      isAutomatic: z
        .boolean()
        .default(false)
        .meta({ description: "Nobody pressed: only where `takesAutoplay`." }),
    }),
    value: slotRound,
    errors: SPIN_ERRORS,
    async answer({ visitor, payload: { lineBet, clientSeed = "", isAutomatic, ...asked }, key }) {
      const { context, player, platform } = visitor;
      const table = await openTable(visitor, ENGINE, asked);
      if (!table.ok) return table;
      const { game, asset } = table.value;
      const read = parseMoney(lineBet, asset);
      if (!read) return refuse({ reason: "badField", fields: ["lineBet"] });
      const pace = await housePace(visitor);
      const playerRef = `${player.id}`;
      const spinId = wagerKeyOf(key);
      const wish = { playerRef, spinId, lineBetMinor: read.minor, freeRoundsId: asked.freeRoundsId };
      const place = async (sessionId: string) => {
        await chooseClientSeed(context, { playerRef, typed: clientSeed });
        return spin(context, platform.studioWallet, { ...wish, sessionId, isAutomatic, pace });
      };
      // A spin is known by its seat, and the player may have signed in anew since this key was sent first.
      const before = await seatOfSpin(context, { playerRef, game: game.code, spinId });
      const spun = before
        ? await place(before)
        : await fromSeat(
            visitor,
            { game, asset },
            {
              place,
              isStale: (round) => !round.ok && round.refusal.reason === "sessionExpired",
            },
          );
      if (spun.ok) return done(slotRoundValue(spun.value));
      const { reason } = spun.refusal;
      const free = { reason, freeRoundsId: asked.freeRoundsId, game: game.code, asset, bet: "lineBet" };
      const misfit = await notOver(visitor, free);
      if (misfit) return refuse(misfit);
      const again = reason === "tooSoon" ? { retryAt: later(context.now(), pace.cycleMs) } : {};
      return refuse({ ...saidOfStake(reason), ...again });
    },
  }),
];
