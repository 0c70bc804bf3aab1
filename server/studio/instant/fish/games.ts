import { oneIn, rational } from "../../rational.ts";
import { type InstantGame, oneStep } from "../instant-game.ts";
import { fishKind, KINDS } from "./kinds.ts";
import { fishAt, fishOf, isInRoom } from "./room.ts";

const ROOM = "khalij";

/** Every shot at every kind returns 24 of 25: 96 percent. */
const RETURNED = 24;
const OF = 25;

/** A player may shoot four times in a second. */
const CYCLE_MS = 250;
/** Fish that come in soon are sent ahead, so that the picture goes on until it is asked for again. */
const AHEAD_MS = 15_000;

export type Shot = { fish: number; kind: string };

const stepsMinor = [10n, 20n, 50n, 100n, 200n, 500n, 1000n, 2000n];

export const fishGames: readonly InstantGame[] = [
  oneStep<Shot>({
    code: ROOM,
    names: {
      fa: "صید خلیج فارس",
      en: "Persian Gulf Fishing",
      zh: "波斯湾捕鱼",
      id: "Memancing di Teluk Persia",
      th: "ล่าปลาอ่าวเปอร์เซีย",
      vi: "Bắn Cá Vịnh Ba Tư",
    },
    vendor: "NARD",
    category: "FISH",
    family: "fish",
    mathVersion: 1,
    stakes: { minMinor: 10n, maxMinor: 2000n, stepsMinor },
    ownCycleMs: CYCLE_MS,
    figures: {
      rtpBasisPoints: (RETURNED * 10_000) / OF,
      rtp: { kind: "exact", numerator: String(RETURNED), denominator: String(OF) },
      topHundredths: Math.max(...KINDS.map(({ times }) => times)) * 100,
      topOneIn: oneIn(
        rational(BigInt(RETURNED), BigInt(OF * Math.max(...KINDS.map(({ times }) => times)))),
      ).toString(),
    },
    sheet: {
      returned: RETURNED,
      of: OF,
      kinds: KINDS.map(({ id, names, times }) => ({
        id,
        names: Object.fromEntries(Object.entries(names)),
        times,
        chanceBasisPoints: Math.floor((RETURNED * 10_000) / (OF * times)),
      })),
    },
    readChoice(fields) {
      const typed = fields.get("fish") ?? "";
      if (!/^\d{1,12}$/.test(typed)) return null;
      const fish = Number(typed);
      return { fish, kind: fishOf(ROOM, fish).kind };
    },
    stillOffered: ({ fish }, at) => isInRoom(ROOM, fish, at),
    live: (at) => ({ now: at.getTime(), fish: fishAt(ROOM, at, AHEAD_MS) }),
    decide({ choice, stakeMinor, draw }) {
      const { times } = fishKind(choice.kind);
      const isCaught = draw(OF * times) < RETURNED;
      return {
        result: { kind: choice.kind, times, isCaught },
        payoutMinor: isCaught ? stakeMinor * BigInt(times) : 0n,
      };
    },
  }),
];
