import type { CentreEntry } from "#app/components/centre.tsx";
import type { IconName } from "#app/components/icon.tsx";
import type { Translate } from "#app/i18n/translate.ts";
import type { MemberEntryName } from "#app/lib/page/member-entries.ts";
import { incomePaths } from "#app/lib/paths/income-paths.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { prizePaths } from "#app/lib/paths/prize-paths.ts";

/** The entries of the member centre that there are, in the specification's order (M15). */
const ENTRIES: readonly (readonly [name: MemberEntryName, icon: IconName, path: string])[] = [
  ["account", "shield", memberPaths.securityCenter()],
  ["wallet", "wallet", memberPaths.transferFund()],
  ["deposit", "deposit", paths.deposit()],
  ["withdraw", "withdrawal", memberPaths.withdraw()],
  ["transferUpline", "upline", memberPaths.transferUpline()],
  ["bettingRecord", "list", paths.bettingRecord()],
  ["accountRecord", "ledger", paths.accountRecord()],
  ["personalProfit", "contrast", memberPaths.profit()],
  ["bonusDetails", "gem", memberPaths.bonuses()],
  ["rewardCenter", "gift", memberPaths.rewardCenter()],
  ["referral", "team", memberPaths.referral()],
  ["missions", "flame", prizePaths.missions()],
  ["agentPast", "ledger", incomePaths.income()],
  ["messages", "bell", memberPaths.messages()],
  ["questions", "mail", memberPaths.questions()],
];

type Holding = {
  /** A sub-login has its own way in, and nothing else of a member. */
  readonly isSubLogin: boolean;
  /** Whether money may go to the one above (M05). */
  readonly hasUpline: boolean;
  /** Whether they were an agent, who have bills and contracts to read. */
  readonly wasAgent: boolean;
  /** How many wait behind an entry, already written. */
  readonly counts: Partial<Record<MemberEntryName, string>>;
};

/** The member centre of one player. The server names the entries, so that no page's script carries them. */
export function memberEntries(
  t: Translate,
  { isSubLogin, hasUpline, wasAgent, counts }: Holding,
): CentreEntry[] {
  const holds: Partial<Record<MemberEntryName, boolean>> = { transferUpline: hasUpline, agentPast: wasAgent };
  return ENTRIES.filter(([name]) => (isSubLogin ? name === "account" : (holds[name] ?? true))).map(
    ([name, icon, path]) => ({
      name,
      icon,
      path,
      text: t(`member.nav.${name}`),
      count: counts[name] ?? "",
    }),
  );
}
