import { z } from "zod";
import { isTrialType } from "../../../accounts/index.ts";
import { localText } from "../../../core/languages.ts";
import { money } from "../../../core/numbers/money.ts";
import { done, refuse } from "../../../core/outcome.ts";
import { PLAIN_NAME } from "../../../core/text/plain-name.ts";
import { takePersonaChange } from "../../../http/tries/per-member.ts";
import type { PlayerVisitor } from "../../../http/visitor/visitor.ts";
import { playPause } from "../../../limits/index.ts";
import {
  type Board,
  type BoardPeriod,
  boardPeriod,
  boardsNow,
  findBoard,
  MISSION_ASSET,
  OWN_PRIZES,
  ownPrize,
  periodEnd,
  periodNow,
  RANKS,
  type Standing,
} from "../../../missions/index.ts";
import { chooseDrawing, DRAWINGS, ownPersona, personaOf } from "../../../personas/index.ts";
import { chooseNickname } from "../../../use-cases/index.ts";
import { type Call, signedCall } from "../../call.ts";
import { amount, asAmount, asInstant, instant, noPayload, pageNumber } from "../../shapes.ts";
import { reward, rewardValue } from "../rewards/reward-shape.ts";
import { known } from "./known-shape.ts";

const MODULE = 4;

const icon = z.object({
  nickname: z.string().nullable(),
  avatar: z.string().nullable(),
  drawing: z.enum(DRAWINGS).nullable(),
  isOn: z.boolean().meta({ description: "Whether the house shows names and pictures at all." }),
  takesPictures: z.boolean().meta({ description: "Whether it takes players' own (`sendMemberPicture`)." }),
  changeFrom: instant
    .nullable()
    .meta({ description: "From when the name may be changed again; null for now." }),
  drawings: z.array(z.object({ drawing: z.enum(DRAWINGS), avatar: z.string() })),
});

const score = z.union([amount, z.string()]).meta({
  description:
    "What the board ranks by: an amount where `ranks` is stakes; as text rounds, or hundredths of a multiple of the stake.",
});

const place = z.object({ place: z.int(), score });

const standing = place.extend({
  player: z.string().nullable(),
  avatar: z.string().nullable(),
  isOwn: z.boolean(),
  prize: z.int().nullable(),
});

const scoreValue = (ranks: Board["ranks"], counted: bigint): z.infer<typeof score> =>
  ranks === "stakes" ? asAmount(money(counted, MISSION_ASSET)) : `${counted}`;

/** Nobody's number is told. */
const standingValue = (
  ranks: Board["ranks"],
  { place: nth, score: counted, player, avatar, isOwn, prize }: Standing,
): z.infer<typeof standing> => ({
  ...{ place: nth, score: scoreValue(ranks, counted) },
  ...{ player, avatar, isOwn, prize },
});

const placeValue = (
  ranks: Board["ranks"],
  own: { readonly place: number; readonly score: bigint } | null,
): z.infer<typeof place> | null => own && { place: own.place, score: scoreValue(ranks, own.score) };

type OfBoard = { readonly board: Board; readonly period: string | null; readonly page: number };

/** The period that is named, else the one that goes on, of which nobody may have done anything yet, else the latest. */
async function periodOfBoard(
  { context, brand, player }: PlayerVisitor,
  { board, period: named, page }: OfBoard,
): Promise<BoardPeriod | null> {
  const at = context.now();
  const isGoing = board.from <= at && at < board.until;
  const going = isGoing ? periodNow(board, at, brand.timeZone) : null;
  const period = named ?? going;
  const found = await boardPeriod(context, { board, period, playerId: player.id, page });
  if (found || period === null || period !== going) return found;
  const endsAt = periodEnd(board, at, brand.timeZone);
  const empty = { boardId: board.id, period, endsAt, isClosed: false, closedAt: null };
  return { period: empty, standings: [], hasMore: false, own: null, ownMissed: null, ownPlacing: null };
}

