import { useRouteLoaderData } from "@remix-run/react";
import type { IconName } from "#app/components/icon.tsx";
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
  readonly unread: number;
  readonly menu: readonly MenuEntry[];
  /** Whether money may go to the one above. Asked on the pages of the member centre only. */
  readonly hasUpline: boolean;
};

/** What stands around every page: the root loader's answer. */
export type Frame = {
  readonly brand: { readonly name: string };
  readonly language: Language;
  readonly direction: "rtl" | "ltr";
  readonly theme: Theme;
  readonly formToken: string;
  /** This page, for forms that come back to it. */
  readonly path: string;
  readonly player: PlayerPanel | null;
  readonly nav: readonly NavCategory[];
  readonly recent: readonly RecentGame[];
  readonly year: string;
};

export function useFrame(): Frame {
  const frame = useRouteLoaderData("root") as Frame | undefined;
  if (!frame) throw new Error("useFrame on a page whose root loader failed");
  return frame;
}

/** On an error page the root loader may have failed too. */
export function useFrameIfAny(): Frame | undefined {
  return useRouteLoaderData("root") as Frame | undefined;
}
