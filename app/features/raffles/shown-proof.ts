import type { Speaker } from "#app/i18n/speech.tsx";
import { type CheckPath, stakeListPath } from "#app/lib/paths/verify-paths.ts";
import type { Drawn, Raffle } from "#server/raffles/index.ts";

const GAME = "raffle";

/** What is published of a draw; null what is not shown yet. */
export type ShownProof = {
  readonly commit: string;
  readonly root: string | null;
  readonly link: string | null;
  readonly checkHref: string | null;
  readonly listHref: string | null;
  readonly steps: readonly string[];
};

export function shownProof(
  raffle: Raffle,
  drawn: readonly Drawn[],
  { speaker: { t }, checkPath }: { readonly speaker: Speaker; readonly checkPath: CheckPath },
): ShownProof {
  const { id, commit, root, link } = raffle;
  return {
    commit,
    root,
    link,
    checkHref: root && link ? checkPath(GAME, checkOf({ ...raffle, root, link }, drawn)) : null,
    listHref: root ? stakeListPath({ game: GAME, round: id }) : null,
    steps: (["before", "close", "draw"] as const).map((step) => t(`raffles.proof.${step}`)),
  };
}

/** Everything that the draw follows from; the tickets are not in it, because there may be many. */
function checkOf(
  { id, link, root, commit, terminal, index, draws }: Raffle & { root: string; link: string },
  drawn: readonly Drawn[],
): Record<string, string> {
  const decided = { round: id, link, entropy: root, commit, terminal, index: String(index) };
  const winners = drawn.map(({ ticket }) => ticket).join(",");
  return { game: GAME, ...decided, draws: String(draws), winners };
}
