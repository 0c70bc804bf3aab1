import type { Translate } from "#app/i18n/translate.ts";
import type { MenuEntry } from "#app/lib/page/frame.ts";
import { incomePaths } from "#app/lib/paths/income-paths.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { rewardPaths } from "#app/lib/paths/reward-paths.ts";

/**
 * The personal menu of the header (F08). The server names its entries and sends them with the frame, so
 * that the script of every page does not carry them. Whoever brings players has their area on top, and whoever did has what they
 * were paid and signed behind their records; a sub-login has that area and its own way in.
 */
export function playerMenu(
  t: Translate,
  { isAgent = false, isFormerAgent = false, isSubLogin = false } = {},
): MenuEntry[] {
  const agent = [{ path: rewardPaths.agentHome(), icon: "team", text: t("partner.home.title") }] as const;
  const security = [
    { path: memberPaths.securityCenter(), icon: "shield", text: t("member.nav.account") },
  ] as const;
  const way = [{ path: paths.logout(), icon: "logout", text: t("member.nav.logout") }] as const;
  const past = [{ path: incomePaths.income(), icon: "ledger", text: t("member.nav.agentPast") }] as const;
  if (isSubLogin) return [...agent, ...security, ...way];
  return [
    ...(isAgent ? agent : []),
    { path: paths.deposit(), icon: "deposit", text: t("member.nav.deposit") },
    { path: memberPaths.withdraw(), icon: "withdrawal", text: t("member.nav.withdraw") },
    { path: paths.bettingRecord(), icon: "list", text: t("member.nav.bettingRecord") },
    { path: paths.accountRecord(), icon: "ledger", text: t("member.nav.accountRecord") },
    ...(isFormerAgent ? past : []),
    { path: rewardPaths.pointMall(), icon: "gift", text: t("rewards.mall.title") },
    { path: rewardPaths.vip(), icon: "gem", text: t("rewards.vip.title") },
    { path: memberPaths.messages(), icon: "bell", text: t("member.nav.messages") },
    ...security,
    { path: memberPaths.limits(), icon: "clock", text: t("limits.title") },
    { path: paths.seeds(), icon: "seed", text: t("member.nav.seeds") },
    ...way,
  ];
}
