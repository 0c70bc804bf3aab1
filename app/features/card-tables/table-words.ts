import type { Translate } from "#app/i18n/translate.ts";
import { isolated } from "#app/lib/page/isolated.ts";
import type { Card, CardGame, CardView, Rank, Suit, TableView } from "#server/studio/tables/index.ts";
import { fromOwn } from "./from-own.ts";

/** What the loader puts into words, so that the browser need not know how. */
export type Rules = {
  readonly intro: readonly string[];
  readonly parts: readonly { readonly title: string; readonly lines: readonly string[] }[];
};

/** What everybody should know before sitting down: what is paid, what the house keeps, and how it is played. */
export function rulesOf(
  t: Translate,
  { game, percent, most, isTrial }: { game: CardGame; percent: number; most: string; isTrial: boolean },
): Rules {
  const table = (["stake", "turn", "away", "fair", "network"] as const).map((rule) =>
    t(`tables.rules.table.${rule}`),
  );
  return {
    intro: [t("tables.rules.rake", { percent, most }), t("tables.rules.return")],
    parts: [
      { title: t(`tables.rules.${game}.title`), lines: LINES[game](t) },
      {
        title: t("tables.rules.table.title"),
        lines: isTrial ? [...table, t("tables.rules.table.house")] : table,
      },
    ],
  };
}

const LINES: Readonly<Record<CardGame, (t: Translate) => string[]>> = {
  pasur: (t) =>
    (["deal", "take", "court", "must", "sur", "count", "win"] as const).map((rule) =>
      t(`tables.rules.pasur.${rule}`),
    ),
  hokm: (t) =>
    (["sides", "hakem", "deal", "follow", "hand", "kot", "next"] as const).map((rule) =>
      t(`tables.rules.hokm.${rule}`),
    ),
};

const COURT = { A: "ace", J: "jack", Q: "queen", K: "king", T: "ten" } as const;

/** How a card is called: the seven of clubs. */
function cardName(t: Translate, card: Card): string {
  const rank = card[0] as Rank;
  const suit = t(`tables.suits.${card[1] as Suit}`);
  if (rank in COURT) return t(`tables.ranks.${COURT[rank as keyof typeof COURT]}`, { suit });
  return t("tables.ranks.number", { number: Number(rank), suit });
}

/** The names of all cards that a view shows. */
export function cardNames(t: Translate, view: CardView | null): Readonly<Record<string, string>> {
  return Object.fromEntries(shownCards(view).map((card) => [card, cardName(t, card)]));
}

function shownCards(view: CardView | null): Card[] {
  if (!view) return [];
  if (view.game === "pasur") {
    const last = view.last ? [view.last.card, ...view.last.take] : [];
    return [...view.own, ...view.pool, ...last];
  }
  return [...view.own, ...[...view.trick, ...(view.last?.laid ?? [])].map(({ card }) => card)];
}

/** The player at each place: by the name that they chose for all to see, else in the words of who looks. */
export function seatNames(
  t: Translate,
  { own, seats, places, placeRefs }: TableView,
  nicknames: ReadonlyMap<string, string>,
): string[] {
  return places.map(({ isHouse }, place) => {
    const nickname = own?.place === place ? undefined : nicknames.get(placeRefs[place] ?? "");
    if (nickname !== undefined) return isolated(nickname);
    const name = own ? nameFrom(t, seats, fromOwn(own.place, seats, place)) : numbered(t, place);
    return isHouse ? t("tables.who.house", { name }) : name;
  });
}

function numbered(t: Translate, place: number): string {
  return t("tables.who.number", { number: place + 1 });
}

function nameFrom(t: Translate, seats: number, nth: number): string {
  if (nth === 0) return t("tables.who.you");
  if (seats === 2) return t("tables.who.opponent");
  return t(`tables.who.${nth === 1 ? "right" : nth === 2 ? "partner" : "left"}`);
}

/** How a table ended; null while it is played. */
export function endOf(
  t: Translate,
  { state, why, endedBy, winner, own }: TableView,
  { payout, hasWon, share }: { payout: string | null; hasWon: boolean; share: string },
): { title: string; text: string } | null {
  if (state === "void") return { title: t("tables.void.title"), text: t(`tables.void.${why ?? "house"}`) };
  if (state !== "over") return null;
  const text = t(`tables.ended.${endedBy ?? "score"}`);
  if (!own || payout === null)
    return { title: t("tables.ended.side", { number: (winner ?? 0) + 1, share }), text };
  return { title: hasWon ? t("tables.ended.won", { payout }) : t("tables.ended.lost"), text };
}

export function turnText(t: Translate, { card }: TableView, names: readonly string[]): string {
  if (!card || card.turn === null) return "";
  return card.options.length > 0 ? t("tables.yourTurn") : t("tables.turnOf", { who: names[card.turn] ?? "" });
}

/** The last card of a game of pasur and what it took. */
export function lastText(t: Translate, { card: view }: TableView, names: readonly string[]): string {
  if (view?.game !== "pasur" || !view.last) return "";
  const { seat, card, take } = view.last;
  const said = { who: names[seat] ?? "", card: cardName(t, card) };
  if (take.length === 0) return t("tables.pasur.laid", said);
  const cards = take.map((one) => cardName(t, one)).join(t("tables.and"));
  return t("tables.pasur.took", { ...said, cards });
}

/** The ways through a match that is over, as it was seen from the own place. */
export function replayOf(t: Translate, { state, turn, moves }: TableView, path: string) {
  if (state !== "over") return null;
  const shown = turn - 1;
  const steps = [
    ["first", 0],
    ["back", Math.max(0, shown - 1)],
    ["on", Math.min(moves, shown + 1)],
    ["last", moves],
  ] as const;
  return {
    at: t("tables.replay.move", { move: shown, moves }),
    steps: steps.map(([name, move]) => [t(`tables.replay.${name}`), `${path}&move=${move}`] as const),
  };
}
