import type { MetaDescriptor } from "@remix-run/node";
import type { Frame } from "./frame.ts";

type Match = { readonly id: string; readonly data?: unknown };

/** The title of a page, with the name of the house behind it: what a tab, a bookmark and a history show. */
export function titled(title: string | undefined, matches: readonly Match[]): MetaDescriptor[] {
  const frame = matches.find(({ id }) => id === "root")?.data as Frame | undefined;
  const name = frame?.brand.name ?? "";
  return [{ title: [title, name].filter(Boolean).join(" – ") }];
}
