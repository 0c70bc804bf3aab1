import { useMatches } from "@remix-run/react";

/** Which parts of the frame stand around a page: the specification gives each route its own. */
export type FrameParts = {
  readonly header: boolean;
  readonly sideMenu: boolean;
  readonly footer: boolean;
};

export type PageHandle = { readonly frame: Partial<FrameParts> };

const WHOLE: FrameParts = { header: true, sideMenu: true, footer: true };

/** The parts that the innermost page asks for. */
export function useFrameParts(): FrameParts {
  const handles = useMatches().map((match) => match.handle as PageHandle | undefined);
  return { ...WHOLE, ...handles.reverse().find((handle) => handle?.frame)?.frame };
}
