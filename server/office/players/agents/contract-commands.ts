import { z } from "zod";
import {
  answerForHouse,
  askChange,
  askEnd,
  CONTRACT_KINDS,
  dropTemplate,
  findContract,
  findTemplate,
  listContracts,
  proposeContract,
  saveTemplate,
  templatesOf,
} from "../../../agents/index.ts";
import { done } from "../../../core/outcome.ts";
import { type Command, changing, looking, type Office, refused } from "../../command.ts";
import { code, count, number, yes } from "../../fields.ts";
import { table, when } from "../../lines.ts";
import { brandIdOf } from "../../site/brand-said.ts";
import { contractLines, partyName, termsFacts } from "./contract-lines.ts";
import { saidTerms, termsSaid } from "./contract-said.ts";

const kind = z.enum(CONTRACT_KINDS);

const templateList = looking({
  about: "terms that the house has ready to offer; with a name, all of them",
  words: ["name"],
  said: z.object({ name: code.optional(), brand: code.optional() }),
  async look(office, { name, brand }) {
    const brandId = await brandIdOf(office, brand);
    if (name !== undefined) {
      const found = await findTemplate(office.context, { brandId, name });
      return found ? done(termsFacts(found.terms)) : refused("unknownTemplate");
    }
    const rows = (await templatesOf(office.context, brandId)).map(({ name: known, terms }) => [
      known,
      terms.kind,
      terms.base,
      terms.cycle,
    ]);
    return done(table(["name", "kind", "for", "every"], rows, "There are no templates."));
  },
});

const templateSet = changing({
  about:
    "keep terms under a name: --kind dividend, daily, hourly or realtime --tiers FROM:PEOPLE:PERCENT,… (0:0:1,5000:3:2.5) --products RNG:100,LIVE:50 --base turnover, netLoss or ngr --bonus PERCENT (of ngr alone) --cycle slot, hour, day, third, half or month --apply whole or slice --carry none, previous, forever, halfMonth or, of a dividend, ringFence --ring-fence 5000",
  words: ["name"],
  said: saidTerms.extend({ name: code, brand: code.optional() }),
  subject: ({ name }) => `contract template ${name}`,
  async change(office, { name, brand, ...said }) {
    const terms = termsSaid(said);
    if ("wrong" in terms) return refused("badTerms", terms.wrong);
    await saveTemplate(office.context, { brandId: await brandIdOf(office, brand), name, terms });
    return done({ lines: [`${name} is kept.`, ...termsFacts(terms)] });
  },
});

const templateDrop = changing({
  about: "take a template away; contracts that were offered by it stay",
  words: ["name"],
  said: z.object({ name: code, brand: code.optional() }),
  subject: ({ name }) => `contract template ${name}`,
  async change(office, { name, brand }) {
    const dropped = await dropTemplate(office.context, { brandId: await brandIdOf(office, brand), name });
    return dropped.ok ? done({ lines: [`${name} is gone.`] }) : dropped;
  },
});

async function templateOf(
  office: Office,
  { template, brand }: { template: string; brand?: string | undefined },
) {
  const brandId = await brandIdOf(office, brand);
  return (await findTemplate(office.context, { brandId, name: template }))?.terms ?? null;
}

const contractOffer = changing({
  about: "offer a partner, who stands below nobody, a contract of the house by a template",
  words: ["player"],
  said: z.object({ player: number, template: code, brand: code.optional() }),
  subject: ({ player }) => `player ${player}`,
  async change(office, { player: secondParty, ...named }, operator) {
    const terms = await templateOf(office, named);
    if (!terms) return refused("unknownTemplate");
    const offered = await proposeContract(office.context, { by: { operator }, secondParty, terms });
    if (!offered.ok) return offered;
    const id = String(offered.value.contractId);
    return done({ lines: [`Contract ${id} waits for ${secondParty}.`], after: { contract: id } });
  },
});

const subject = ({ contract }: { contract: bigint }) => `contract ${contract}`;

const contractChange = changing({
  about: "ask a partner for other terms, by a template; those in force hold until they are signed",
  words: ["contract"],
  said: z.object({ contract: number, template: code, brand: code.optional() }),
  subject,
  async change(office, { contract: contractId, ...named }, operator) {
    const terms = await templateOf(office, named);
    if (!terms) return refused("unknownTemplate");
    const asked = await askChange(office.context, { contractId, by: { operator }, terms });
    return asked.ok ? done({ lines: [`Contract ${contractId} waits for its other side.`] }) : asked;
  },
});

const contractAnswer = changing({
  about:
    "say yes or no to what a partner has asked for: --version of the terms that you read, --agree or --deny",
  words: ["contract"],
  said: z.object({ contract: number, version: count, agree: yes.optional(), deny: yes.optional() }),
  subject,
  async change({ context }, { contract: contractId, version, agree, deny }, operator) {
    if (Boolean(agree) === Boolean(deny)) return refused("agreeOrDeny");
    const answer = agree ? "agree" : "deny";
    const answered = await answerForHouse(context, { contractId, operator, answer, version });
    if (!answered.ok) return answered;
    return done({ lines: [`Contract ${contractId}: ${agree ? "agreed" : "denied"}.`] });
  },
});

const contractEnd = changing({
  about: "ask a partner to end a contract; it holds until they agree",
  words: ["contract"],
  said: z.object({ contract: number }),
  subject,
  async change({ context }, { contract: contractId }, operator) {
    const asked = await askEnd(context, { contractId, by: { operator } });
    return asked.ok ? done({ lines: [`Contract ${contractId} waits for its other side.`] }) : asked;
  },
});

const contractList = looking({
  about: "contracts, newest first: --player for one side of them, --kind, --ended with those that are over",
  said: z.object({ player: number.optional(), kind: kind.optional(), ended: yes.optional() }),
  async look({ context }, { player: playerId, kind, ended }) {
    const found = await listContracts(context, { playerId, kind, withEnded: ended !== undefined });
    const rows = found.map(({ id, kind: of, firstParty, secondParty, state, madeAt }) => [
      String(id),
      of,
      partyName(firstParty),
      String(secondParty),
      state,
      when(madeAt),
    ]);
    return done(
      table(["contract", "kind", "above", "agent", "state", "made"], rows, "There are no contracts."),
    );
  },
});

const contractShow = looking({
  about: "one contract with every version of its terms, and who signed each when",
  words: ["contract"],
  said: z.object({ contract: number }),
  async look({ context }, { contract }) {
    const found = await findContract(context, contract);
    return found ? done(contractLines(found.contract, found.versions)) : refused("contractUnknown");
  },
});

export const CONTRACT_COMMANDS: Readonly<Record<string, Command>> = {
  "contract template list": templateList,
  "contract template set": templateSet,
  "contract template drop": templateDrop,
  "contract offer": contractOffer,
  "contract change": contractChange,
  "contract answer": contractAnswer,
  "contract end": contractEnd,
  "contract list": contractList,
  "contract show": contractShow,
};
