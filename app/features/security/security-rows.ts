import type { IconName } from "#app/components/icon.tsx";
import type { Translate } from "#app/i18n/translate.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { personaPaths } from "#app/lib/paths/persona-paths.ts";

/** How the parts of an account stand. */
export type SecurityFacts = {
  readonly username: string;
  readonly nickname: string | null;
  /** When the password came into force, already written. */
  readonly passwordSince: string | null;
  readonly hasPaymentPassword: boolean;
  readonly payees: number;
  readonly email: Reached;
  readonly mobile: Reached;
  readonly hasSecondFactor: boolean;
  readonly linked: number;
  /** The visit before this one, already written. */
  readonly lastVisit: string | null;
};

/** Whether there is an address of that kind, and whether it is proven to be the player's own. */
export type Reached = "proven" | "told" | "none";

export type SecurityRow = {
  readonly href: string;
  readonly icon: IconName;
  readonly name: string;
  readonly text: string;
  readonly state: string | null;
};

export type SecurityGroup = { readonly name: string; readonly rows: readonly SecurityRow[] };

/** The doors of the security centre, written on the server: the page carries no text that it does not show. */
export function securityGroups(facts: SecurityFacts, t: Translate): SecurityGroup[] {
  return [
    { name: t("security.hub.groups.account"), rows: accountRows(facts, t) },
    { name: t("security.hub.groups.entry"), rows: entryRows(facts, t) },
    { name: t("security.hub.groups.money"), rows: moneyRows(facts, t) },
  ];
}

/** What of it a sub-login has: its own way in, and what proves it. */
export function subLoginGroups(facts: SecurityFacts, t: Translate): SecurityGroup[] {
  const own: ReadonlySet<string> = new Set([
    memberPaths.password(),
    memberPaths.twoFactor(),
    memberPaths.devices(),
    memberPaths.loginHistory(),
    memberPaths.paymentPassword(),
  ]);
  const rows = [...entryRows(facts, t), ...moneyRows(facts, t)].filter(({ href }) => own.has(href));
  return [{ name: t("security.hub.groups.entry"), rows }];
}

function accountRows({ username, nickname, email, mobile }: SecurityFacts, t: Translate): SecurityRow[] {
  return [
    { ...own("profile", "user", memberPaths.profile(), t), state: username },
    { ...own("persona", "eye", personaPaths.persona(), t), state: nickname },
    { ...own("email", "mail", memberPaths.email(), t), state: t(`security.hub.reached.${email}`) },
    { ...own("mobile", "mobile", memberPaths.mobile(), t), state: t(`security.hub.reached.${mobile}`) },
  ];
}

function entryRows(facts: SecurityFacts, t: Translate): SecurityRow[] {
  const { passwordSince, hasSecondFactor, linked, lastVisit } = facts;
  const since = passwordSince && t("security.hub.password.since", { moment: passwordSince });
  const factor = t(`security.hub.twoFactor.${hasSecondFactor ? "on" : "off"}`);
  const links =
    linked === 0 ? t("security.hub.linked.none") : t("security.hub.linked.count", { count: linked });
  const last = lastVisit && t("security.hub.history.last", { moment: lastVisit });
  return [
    { ...own("password", "shield", memberPaths.password(), t), state: since },
    { ...own("twoFactor", "shield", memberPaths.twoFactor(), t), state: factor },
    { ...own("linked", "globe", memberPaths.linked(), t), state: links },
    { ...own("devices", "list", memberPaths.devices(), t), state: null },
    { ...own("history", "clock", memberPaths.loginHistory(), t), state: last },
  ];
}

/** These were there before the others: their words are the cashier's. */
function moneyRows({ hasPaymentPassword, payees }: SecurityFacts, t: Translate): SecurityRow[] {
  return [
    {
      href: memberPaths.paymentPassword(),
      icon: "shield",
      name: t("cashier.paymentPassword.title"),
      text: t("cashier.security.paymentPassword.text"),
      state: t(`cashier.security.paymentPassword.${hasPaymentPassword ? "set" : "unset"}`),
    },
    {
      href: memberPaths.payees(),
      icon: "wallet",
      name: t("cashier.payees.title"),
      text: t("cashier.security.payees.text"),
      state: payees === 0 ? t("cashier.payees.empty") : t("cashier.security.payees.count", { count: payees }),
    },
    {
      href: memberPaths.limits(),
      icon: "clock",
      name: t("cashier.security.limits.title"),
      text: t("cashier.security.limits.text"),
      state: null,
    },
    {
      href: paths.seeds(),
      icon: "seed",
      name: t("cashier.security.seeds.title"),
      text: t("cashier.security.seeds.text"),
      state: null,
    },
  ];
}

type Door =
  | "profile"
  | "persona"
  | "email"
  | "mobile"
  | "password"
  | "twoFactor"
  | "linked"
  | "devices"
  | "history";

function own(door: Door, icon: IconName, href: string, t: Translate): Omit<SecurityRow, "state"> {
  return { href, icon, name: t(`security.hub.${door}.title`), text: t(`security.hub.${door}.text`) };
}
