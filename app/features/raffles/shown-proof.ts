import type { Speaker } from "#app/i18n/speech.tsx";
import { type CheckPath, stakeListPath } from "#app/lib/paths/verify-paths.ts";
import { RAFFLE, raffleCheck } from "#app/lib/raffle-check.ts";
import type { Drawn, Raffle } from "#server/raffles/index.ts";

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
  const check = raffleCheck(raffle, drawn);
  return {
    commit,
    root,
    link,
    checkHref: check && checkPath(RAFFLE, check),
    listHref: root ? stakeListPath({ game: RAFFLE, round: id }) : null,
    steps: (["before", "close", "draw"] as const).map((step) => t(`raffles.proof.${step}`)),
  };
}
