import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMinute } from "#app/lib/dates.ts";
import { offerPaths } from "#app/lib/paths/offer-paths.ts";
import type { DrawnState, OwnBlock, OwnEntry, Raffle } from "#server/raffles/index.ts";
import { ranks, shownPrize } from "./shown-raffle.ts";

export type ShownOwn = {
  readonly tickets: string;
  readonly takenBack: string | null;
  readonly win: { readonly state: DrawnState; readonly text: string } | null;
  readonly name: string;
  readonly salt: string;
  /** What the name is the hash of. */
  readonly opened: string;
};

export function shownOwn(entry: OwnEntry, playerId: bigint, speaker: Speaker): ShownOwn {
  const { raffle, tickets, takenBack, name, salt } = entry;
  const { t } = speaker;
  return {
    tickets: t("raffles.own", { count: tickets - takenBack }),
    takenBack: takenBack > 0 ? t("raffles.takenBack", { count: takenBack }) : null,
    win: shownWin(entry, speaker),
    ...{ name, salt, opened: `${raffle.id}|${playerId}|${salt}` },
  };
}

export function shownWin({ raffle, drawn }: OwnEntry, speaker: Speaker): ShownOwn["win"] {
  if (!drawn) return null;
  const { t, language, timeZone } = speaker;
  const { state, prize, claimUntil } = drawn;
  const won = prize === null ? undefined : raffle.prizes[prize - 1];
  const holes = {
    prize: won ? shownPrize(won, speaker) : "",
    when: claimUntil ? formatMinute(claimUntil, language, timeZone) : "",
  };
  return { state, text: t(`raffles.win.${state}`, holes) };
}

/** The numbers of tickets, a line for those that were given together. */
export function shownNumbers(
  blocks: readonly OwnBlock[],
  { source }: Pick<Raffle, "source">,
  speaker: Speaker,
) {
  return blocks.map(({ first, many, givenAt, promotion }) => ({
    id: String(first),
    range: ranks(first, first + BigInt(many) - 1n, speaker),
    when: formatMinute(givenAt, speaker.language, speaker.timeZone),
    from: speaker.t(`raffles.sources.${promotion === null ? source : "promotion"}`),
    href: promotion === null ? null : offerPaths.offer(promotion),
  }));
}
