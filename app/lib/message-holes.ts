import type { Holes, Translate } from "#app/i18n/translate.ts";
import type { Language } from "#server/core/languages.ts";
import { formatMoney, isAsset, parseMoney } from "#server/core/numbers/money.ts";
import { factsIn } from "#server/core/text/named-facts.ts";
import type { Message } from "#server/messages/index.ts";
import { formatMoment } from "./dates.ts";
import { numberedName } from "./numbered-name.ts";
import { isolated } from "./page/isolated.ts";

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Facts that are a number of something. */
const NUMBERS: ReadonlySet<string> = new Set(["place", "rounds"]);

type Reader = { readonly language: Language; readonly timeZone: string };

/** What a message is called and says, in the words of its reader. */
export function messageWords(
  { kind, facts }: Pick<Message, "kind" | "facts">,
  { t, ...reader }: Reader & { readonly t: Translate },
): { readonly title: string; readonly body: string } {
  const holes = messageHoles(facts, reader);
  return {
    title: t(`messages.kinds.${kind}.title`, holes),
    body: t(bodyOf(kind, facts), holes),
  };
}

const NAMED = ["boardWon", "boardOffered", "raffleWon", "raffleStopped"] as const;

const isNamed = (kind: Message["kind"]): kind is (typeof NAMED)[number] => NAMED.some((one) => one === kind);

/** Which of its bodies a message has. */
function bodyOf(kind: Message["kind"], facts: Message["facts"]) {
  // Messages from before boards and raffles were named in them.
  if (isNamed(kind) && facts.title === undefined) return `messages.kinds.${kind}.bodyBefore` as const;
  if (kind === "exclusionStarted" && facts.until) return `messages.kinds.${kind}.bodyUntil` as const;
  if (kind === "boardWon" && facts.rounds !== undefined) return `messages.kinds.${kind}.bodyRounds` as const;
  return `messages.kinds.${kind}.body` as const;
}

/** Facts of a message are kept in one plain form (server/messages/kinds.ts); here they become words of its reader. */
function messageHoles(facts: Message["facts"], { language, timeZone }: Reader): Holes {
  const { amount = "", asset = "P", name, number } = facts;
  const sum = isAsset(asset) ? parseMoney(amount, asset) : null;
  const told = Object.entries(factsIn(facts, language)).map(([name, fact]) => {
    if (name === "title") return [name, isolated(fact)];
    if (NUMBERS.has(name)) return [name, Number(fact)];
    return [name, MOMENT.test(fact) ? formatMoment(new Date(fact), language, timeZone) : fact];
  });
  return {
    ...Object.fromEntries(told),
    ...(sum && { amount: formatMoney(sum, language) }),
    ...(name && number && { name: numberedName(name, number, language) }),
  };
}
