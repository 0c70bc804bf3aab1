import { useLocation, useRouteLoaderData } from "@remix-run/react";
import type { IconName } from "#app/components/icon.tsx";
import type { Licence } from "#server/brand/index.ts";
import type { Category } from "#server/catalogue/index.ts";
import type { Language } from "#server/core/languages.ts";
import type { Funds } from "../funds.ts";
import { withoutModal } from "../paths/paths.ts";
import type { Theme } from "./theme.ts";

export type NavVendor = { readonly code: string; readonly name: string; readonly path: string };
export type NavCategory = {
  readonly category: Category;
  readonly path: string;
  readonly vendors: readonly NavVendor[];
};
export type RecentGame = {
  /** Empty in a place that nothing is in: a page that is kept for many has a place for each. */
  readonly nodeId: string;
  readonly name: string;
  readonly image: string;
  readonly launchPath: string;
};
/** A way from the header to something that is the player's own, named in the visitor's language by the server. */
export type MenuEntry = { readonly path: string; readonly icon: IconName; readonly text: string };

export type PlayerPanel = {
  /** By the nickname, where there is one. */
  readonly username: string;
  /** Where the picture is that the player chose; empty without one. */
  readonly avatar: string;
  /** Plays with play money and has no account yet: both doors are shown, and no way to deposit. */
  readonly isTrial: boolean;
  /** On a break or excluded: nothing to play with and no way to deposit is shown. */
  readonly isAway: boolean;
  /** In whose name a sub-login works, already written: it has no money of its own to show. Empty for all others. */
  readonly inName: string;
  /** With what the next game is opened, and of what `balance` is. */
  readonly funds: Funds;
  /** Already written in the visitor's language; empty while it is hidden. */
  readonly balance: string;
  readonly balanceHidden: boolean;
  /** A bonus that own money is played with as well, already written; empty without one, and while hidden. */
  readonly bonus: string;
  /** How many messages wait, already written; empty when none does. */
  readonly unread: string;
  readonly menu: readonly MenuEntry[];
};

/** The visitor's own part of the head and the side menu: the answer of routes/layouts/frame.tsx. */
export type Panel = {
  readonly player: PlayerPanel | null;
  readonly recent: readonly RecentGame[];
};

/** What every document says of the house and of how it is shown: the root loader's answer. */
export type Frame = {
  readonly brand: { readonly name: string };
  /** How customer service opens beside the page (F13). */
  readonly serviceOpens: "window" | "tab";
  readonly language: Language;
  readonly direction: "rtl" | "ltr";
  readonly theme: Theme;
  readonly formToken: string;
  /** Under which origin search engines should know the house (app/lib/page/page-title.ts). */
  readonly origin: string;
  /** The page goes out without script (server/http/browser/lite.ts). */
  readonly isLite?: boolean;
};

/**
 * What the frame says to everybody alike: the server writes it into the page and keeps it to itself (app/fragments).
 */
export type FrameContent = {
  readonly brand: { readonly name: string };
  readonly nav: readonly NavCategory[];
  readonly licences: readonly Licence[];
  /** Anybody who is younger may not play: the operator's setting, the same that registration asks for. */
  readonly minimumAge: number;
  readonly year: string;
};

export function useFrame(): Frame {
  const frame = useFrameIfAny();
  if (!frame) throw new Error("useFrame on a page whose root loader failed");
  return frame;
}

/** On an error page the root loader may have failed too, or not have run at all: then there is null. */
export function useFrameIfAny(): Frame | undefined {
  return (useRouteLoaderData("root") as Frame | null | undefined) ?? undefined;
}

/** The layout that loads the panel. */
const FRAME_ROUTE = "routes/layouts/frame";

/** Undefined on a page that has no head, and where what loads it has failed. */
export function usePanel(): Panel | undefined {
  return (useRouteLoaderData(FRAME_ROUTE) as Panel | null | undefined) ?? undefined;
}

/** This page without a dialog over it, for forms that come back to it. */
export function usePagePath(): string {
  const { pathname, search } = useLocation();
  return withoutModal(`${pathname}${search}`);
}
