import { parseWithZod } from "@conform-to/zod/v4";
import { type AppLoadContext, data } from "@remix-run/node";
import { z } from "zod";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";

/** What a schema says where nobody wrote a sentence: nothing that a person typed can be wrong in that way. */
const UNSAID = "unsaid";
z.config({ localeError: () => UNSAID });

type Errors = Readonly<Record<string, readonly string[]>>;

type Answer = (
  status: 200 | 400 | 403 | 409 | 422 | 429,
  errors?: Errors,
) => ReturnType<typeof data<FormAnswer>>;

/** A form as an action sees it: read and valid, or not; either way it can be answered with what was typed. */
export type PostedForm<Value> = { ok: true; value: Value; answer: Answer } | { ok: false; answer: Answer };

/** Fields that never travel back to the page, whatever form they are in. Who brought somebody is no secret of theirs. */
const SECRET = /password|captcha|(?<!affiliate|referral|dialing)code|secret|token/i;

/**
 * Reads a post by a schema whose messages are sentences in the visitor's language. Guard, form token,
 * size, bounds and encoding were judged before (judge-post.ts), so what arrives here came from our page.
 */
export async function readForm<Schema extends z.ZodType>(
  { request, context }: { request: Request; context?: AppLoadContext },
  schema: Schema,
): Promise<PostedForm<z.output<Schema>>> {
  const fields = plainFields(context?.upload ?? (await request.formData()));
  const submission = await parseWithZod(fields, { schema, async: true });
  const values = keptFields([...fields.entries()].filter(isText));
  if (submission.status === "success") {
    const answer: Answer = (status, errors = {}) => data({ values, errors }, { status });
    return { ok: true, value: submission.value, answer };
  }
  const found = submission.error ?? {};
  const said = saidErrors(found);
  const answer: Answer = (status, errors = {}) => {
    const all = { ...said, ...errors };
    const refused = Object.keys(all).length === 0 ? { refused: "unreadable" as const } : {};
    return data({ values, errors: all, ...refused }, { status });
  };
  return { ok: false, answer };
}

/** Names that our forms have. Others mean something to the parser (`a.b`, `a[0]`, `__intent__`) and nothing to us. */
const FIELD_NAME = /^[A-Za-z][A-Za-z0-9]{0,40}$/;

/** Every object answers to some names already, `toString` among them: no form has a field of such a name. */
function isFieldName(name: string): boolean {
  return FIELD_NAME.test(name) && !(name in Object.prototype);
}

function plainFields(posted: FormData): FormData {
  const plain = new FormData();
  for (const [name, value] of posted) if (isFieldName(name)) plain.append(name, value);
  return plain;
}

/** What may be shown again of what was typed. */
export function keptFields(fields: Iterable<readonly [string, string]>): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of fields) if (!SECRET.test(name)) kept[name] = value.slice(0, 2000);
  return kept;
}

function isText(pair: [string, FormDataEntryValue]): pair is [string, string] {
  return typeof pair[1] === "string";
}

/** The sentences by field. What remains unsaid is answered as a whole: the post could not be read. */
function saidErrors(errors: Record<string, string[] | null>): Record<string, readonly string[]> {
  const said = Object.entries(errors).map(
    ([name, messages]) => [name, (messages ?? []).filter((message) => message !== UNSAID)] as const,
  );
  return Object.fromEntries(said.filter(([, messages]) => messages.length > 0));
}
