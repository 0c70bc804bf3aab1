import type { Card } from "#app/features/game-card/card-of.ts";
import type { ShownAgreement } from "#app/features/recovery/first-agreement.tsx";
import type { Messages } from "#app/i18n/translate.ts";
import type { NavVendor } from "#app/lib/page/frame.ts";
import type { ShownLogin } from "#app/pages/login/shown-login.ts";
import type { RecoveryShown } from "#app/pages/recovery/recovery-shown.ts";
import type { RegistrationShown } from "#app/pages/registration/registration-shown.ts";
import type { Category } from "#server/catalogue/index.ts";
import type { SafeHtml } from "#server/content/index.ts";
import type { ShownRoom } from "#server/http/live/live-room-view.ts";

export type GamesTab = {
  readonly name: "hot" | Category;
  /** The same dialog at that tab, or the page of a category that lists no vendors. */
  readonly href: string;
  readonly isCurrent: boolean;
};

export type LoginShown = {
  readonly modal: "login";
  readonly login: ShownLogin;
  readonly tabs: readonly GamesTab[];
  readonly vendors: readonly NavVendor[];
};

export type RegisterShown = RegistrationShown & { readonly modal: "register" };

/** The way back for who has forgotten the password. */
export type ForgetShown = RecoveryShown & { readonly modal: "forget"; readonly title: string };

export type NoticeShown = {
  readonly modal: "notice";
  readonly title: string;
  readonly body: SafeHtml;
  readonly publishedOn: string;
  /** Its place among all, from 1. */
  readonly position: number;
  readonly total: number;
  readonly previousHref: string | null;
  readonly nextHref: string | null;
};

export type TermsShown = {
  readonly modal: "term";
  readonly title: string;
  readonly body: SafeHtml;
  readonly version: string | null;
};

export type GamesShown = {
  readonly modal: "games";
  readonly vendorName: string;
  readonly games: readonly Card[];
  /** The page of all games of the vendor; null where the dialog shows all of them. */
  readonly allHref: string | null;
};

export type ChatShown = { readonly modal: "chat"; readonly room: ShownRoom };

export type WelcomeShown = {
  readonly modal: "welcome";
  readonly username: string;
  readonly previousLogin: string | null;
  readonly unread: number;
  /** A bonus that waits to be played, already written; null without one. */
  readonly bonus: string | null;
  readonly news: readonly { readonly id: string; readonly title: string; readonly body: SafeHtml }[];
};

/** Another password for a login that waits for it (L05). */
export type PasswordShown = {
  readonly modal: "password";
  readonly title: string;
  readonly texts: Messages;
  readonly rule: string;
  readonly agreement: ShownAgreement | null;
};

/** What a dialog over a page shows: the root loader's answer to `?modal=`. */
export type ShownDialog =
  | LoginShown
  | RegisterShown
  | ForgetShown
  | NoticeShown
  | TermsShown
  | ChatShown
  | GamesShown
  | WelcomeShown
  | PasswordShown;

/** With the texts of that one dialog, which no other page carries. */
export type PageDialogData = { readonly dialog: ShownDialog; readonly texts: Messages };
