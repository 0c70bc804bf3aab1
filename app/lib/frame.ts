import { useRouteLoaderData } from "@remix-run/react";
import type { IconName } from "#app/components/icon.tsx";
import type { Licence } from "#server/brand/index.ts";
import type { Category } from "#server/catalogue/index.ts";
import type { Language } from "#server/core/languages.ts";
import type { Funds } from "./funds.ts";
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
  readonly username: string;
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
  /** Whether money may go to the one above. Asked on the pages of the member centre only. */
  readonly hasUpline: boolean;
};

/** What stands around a page and is the visitor's own: the root loader's answer. */
export type Frame = {
  readonly brand: { readonly name: string };
  /** How customer service opens beside the page (F13). */
  readonly serviceOpens: "window" | "tab";
  readonly language: Language;
  readonly direction: "rtl" | "ltr";
  readonly theme: Theme;
  readonly formToken: string;
  /** This page, for forms that come back to it. */
  readonly path: string;
  /** Under which origin search engines should know the house (app/lib/page-title.ts). */
  readonly origin: string;
  readonly player: PlayerPanel | null;
  /** The page goes out without script (server/http/lite.ts). */
  readonly isLite?: boolean;
  readonly recent: readonly RecentGame[];
};

/** What the frame says to everybody alike: the server writes it into the page and keeps it to itself (app/fragments). */
export type FrameContent = {
  readonly brand: { readonly name: string };
  readonly nav: readonly NavCategory[];
  readonly licences: readonly Licence[];
  /** Who is younger may not play: the operator's setting, the same that registration asks for. */
  readonly minimumAge: number;
  readonly year: string;
};

export function useFrame(): Frame {
  const frame = useRouteLoaderData("root") as Frame | undefined;
  if (!frame) throw new Error("useFrame on a page whose root loader failed");
  return frame;
}

/** On an error page the root loader may have failed too, or not have run at all: then there is null. */
export function useFrameIfAny(): Frame | undefined {
  return (useRouteLoaderData("root") as Frame | null | undefined) ?? undefined;
}
