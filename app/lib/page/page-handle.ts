import { useMatches } from "@remix-run/react";
import type { AgentEntryName } from "./agent-entries.ts";
import type { MemberEntryName } from "./member-entries.ts";

/** Which parts of the frame stand around a page: the specification gives each route its own. */
export type FrameParts = {
  readonly header: boolean;
  /** The way to the games, below the header; a page without a header has none. */
  readonly nav: boolean;
  readonly sideMenu: boolean;
  readonly footer: boolean;
  /** A game's page: on a phone its head is low, and the bar under the thumb is left out. */
  readonly slim: boolean;
};

export type EntryName = MemberEntryName | AgentEntryName;

export type PageHandle = {
  readonly frame?: Partial<FrameParts>;
  /** The entry of the member centre, or of the agent centre, that the page belongs to. */
  readonly entry?: EntryName;
  /**
   * After how many seconds the page with these data loads itself anew where there is no script; null for not at all.
   * The head says it: nothing but phrases may stand in a <noscript> of the body.
   */
  looksAgainS?(data: never): number | null;
};

const WHOLE: FrameParts = { header: true, nav: true, sideMenu: true, footer: true, slim: false };

/** How soon the innermost page wants to be loaded anew without script. */
export function useLooksAgainS(): number | null {
  const match = useMatches().at(-1);
  const handle = match?.handle as PageHandle | undefined;
  // A page that was refused has none, or nothing.
  return match?.data ? (handle?.looksAgainS?.(match.data as never) ?? null) : null;
}

/** The parts that the innermost page asks for. */
export function useFrameParts(): FrameParts {
  const parts = { ...WHOLE, ...useInnermost("frame") };
  return { ...parts, nav: parts.nav && parts.header };
}

/** The entry of a centre that is marked. */
export function useEntry(): EntryName | undefined {
  return useInnermost("entry");
}

function useInnermost<Name extends keyof PageHandle>(name: Name): PageHandle[Name] | undefined {
  const handles = useMatches().map((match) => match.handle as PageHandle | undefined);
  return handles.reverse().find((handle) => handle?.[name] !== undefined)?.[name];
}
