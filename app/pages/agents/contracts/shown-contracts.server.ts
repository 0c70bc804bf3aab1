import type { ShownContracts } from "#app/features/contracts/shown-contracts.ts";
import type { Speaker } from "#app/i18n/speech.tsx";
import { formatDay, formatMoment } from "#app/lib/dates.ts";
import { isolated } from "#app/lib/page/isolated.ts";
import { contractPaths } from "#app/lib/paths/contract-paths.ts";
import type { ContractDraft, ContractKind, ContractShown, DirectAgent } from "#server/agents/index.ts";
import { shownTerms } from "../shown-terms.server.ts";

type Facts = {
  readonly kind: ContractKind;
  /** Whether the brand has switched the kind on: where it has not, nothing is proposed or answered. */
  readonly isOn: boolean;
  readonly contracts: readonly ContractShown[];
  readonly drafts: readonly ContractDraft[];
  readonly below: readonly DirectAgent[];
  /** What a vendor is called. */
  readonly vendorOf: (code: string) => string;
};

/** The page of one kind of contract as it is printed: what holds for oneself, what waits, and all there is. */
export function shownContracts(
  { kind, isOn, contracts, drafts, below, vendorOf }: Facts,
  speaker: Speaker,
): ShownContracts {
  const { t, language, timeZone } = speaker;
  const hrefOf = ({ contract }: ContractShown) => contractPaths.contract(kind, String(contract.id));
  const own = contracts.find(({ side, versions }) => side === "second" && versions.some(isInForce));
  const terms = own?.versions.find(isInForce)?.terms;
  return {
    own: own && terms ? { terms: shownTerms(terms, vendorOf, speaker), href: hrefOf(own) } : null,
    inbox: contracts
      .filter(({ isAsked }) => isOn && isAsked)
      .map((shown) => {
        const name = isolated(otherName(shown, speaker));
        return { id: String(shown.contract.id), text: wishText(shown, name, speaker), href: hrefOf(shown) };
      }),
    drafts: drafts.flatMap(({ secondParty, keptAt }) => {
      const name = below.find(({ id }) => id === secondParty)?.name;
      if (name === undefined) return [];
      const when = formatMoment(keptAt, language, timeZone);
      const text = t("contracts.draftOf", { name: isolated(name), when });
      const id = String(secondParty);
      return [{ id, text, href: contractPaths.propose(kind, { child: id }) }];
    }),
    rows: contracts.map((shown) => ({
      id: String(shown.contract.id),
      href: hrefOf(shown),
      other: otherName(shown, speaker),
      side: t(`contracts.sides.${shown.side}`),
      state: t(`contracts.states.${shown.contract.state}`),
      made: formatDay(shown.contract.madeAt, language, timeZone),
    })),
    propose: isOn && terms ? contractPaths.propose(kind) : null,
  };
}

const isInForce = ({ answer, until }: ContractShown["versions"][number]) =>
  answer === "signed" && until === null;

/** The other side by name. */
export const otherName = ({ other }: Pick<ContractShown, "other">, { t }: Pick<Speaker, "t">) =>
  other ?? t("contracts.house");

function wishText({ contract: { state } }: ContractShown, name: string, { t }: Speaker): string {
  const isWish = state === "requested" || state === "changeRequested" || state === "terminateRequested";
  return isWish ? t(`contracts.wishes.${state}`, { name }) : "";
}
