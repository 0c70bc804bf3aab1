import type { z } from "zod";
import { recordEvent } from "../audit/index.ts";
import { type Outcome, refuse } from "../core/outcome.ts";
import { allOrNothing } from "../db/all-or-nothing.ts";
import type { Context } from "../db/context.ts";
import type { PaymentPorts } from "../gateway/payments/index.ts";
import type { VendorRegistry } from "../vendors/index.ts";
import { type Refused, sentenceOf } from "./reasons.ts";
import type { Said } from "./said.ts";

/** What the office works with. */
export type Office = {
  readonly context: Context;
  /** The file that keeps the seals outside the database. */
  readonly sealsFile: string;
  /** Payment providers, who are asked before an operator decides about what they do. */
  readonly payments: PaymentPorts;
  /** The foreign vendors of the house; none without it. */
  readonly vendors?: VendorRegistry;
  /** What seals ways to customer service and passes (server/house/config.ts). Without it neither can be made. */
  readonly houseSecret?: string;
};

export type Answer = { ok: true; lines: readonly string[] } | { ok: false; error: string };

export type Command = {
  readonly about: string;
  /** What follows the words of the command. */
  readonly usage: string;
  answer(office: Office, given: { name: string; said: Said; operator: string }): Promise<Answer>;
};

type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** What a change came to: what the operator reads, and what is kept of it. */
export type Change = {
  readonly lines: readonly string[];
  readonly before?: Facts;
  readonly after?: Facts;
  /** Each thing that a file changed, as it is found again later: `mission welcome`. */
  readonly things?: readonly string[];
};

type Words<Schema extends z.ZodObject> = {
  readonly about: string;
  /** What may be said without its name, in this order. */
  readonly words?: readonly (keyof z.output<Schema> & string)[];
  readonly said: Schema;
};

type Looking<Schema extends z.ZodObject> = Words<Schema> & {
  look(office: Office, said: z.output<Schema>): Promise<Outcome<readonly string[], Refused>>;
};

type Changing<Schema extends z.ZodObject, Heard> = Words<Schema> & {
  /** What is changed, as it is found again later: `deposit D-7K2M9QXA`. */
  subject(said: z.output<Schema>): string;
  /** What somebody outside is asked before: here no lock waits for the answer. */
  hear?(office: Office, said: z.output<Schema>): Promise<Heard>;
  change(
    office: Office,
    said: z.output<Schema>,
    operator: string,
    heard: Heard | null,
  ): Promise<Outcome<Change, Refused>>;
  /** What has to have come after the change before the operator is told that it holds: other processes remember. */
  settled?(): Promise<void>;
};

/** A command that changes nothing. */
export function looking<Schema extends z.ZodObject>(spec: Looking<Schema>): Command {
  return {
    about: spec.about,
    usage: usageOf(spec),
    async answer(office, { name, said }) {
      const read = readWords(spec, name, said);
      if (!read.ok) return read;
      const found = await spec.look(office, read.value);
      return found.ok ? { ok: true, lines: found.value } : refusedWith(found.refusal);
    },
  };
}

/**
 * A command that changes something by one rule of a module. What was done is kept in the transaction that does it;
 * what was refused is kept as well, because somebody tried.
 */
export function changing<Schema extends z.ZodObject, Heard = null>(spec: Changing<Schema, Heard>): Command {
  return {
    about: spec.about,
    usage: usageOf(spec),
    async answer(office, { name, said, operator }) {
      const read = readWords(spec, name, said);
      if (!read.ok) return read;
      const { context } = office;
      const { reason = null, ...asked } = byName(spec, said);
      const event = { operator, action: name, subject: spec.subject(read.value), reason };
      const heard = (await spec.hear?.(office, read.value)) ?? null;
      const changed = await allOrNothing(context.db, async (db) => {
        const inside = { ...context, db };
        const outcome = await spec.change({ ...office, context: inside }, read.value, operator, heard);
        if (!outcome.ok) return outcome;
        const { before = null, after = {}, things = [event.subject] } = outcome.value;
        for (const subject of things)
          await recordEvent(inside, { ...event, subject, before, after: { ...asked, ...after } });
        return outcome;
      });
      if (changed.ok) {
        await spec.settled?.();
        return { ok: true, lines: changed.value.lines };
      }
      await recordEvent(context, { ...event, after: { ...asked, refused: changed.refusal.reason } });
      return refusedWith(changed.refusal);
    },
  };
}

/** A refusal of the office itself. */
export function refused(reason: string, detail?: string): Outcome<never, Refused> {
  return refuse(detail === undefined ? { reason } : { reason, detail });
}

function refusedWith(refusal: Refused): Answer {
  return { ok: false, error: sentenceOf(refusal) };
}

type Read<Value> = { ok: true; value: Value } | { ok: false; error: string };

function readWords<Schema extends z.ZodObject>(
  spec: Words<Schema>,
  name: string,
  said: Said,
): Read<z.output<Schema>> {
  const usage = `Usage: ${`${name} ${usageOf(spec)}`.trim()}`;
  if (said.words.length > (spec.words?.length ?? 0)) return { ok: false, error: `Too many words. ${usage}` };
  const read = spec.said.strict().safeParse(byName(spec, said), { reportInput: true });
  if (read.success) return { ok: true, value: read.data as z.output<Schema> };
  const faults = read.error.issues.map((issue) => {
    const place = issue.code === "unrecognized_keys" ? issue.keys.join(", ") : issue.path.join(".");
    return `${place}: ${wordFault(issue)}.`;
  });
  return { ok: false, error: `${faults.join(" ")} ${usage}` };
}

/** A field whose form is not plain says itself what it takes (fields.ts). */
function wordFault(issue: z.core.$ZodIssue): string {
  if (issue.code === "custom") return issue.message;
  if (issue.code === "invalid_union") return faultOrNone(issue);
  if (issue.code === "invalid_value") return `one of ${issue.values.map(String).join(", ")}`;
  if (issue.code === "unrecognized_keys") return "not known here";
  if (issue.input === undefined) return "missing";
  return issue.message.startsWith("not right") ? issue.message : "not right";
}

/** Of a field that `none` takes away, what it takes beside that is said. */
function faultOrNone({ errors: [ofNone, ofField] }: z.core.$ZodIssueInvalidUnion): string {
  const [none] = ofNone ?? [];
  const [said] = ofField ?? [];
  const isTakenAway = none?.code === "invalid_value" && none.values.includes("none");
  return isTakenAway && said ? `${wordFault(said)}, or none` : "not right";
}

function byName<Schema extends z.ZodObject>(
  spec: Words<Schema>,
  { words, named }: Said,
): Record<string, string> {
  const placed = (spec.words ?? []).flatMap((name, nth) => {
    const word = words[nth];
    return word === undefined ? [] : [[name, word]];
  });
  return { ...named, ...Object.fromEntries(placed) };
}

function usageOf<Schema extends z.ZodObject>({ words = [], said }: Words<Schema>): string {
  const parts = Object.entries(said.shape).map(([name, field]) => {
    const isOptional = (field as z.ZodType).safeParse(undefined).success;
    const part = words.some((word) => word === name) ? name.toUpperCase() : `--${name} …`;
    return isOptional ? `[${part}]` : part;
  });
  return parts.join(" ");
}
