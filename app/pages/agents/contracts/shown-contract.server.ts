import type { ShownContract } from "#app/features/contracts/shown-contract.ts";
import type { ShownFact } from "#app/features/contracts/shown-terms.ts";
import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import { isolated } from "#app/lib/page/isolated.ts";
import { contractPaths } from "#app/lib/paths/contract-paths.ts";
import { type ContractShown, paidTo, type Side, type Version } from "#server/agents/index.ts";
import { formatWhole } from "#server/core/numbers/numbers.ts";
import { shownTerms } from "../shown-terms.server.ts";
import { otherName } from "./shown-contracts.server.ts";

type Looked = {
  /** Whether the brand has switched the kind on: where it has not, nothing is signed. */
  readonly isOn: boolean;
  /** The version that the address names; null for the one that matters most. */
  readonly asked: string | null;
  readonly vendorOf: (code: string) => string;
};

/** A contract as one of its sides reads it, at one of its versions: what waits for an answer, otherwise what is in force. */
export function shownContract(
  shown: ContractShown,
  { isOn, asked, vendorOf }: Looked,
  speaker: Speaker,
): ShownContract | null {
  const { contract, versions } = shown;
  const newest = versions.at(-1);
  const first = contract.state === "changeRequested" ? newest : (inForce(versions) ?? newest);
  const looked = asked === null ? first : versions.find(({ version }) => String(version) === asked);
  if (!newest || !looked) return null;
  const before = versions.findLast(({ version, answer }) => version < looked.version && answer === "signed");
  const isFree = isOn && contract.state === "valid";
  return {
    facts: factsOf(shown, speaker),
    waiting: isOn ? waitingOf(shown, speaker) : offOf(shown, speaker),
    newest: String(newest.version),
    looked: { title: versionName(looked, speaker), terms: shownTerms(looked.terms, vendorOf, speaker) },
    difference: before ? differenceOf(before, looked, vendorOf, speaker) : null,
    history: versions.toReversed().map((version) => historyRow(shown, version, speaker)),
    change: isFree ? contractPaths.change(contract.kind, String(contract.id)) : null,
    canEnd: isFree,
    back: contractPaths.kind(contract.kind),
  };
}

function waitingOf(shown: ContractShown, speaker: Speaker): ShownContract["waiting"] {
  const { contract, isAsked } = shown;
  if (contract.askedBy === null) return null;
  return {
    text: isAsked
      ? speaker.t("contracts.contract.waitsForYou", { name: isolated(otherName(shown, speaker)) })
      : speaker.t("contracts.contract.waitsForOther"),
    isForReader: isAsked,
    isEnd: contract.state === "terminateRequested",
  };
}

/** Of a contract that lives, why nothing is asked for. */
function offOf({ contract }: ContractShown, { t }: Speaker): ShownContract["waiting"] {
  if (contract.endedAt) return null;
  return { text: t("contracts.contract.switchedOff"), isForReader: false, isEnd: false };
}

/** The one that was signed last: it holds, or held until the contract ended. */
const inForce = (versions: readonly Version[]) => versions.findLast(({ answer }) => answer === "signed");

function factsOf(shown: ContractShown, speaker: Speaker): ShownFact[] {
  const { t, language, timeZone } = speaker;
  const { state, askedUntil } = shown.contract;
  const facts = [
    { name: "other", title: t("contracts.contract.with"), value: isolated(otherName(shown, speaker)) },
    { name: "side", title: t("contracts.contract.youAre"), value: t(`contracts.sides.${shown.side}`) },
    { name: "state", title: t("contracts.contract.state"), value: t(`contracts.states.${state}`) },
    ...endFacts(shown, speaker),
  ];
  if (!askedUntil) return facts;
  const until = formatMoment(askedUntil, language, timeZone);
  return [...facts, { name: "until", title: t("contracts.contract.until"), value: until }];
}

/** Of a contract that is over: when it ended and by whose wish, and to when it is still paid. */
function endFacts(shown: ContractShown, speaker: Speaker): ShownFact[] {
  const { t, language, timeZone } = speaker;
  const { state, endedAt, endedBy, endAskedAt } = shown.contract;
  if (state !== "terminated" || !endedAt) return [];
  const moment = (at: Date) => formatMoment(at, language, timeZone);
  const sideName = (side: Side) => nameOfSide(shown, side, speaker);
  const when = moment(endedAt);
  const value =
    endedBy === null
      ? when
      : endedBy === "house" || !endAskedAt
        ? t("contracts.contract.endedByHouse", { when })
        : t("contracts.contract.endedBy", {
            when,
            asker: sideName(endedBy),
            asked: moment(endAskedAt),
            agreer: sideName(endedBy === "first" ? "second" : "first"),
          });
  const paid = paidTo(shown.versions, endedAt, timeZone);
  return [
    { name: "ended", title: t("contracts.contract.ended"), value },
    ...(paid ? [{ name: "paidTo", title: t("contracts.contract.paidTo"), value: moment(paid) }] : []),
  ];
}

/** A side as the reader calls it. */
const nameOfSide = (shown: ContractShown, side: Side, speaker: Speaker) =>
  side === shown.side ? speaker.t("contracts.contract.you") : isolated(otherName(shown, speaker));

const versionName = ({ version }: Version, { t, language }: Speaker) =>
  t("contracts.contract.version", { nth: formatWhole(version, language) });

/** Two versions side by side, in the order of the later one; what it left out stands behind. */
function differenceOf(
  before: Version,
  after: Version,
  vendorOf: Looked["vendorOf"],
  speaker: Speaker,
): ShownContract["difference"] {
  const was = shownTerms(before.terms, vendorOf, speaker).facts;
  const is = shownTerms(after.terms, vendorOf, speaker).facts;
  const gone = was.filter(({ name }) => !is.some((fact) => fact.name === name));
  const changes = [...is, ...gone].map(({ name, title }) => {
    const valueIn = (facts: readonly ShownFact[]) => facts.find((fact) => fact.name === name)?.value ?? "–";
    const [from, to] = [valueIn(was), valueIn(is)];
    return { name, title, before: from, after: to, isChanged: from !== to };
  });
  return { before: versionName(before, speaker), after: versionName(after, speaker), changes };
}

function historyRow(
  shown: ContractShown,
  version: Version,
  speaker: Speaker,
): ShownContract["history"][number] {
  const { t, language, timeZone } = speaker;
  const moment = (at: Date | null) => (at === null ? "" : formatMoment(at, language, timeZone));
  const nameOf = (side: Side) => nameOfSide(shown, side, speaker);
  const answerer = nameOf(version.proposedBy === "first" ? "second" : "first");
  const { kind, id } = shown.contract;
  return {
    id: String(version.version),
    href: contractPaths.contract(kind, String(id), { version: String(version.version) }),
    version: formatWhole(version.version, language),
    proposed: t("contracts.contract.by", {
      name: nameOf(version.proposedBy),
      when: moment(version.proposedAt),
    }),
    answer: t(`contracts.contract.answers.${version.answer ?? "waiting"}`, {
      name: answerer,
      when: moment(version.answeredAt),
    }),
    until: moment(version.until),
  };
}
