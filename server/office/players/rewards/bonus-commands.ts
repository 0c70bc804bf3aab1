import { z } from "zod";
import { findPlayer } from "../../../accounts/index.ts";
import {
  type Bonus,
  bonusesOf,
  confirmGrant,
  decideBonus,
  grantByHand,
  grantsAsked,
  STANDARD_TERMS,
  saveTerms,
  secondAbove,
  setSecondAbove,
  termsOf,
} from "../../../bonuses/index.ts";
import { gamePlaces } from "../../../catalogue/index.ts";
import { money } from "../../../core/numbers/money.ts";
import { done } from "../../../core/outcome.ts";
import { gameNamed } from "../../../core/text/game-name.ts";
import { type Change, type Command, changing, looking, refused } from "../../command.ts";
import { amount, code, count, name, number, reason, upTo, yes } from "../../fields.ts";
import { sum, table, when } from "../../lines.ts";
import { brandIdOf } from "../../site/brand-said.ts";
import { bonusTermsSaid, saidBonusTerms, termsFacts } from "./bonus-said.ts";

const key = z.string().trim().min(1).max(60);
const days = upTo(365);

const bonusGrant = changing({
  about:
    "give a player a bonus by terms (--terms NAME, or the brand's standard); --key names it, and the same again is once; --offered-days lets the player take it or leave it",
  words: ["player"],
  said: z.object({
    player: number,
    amount,
    reason,
    key,
    terms: name.default(STANDARD_TERMS),
    "offered-days": days.optional(),
  }),
  subject: ({ player }) => `player ${player}`,
  async change(
    { context },
    { player: playerId, amount: given, reason: why, key: named, terms, ...rest },
    operator,
  ) {
    const offeredDays = rest["offered-days"] ?? null;
    const grant = { playerId, key: named, amount: given, terms, offeredDays, reason: why, operator };
    const made = await grantByHand(context, grant);
    if (!made.ok) return made;
    if (made.value.waits === null) return done(givenChange(made.value.bonus, made.value.isRepeat));
    const { waits } = made.value;
    const line = `It waits for another operator until ${when(waits.expiresAt)}: bonus confirm ${waits.id}.`;
    return done({ lines: [line], after: { waits: String(waits.id) } });
  },
});

function givenChange({ id, state, amount: given }: Bonus, isRepeat = false): Change {
  const before = isRepeat ? "It was given before: " : "";
  const after = { bonus: id, state, ...(isRepeat ? { replayed: true } : {}) };
  return { lines: [`${before}${sum(given)} is bonus ${id}, ${state}.`], after };
}

const bonusConfirm = changing({
  about: "give the bonus that another operator asked for; the same operator cannot",
  words: ["request"],
  said: z.object({ request: number, reason: reason.optional() }),
  subject: ({ request }) => `bonus request ${request}`,
  async change({ context }, { request: id }, operator) {
    const given = await confirmGrant(context, { id, operator });
    if (!given.ok) return given;
    const { lines, after } = givenChange(given.value);
    return done({ lines, after: { ...after, player: String(given.value.playerId) } });
  },
});

const bonusAsked = looking({
  about: "bonuses that wait for a second operator, what ends first before",
  said: z.object({}),
  async look({ context }) {
    const rows = (await grantsAsked(context)).map((asked) => [
      ...[String(asked.id), String(asked.playerId), sum(money(asked.amountMinor, asked.asset)), asked.terms],
      ...[asked.askedBy, when(asked.expiresAt), asked.reason],
    ]);
    const titles = ["request", "player", "amount", "terms", "asked by", "until", "reason"];
    return done(table(titles, rows, "No bonus waits for a second operator."));
  },
});

const bonusSecond = changing({
  about:
    "above which sum of a day a bonus by hand takes two operators: --above SUM, or --off; without one of them one operator gives any",
  words: [],
  said: z.object({ above: amount.optional(), off: yes.optional(), brand: code.optional() }),
  subject: ({ brand }) => `brand ${brand ?? "default"} bonuses`,
  async change(office, { above, off, brand }) {
    if ((above === undefined) === (off === undefined)) return refused("nothingSaid");
    const of = { brandId: await brandIdOf(office, brand), asset: "P" } as const;
    const before = await secondAbove(office.context, of);
    await setSecondAbove(office.context, { ...of, above: above ?? null });
    const told = above
      ? `Above ${sum(above)} a day a bonus takes two operators.`
      : "One operator gives any bonus.";
    return done({
      lines: [told],
      before: { above: before && sum(before) },
      after: { above: above ? sum(above) : null },
    });
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
      return done({
        lines: [`Bonus ${bonusId} of ${playerId} ${told}; ${sum(kept)} became cash.`],
        after,
        things: [`bonus ${bonusId}`, `player ${playerId}`],
      });
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
    const ends = ["ended", "ended because"];
    return done(table([...titles, ...ends], items.map(cellsOf), "There are no bonuses."));
  },
});

function cellsOf({ id, state, source, amount: given, counted, required, kept, ...rest }: Bonus): string[] {
  const { endsAt, endedAt, sourceRef, reason: because } = rest;
  const sums = [sum(given), sum(counted), sum(required), sum(kept)];
  return [id, state, source, ...sums, when(endsAt), sourceRef, when(endedAt), because ?? ""];
}

const termsList = looking({
  about: "what bonuses of a brand are given by",
  words: [],
  said: z.object({ brand: code.optional() }),
  async look(office, { brand }) {
    const named = await termsOf(office.context, await brandIdOf(office, brand));
    return done(named.flatMap(({ name, terms }) => [`${name}:`, ...termsFacts(terms)]));
  },
});

const termsSet = changing({
  about:
    "keep terms of bonuses under a name; --times 1 to 60 of --of bonus or deposit-and-bonus, --weights RNG:100, --games VENDOR/CODE:50, --days 1 to 365, --counts-most and --keeps-most sums; what was given keeps its terms. Several products, or more than ten times, are for a house without brand flag strictBonuses",
  words: ["name"],
  said: saidBonusTerms.extend({ name, brand: code.optional() }),
  subject: ({ name }) => `bonus terms ${name}`,
  async change(office, { name, brand, ...said }) {
    const terms = bonusTermsSaid(said);
    if ("wrong" in terms) return refused("badTerms", terms.wrong);
    const placeOf = await gamePlaces(office.context, { language: "en" });
    const unknown = Object.keys(terms.games).filter((game) => placeOf(gameNamed(game)).category === null);
    if (unknown.length > 0) return refused("unknownGame", unknown.join(", "));
    const saved = await saveTerms(office.context, { brandId: await brandIdOf(office, brand), name, terms });
    return saved.ok ? done({ lines: [`${name} is kept.`, ...termsFacts(terms)] }) : saved;
  },
});

export const BONUS_COMMANDS: Readonly<Record<string, Command>> = {
  "bonus grant": bonusGrant,
  "bonus confirm": bonusConfirm,
  "bonus asked": bonusAsked,
  "bonus second": bonusSecond,
  "bonus list": bonusList,
  "bonus release": decided(
    "completed",
    "let an active bonus be cash at once, as if it were played through",
    "is played through",
  ),
  "bonus forfeit": decided("taken-back", "take a bonus back; its player reads the reason", "is taken back"),
  "bonus terms list": termsList,
  "bonus terms set": termsSet,
};
