import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import { articleTable, bannerTable, noticeTable } from "./store.ts";
import type { ListedText, TextState } from "./text-table.ts";

const TABLES = { banner: bannerTable, notice: noticeTable, article: articleTable } as const;

export type TextKind = keyof typeof TABLES;

type Wish = { readonly kind: TextKind; readonly id: string; readonly state: TextState };

/** Shows or hides a text, and tells the state it had. Refuses with `unknownText` what is not there. */
export async function setTextState(
  { db }: Context,
  { kind, id, state }: Wish,
): Promise<Outcome<TextState, { reason: "unknownText" }>> {
  const before = await TABLES[kind].setState(db, id, state);
  return before === null ? refuse({ reason: "unknownText" }) : done(before);
}

/** Every text of a kind, the hidden ones and those whose time it is not as well. */
export function textsOfKind({ db }: Context, kind: TextKind): Promise<ListedText[]> {
  return TABLES[kind].list(db);
}