/** How players are known to each other, and where they stand. */
export const personaCalls: readonly Call[] = [
  signedCall({
    module: MODULE,
    name: "memberIcon",
    method: "GET",
    path: "/wps/member/info/icon",
    about: "The nickname and the picture that the player chose, and the drawings that there are.",
    scope: "read",
    payload: noPayload,
    value: icon,
    errors: [],
    async answer({ visitor: { context, player } }) {
      const { drawing, changeFrom, drawings, ...own } = await ownPersona(context, player);
      const { nickname, avatar, isOn, takesPictures } = own;
      return done({
        ...{ nickname, avatar, drawing, isOn, takesPictures },
        changeFrom: changeFrom && asInstant(changeFrom),
        drawings: drawings.map((one) => ({ drawing: one.drawing, avatar: one.address })),
      });
    },
  }),
  signedCall({
    module: MODULE,
    name: "setMemberIcon",
    method: "PUT",
    path: "/wps/member/info/icon",
    about:
      "Chooses a nickname or a drawing, one at a time; an empty name gives the name up, and `none` the picture, also one's own.",
    scope: "play",
    payload: z.object({
      nickname: z.string().max(48).optional(),
      drawing: z.enum([...DRAWINGS, "none"]).optional(),
    }),
    value: known,
    errors: [
      ...([
        "nicknameLength",
        "nicknameLetters",
        "nicknameMixed",
        "nicknameUsername",
        "nicknameWord",
      ] as const),
      ...(["nicknameTaken", "nicknameTooSoon", "nicknamesOff", "needTrueAccount", "tooMany"] as const),
      "badField",
    ],
    async answer({ visitor: { context, player }, payload: { nickname, drawing } }) {
      if (isTrialType(player.accountType)) return refuse({ reason: "needTrueAccount" });
      if ((nickname === undefined) === (drawing === undefined)) {
        return refuse({ reason: "badField", fields: ["nickname", "drawing"] });
      }
      const counted = takePersonaChange(context, player.id);
      if (!counted.ok) return counted;
      const chosen =
        nickname === undefined
          ? await chooseDrawing(context, { player, drawing: drawing ?? "none" })
          : await chooseNickname(context, { player, typed: nickname });
      if (chosen.ok) return done(await personaOf(context, player.id));
      const { refusal } = chosen;
      return refusal.reason === "nicknameTooSoon"
        ? refuse({ reason: refusal.reason, retryAt: refusal.until })
        : refuse({ reason: refusal.reason });
    },
  }),
  signedCall({
    module: MODULE,
    name: "MCSFE_getPlayerAvatar",
    method: "GET",
    path: "/wps/relay/MCSFE_getPlayerAvatar",
    about: "How others see the player: by nickname and picture, where they chose them.",
    scope: "read",
    payload: noPayload,
    value: known,
    errors: [],
    answer: async ({ visitor: { context, player } }) => done(await personaOf(context, player.id)),
  }),
  signedCall({
    module: 8,
    name: "MCSFE_getMissionLeaderboard",
    method: "GET",
    path: "/wps/relay/MCSFE_getMissionLeaderboard",
    about:
      "The leaderboards that go on with their prizes and the player's own places, and one period of the one that is named by `code` (that of `period`, else the one that goes on, else the latest), 50 places a page; names are masked unless somebody chose a nickname.",
    scope: "read",
    payload: z.object({
      code: z.string().regex(PLAIN_NAME).optional(),
      period: z.iso.date().startsWith("20").optional(),
      page: pageNumber,
    }),
    value: z.object({
      boards: z.array(
        z.object({
          ...{ code: z.string(), title: z.string(), ranks: z.enum(RANKS) },
          endsAt: instant.meta({ description: "Of the period that goes on." }),
          until: instant.meta({ description: "Of the board, however often it begins anew." }),
          prizes: z.array(reward).meta({ description: "That of the first place first." }),
          own: place.nullable(),
        }),
      ),
      period: z
        .object({
          ...{ code: z.string(), ranks: z.enum(RANKS), period: z.string() },
          ...{ endsAt: instant, isClosed: z.boolean() },
          ...{ standings: z.array(standing), hasMore: z.boolean(), own: place.nullable() },
          ownPrize: z.enum(OWN_PRIZES).nullable().meta({
            description:
              "What became of the prize for the own place once the period is closed: it waits for its turn, comes after a break, is never given to whoever is excluded for good, or was missed by being away when prizes were decided. Null where the period goes on or the place brings none.",
          }),
        })
        .nullable()
        .meta({
          description: "Null where no board is named, or nobody did anything in a period that is over.",
        }),
    }),
    errors: ["needTrueAccount"],
    async answer({ visitor, payload: { code, period = null, page } }) {
      const { context, brand, player, language } = visitor;
      if (isTrialType(player.accountType)) return refuse({ reason: "needTrueAccount" });
      const own = { brand: brand.id, playerId: player.id };
      const board = code === undefined ? null : await findBoard(context, { brand: brand.id, code });
      const [boards, found, pause] = await Promise.all([
        boardsNow(context, own),
        board && periodOfBoard(visitor, { board, period, page }),
        playPause(context, player.id),
      ]);
      const at = context.now();
      return done({
        boards: boards.map(({ board: one, own: ownPlace }) => ({
          ...{ code: one.code, ranks: one.ranks, own: placeValue(one.ranks, ownPlace) },
          title: localText(one.titles, language),
          endsAt: asInstant(periodEnd(one, at, brand.timeZone)),
          until: asInstant(one.until),
          prizes: one.prizes.map(rewardValue),
        })),
        period:
          board && found
            ? {
                ...{
                  code: board.code,
                  ranks: board.ranks,
                  period: found.period.period,
                  isClosed: found.period.isClosed,
                },
                endsAt: asInstant(found.period.endsAt),
                standings: found.standings.map((line) => standingValue(board.ranks, line)),
                hasMore: found.hasMore,
                own: placeValue(board.ranks, found.own),
                ownPrize: ownPrize(found, pause),
              }
            : null,
      });
    },
  }),
];
