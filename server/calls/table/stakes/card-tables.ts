import { z } from "zod";
import { parseMoney } from "../../../core/numbers/money.ts";
import { done, refuse } from "../../../core/outcome.ts";
import { placeRefOf } from "../../../http/browser/place-ref.ts";
import { fromSeat } from "../../../http/play/from-seat.ts";
import type { PlayerVisitor } from "../../../http/visitor/visitor.ts";
import {
  cardRoom,
  carryOutTable,
  isCardGame,
  openedTables,
  type TableWish,
} from "../../../studio/tables/index.ts";
import { type Call, signedCall } from "../../call.ts";
import { nothing, text } from "../../shapes.ts";
import { typedAmount } from "../money/order-shapes.ts";
import { cardTable, cardTableValue, room, roomValue } from "./card-shapes.ts";
import { houseTable, named, openTable, seatAt, TABLE_ERRORS, UNKNOWN_ERRORS } from "./house-game.ts";
import { saidOfStake, WALLET_ERRORS } from "./said-of-stake.ts";

const MODULE = 12;
const ENGINE = "tables";

const tableId = z.uuid();

/** Does at a table what its page does. */
function carriedOut(visitor: PlayerVisitor, sessionId: string, wish: TableWish) {
  const { context, player, platform } = visitor;
  const asked = { sessionId, playerRef: `${player.id}`, placeRef: placeRefOf(visitor), wish };
  return carryOutTable(context, platform.studioWallet, asked);
}

const WISH_ERRORS = [
  ...WALLET_ERRORS,
  ...(["stakeNotOffered", "sameNetwork", "tableStarted", "tableNotFound", "houseOnlyOnTrial"] as const),
  ...(["staleTurn", "notYourTurn", "cardNotAllowed"] as const),
] as const;

/** What is done at a table by one press. */
const atTable = (name: string, intent: "leave" | "house" | "forfeit", about: string) =>
  signedCall({
    module: MODULE,
    name,
    method: "POST",
    path: `/wps/game/tables/${intent}`,
    about,
    scope: "play",
    payload: z.object({ tableId }),
    value: nothing,
    errors: WISH_ERRORS,
    async answer({ visitor, payload }) {
      const carried = await carriedOut(visitor, "", { intent, table: payload.tableId });
      return carried.ok ? done(null) : refuse(saidOfStake(carried.refusal.reason));
    },
  });

/** Tables of cards at which players play each other: pasur and hokm. */
export const cardTableCalls: readonly Call[] = [
  signedCall({
    module: MODULE,
    name: "cardTables",
    method: "GET",
    path: "/wps/game/tables",
    about:
      "A card game: the table at which the player sits, or another that is named, as its seat may see it; else what can be sat down at and watched. Asking keeps the seat, so ask every few seconds.",
    scope: "read",
    payload: z.object({ ...named, tableId: tableId.optional() }),
    value: z.object({ table: cardTable.nullable(), room: room.nullable() }),
    errors: UNKNOWN_ERRORS,
    async answer({ visitor, payload }) {
      const { context, player, platform } = visitor;
      const found = await houseTable(visitor, ENGINE, payload);
      if (!found.ok) return found;
      const { game, asset } = found.value;
      const { code } = game;
      if (!isCardGame(code)) return refuse({ reason: "gameUnknown" });
      const rooms = async () => roomValue(await cardRoom(context, { game: code, asset }));
      const sessionId = await seatAt(visitor, found.value);
      if (sessionId === null) return done({ table: null, room: await rooms() });
      const look = (wanted: string | null) =>
        openedTables(context, platform.studioWallet, {
          ...{ sessionId, playerRef: `${player.id}`, tableId: wanted, wagerId: null, afterMoves: undefined },
        });
      const first = await look(payload.tableId ?? null);
      const opened = first?.ownTableId ? await look(first.ownTableId) : first;
      if (opened?.table) return done({ table: cardTableValue(opened.table), room: null });
      return done({ table: null, room: await rooms() });
    },
  }),
  signedCall({
    module: MODULE,
    name: "sitDown",
    method: "POST",
    path: "/wps/game/tables",
    about:
      "Sits down at a table that waits for somebody, or opens one. Nothing is taken before it is full; who sits already stays where they are.",
    scope: "play",
    payload: z.object({ ...named, buyIn: typedAmount }),
    value: z.object({ tableId: tableId.nullable() }),
    errors: [...TABLE_ERRORS, ...WISH_ERRORS, "badField"],
    async answer({ visitor, payload: { buyIn, ...asked } }) {
      const open = await openTable(visitor, ENGINE, asked);
      if (!open.ok) return open;
      const { game, asset } = open.value;
      const read = parseMoney(buyIn, asset);
      if (!read) return refuse({ reason: "badField", fields: ["buyIn"] });
      const sat = await fromSeat(
        visitor,
        { game, asset },
        {
          place: (sessionId) => carriedOut(visitor, sessionId, { intent: "sit", buyIn: `${read.minor}` }),
          isStale: (one) => !one.ok && one.refusal.reason === "sessionExpired",
        },
      );
      return sat.ok ? sat : refuse(saidOfStake(sat.refusal.reason));
    },
  }),
  signedCall({
    module: MODULE,
    name: "playCard",
    method: "POST",
    path: "/wps/game/tables/act",
    about: "Plays a card, or calls trump: one of the options of this turn. The same again changes nothing.",
    scope: "play",
    payload: z.object({ tableId, turn: z.int().min(1).max(99_999), act: text(100).min(1) }),
    value: nothing,
    errors: WISH_ERRORS,
    async answer({ visitor, payload: { tableId: table, turn, act } }) {
      const carried = await carriedOut(visitor, "", { intent: "play", table, turn: `${turn}`, act });
      return carried.ok ? done(null) : refuse(saidOfStake(carried.refusal.reason));
    },
  }),
  atTable("leaveTable", "leave", "Gets up from a table that is not full yet, which costs nothing."),
  atTable("askHouse", "house", "Wants the house to take what is free, with play money alone."),
  atTable("forfeit", "forfeit", "Gives the match to the other side."),
];
