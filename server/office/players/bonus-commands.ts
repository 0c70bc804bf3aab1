import { z } from "zod";
import { findPlayer } from "../../accounts/index.ts";
import {
  type Bonus,
  bonusesOf,
  decideBonus,
  findTerms,
  giveBonus,
  STANDARD_TERMS,
  saveTerms,
  termsOf,
} from "../../bonuses/index.ts";
import { done } from "../../core/outcome.ts";
import { DAY_MS, later } from "../../core/time.ts";
import { type Command, changing, looking, refused } from "../command.ts";
import { amount, count, number, reason } from "../fields.ts";
import { sum, table, when } from "../lines.ts";
import { brandIdOf } from "../site/brand-said.ts";
import { bonusTermsSaid, saidBonusTerms, termsFacts } from "./bonus-said.ts";

const termsName = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);
const key = z.string().trim().min(1).max(60);
const days = count.refine((said) => said > 0 && said <= 365, { message: "not 1 to 365 days" });

const bonusGrant = changing({
  about:
    "give a player a bonus by terms (--terms NAME, or the brand's standard); --key names it, and the same again is once; --offered-days lets the player take it or leave it",
  words: ["player"],
  said: z.object({
    player: number,
    amount,
    reason,
    key,
    terms: termsName.default(STANDARD_TERMS),
    "offered-days": days.optional(),
  }),
  subject: ({ player }) => `player ${player}`,
  async change(
    { context },
    { player: playerId, amount: given, reason: why, key: named, terms: name, ...rest },
  ) {
    const player = await findPlayer(context, playerId);
    if (!player) return refused("unknownPlayer");
    const terms = await findTerms(context, { brandId: player.brandId, name });
    if (!terms) return refused("unknownTerms");
    const offered = rest["offered-days"];
    const gift = { playerId, key: `office:${named}`, amount: given, terms, source: "operator" } as const;
    const offeredUntil = offered === undefined ? undefined : later(context.now(), offered * DAY_MS);
    const made = await giveBonus(context, { ...gift, sourceRef: why.slice(0, 200), offeredUntil });
    if (!made.ok) return made;
    const { id, state } = made.value;
    return done({ lines: [`${sum(given)} is bonus ${id}, ${state}.`], after: { bonus: id, state } });
  },
});

const decided = (end: "completed" | "taken-back", about: string, told: string) =>
  changing({
    about,
    words: ["bonus"],
    said: z.object({ bonus: z.uuid(), reason }),
    subject: ({ bonus }) => `bonus ${bonus}`,
    async change({ context }, { bonus: bonusId, reason: why }) {
      const ended = await decideBonus(context, { bonusId, end, reason: why });
      if (!ended.ok) return ended;
      const { playerId, state, kept } = ended.value;
      const after = { player: String(playerId), state, kept: sum(kept) };
      return done({ lines: [`Bonus ${bonusId} of ${playerId} ${told}; ${sum(kept)} became cash.`], after });
    },
  });

const bonusList = looking({
  about: "the bonuses of a player: what is active first, then what was offered or waits, and what is over",
  words: ["player"],
  said: z.object({ player: number, page: count.default(1) }),
  async look({ context }, { player: playerId, page }) {
    if (!(await findPlayer(context, playerId))) return refused("unknownPlayer");
    const { items } = await bonusesOf(context, { playerId, page: Math.max(1, page) });
    const titles = ["bonus", "state", "of", "amount", "staked", "to stake", "became cash", "until", "why"];
    return done(table(titles, items.map(cellsOf), "There are no bonuses."));
  },
});

function cellsOf({ id, state, source, amount: given, counted, required, kept, ...rest }: Bonus): string[] {
  const until = rest.endedAt ?? rest.endsAt;
  const why = rest.reason ?? rest.sourceRef;
  return [id, state, source, sum(given), sum(counted), sum(required), sum(kept), when(until), why];
}

const termsList = looking({
  about: "what bonuses of a brand are given by",
  words: [],
  said: z.object({ brand: termsName.optional() }),
  async look(office, { brand }) {
    const named = await termsOf(office.context, await brandIdOf(office, brand));
    return done(named.flatMap(({ name, terms }) => [`${name}:`, ...termsFacts(terms)]));
  },
});

const termsSet = changing({
  about:
    "keep terms of bonuses under a name; --times 1 to 60 of --of bonus or deposit-and-bonus, --weights RNG:100,LIVE:10, --games VENDOR/CODE:50, --days 1 to 365, --counts-most and --keeps-most sums; what was given keeps its terms",
  words: ["name"],
  said: saidBonusTerms.extend({ name: termsName, brand: termsName.optional() }),
  subject: ({ name }) => `bonus terms ${name}`,
  async change(office, { name, brand, ...said }) {
    const terms = bonusTermsSaid(said);
    if ("wrong" in terms) return refused("badTerms", terms.wrong);
    const saved = await saveTerms(office.context, { brandId: await brandIdOf(office, brand), name, terms });
    return saved.ok ? done({ lines: [`${name} is kept.`, ...termsFacts(terms)] }) : saved;
  },
});

export const BONUS_COMMANDS: Readonly<Record<string, Command>> = {
  "bonus grant": bonusGrant,
  "bonus list": bonusList,
  "bonus release": decided(
    "completed",
    "let an active bonus be cash at once, as if it were played through",
    "is played through",
  ),
  "bonus forfeit": decided(
    "taken-back",
    "take a bonus back; its player reads that it ended",
    "is taken back",
  ),
  "bonus terms list": termsList,
  "bonus terms set": termsSet,
};
