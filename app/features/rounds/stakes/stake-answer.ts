import type { FormAnswer } from "#app/lib/browser/form-answer.ts";

/** What the table's forms are answered with where script asked: the new stake is on the page that is loaded anew. */
export type TableAnswer = FormAnswer | { readonly done: true };

export function refusedIn(answer: TableAnswer | undefined): FormAnswer | undefined {
  return answer && "errors" in answer ? answer : undefined;
}
