import { z } from "zod";
import { money } from "../../../core/numbers/money.ts";
import { done } from "../../../core/outcome.ts";
import {
  decidedEarnings,
  type EarningRow,
  heldEarnings,
  referralRule,
  refuseEarning,
  releaseEarning,
  setReferralRule,
  stopReferralRule,
} from "../../../referrals/index.ts";
import { type Command, changing, looking, refused } from "../../command.ts";
import { amount, code, count, reason, upTo, yes } from "../../fields.ts";
import { facts, sum, table, when } from "../../lines.ts";
import { brandIdOf } from "../../site/brand-said.ts";

const P = (minor: bigint | null) => (minor === null ? null : sum(money(minor, "P")));

const referralSet = changing({
  about:
    "pay members for friends who come from now on: --first SUM at a friend's first deposit of at least --least SUM, and --share hundredths of a percent of what a friend stakes for --months",
  said: z.object({
    first: amount.optional(),
    least: amount.optional(),
    share: upTo(500).optional(),
    months: upTo(60).optional(),
    brand: code.optional(),
    reason: reason.optional(),
  }),
  subject: () => "referral rule",
  async change(office, { first, least, share, months, brand }) {
    if ((first === undefined) !== (least === undefined) || (share === undefined) !== (months === undefined))
      return refused("halfReferral");
    const saved = await setReferralRule(office.context, {
      brandId: await brandIdOf(office, brand),
      firstLeastMinor: least?.minor ?? null,
      firstPaysMinor: first?.minor ?? null,
      shareHundredths: share ?? null,
      shareMonths: months ?? null,
    });
    return saved.ok ? done({ lines: ["Members are paid for friends by this rule."] }) : saved;
  },
});

const referralStop = changing({
  about: "pay members for friends no more; what was earned is paid all the same",
  said: z.object({ brand: code.optional(), reason }),
  subject: () => "referral rule",
  async change(office, { brand }) {
    const stopped = await stopReferralRule(office.context, await brandIdOf(office, brand));
    return stopped.ok ? done({ lines: ["Friends bring nothing from now on."] }) : stopped;
  },
});

const referralShow = looking({
  about: "by what members are paid for friends",
  said: z.object({ brand: code.optional() }),
  async look(office, { brand }) {
    const rule = await referralRule(office.context, await brandIdOf(office, brand));
    if (!rule) return refused("noReferralRule");
    const { firstLeastMinor, firstPaysMinor, shareHundredths, shareMonths, from } = rule;
    return done(
      facts([
        ["first deposit from", P(firstLeastMinor)],
        ["pays", P(firstPaysMinor)],
        ["share, hundredths of a percent", shareHundredths === null ? null : String(shareHundredths)],
        ["months", shareMonths === null ? null : String(shareMonths)],
        ["friends since", when(from)],
      ]),
    );
  },
});

const referralList = looking({
  about:
    "what friends brought and is held, because the friend is likely the inviter; --decided for what was released, refused or lapsed, the latest first; fifty a --page",
  said: z.object({ decided: yes.optional(), page: count.default(1) }),
  async look({ context }, { decided, page }) {
    if (!decided) {
      const rows = (await heldEarnings(context, page)).map((held) => [
        ...broughtBy(held),
        held.heldFor.join(" "),
        when(held.at),
      ]);
      return done(table([...BROUGHT, "the same", "earned"], rows, "Nothing is held."));
    }
    const rows = (await decidedEarnings(context, page)).map((ended) => [
      ...broughtBy(ended),
      ended.state,
      when(ended.decidedAt),
      ended.decidedBy ?? "",
      [ended.reason, ended.lapsedFor && `lapsed: ${ended.lapsedFor} for good`].filter(Boolean).join("; "),
    ]);
    return done(table([...BROUGHT, "is", "decided", "by", "why"], rows, "Nothing was decided."));
  },
});

const BROUGHT = ["earning", "inviter", "friend", "for", "sum"];

function broughtBy({ id, inviterId, friendId, username, kind, minor }: EarningRow): string[] {
  return [id, String(inviterId), `${friendId} ${username}`, kind, P(minor) ?? ""];
}

const decided = (rule: typeof releaseEarning, about: string, told: string) =>
  changing({
    about,
    words: ["earning"],
    said: z.object({ earning: z.uuid(), reason }),
    subject: ({ earning }) => `referral ${earning}`,
    async change({ context }, said, operator) {
      const ended = await rule(context, { ...said, operator });
      if (!ended.ok) return ended;
      const { inviterId, minor } = ended.value;
      const after = { player: String(inviterId), sum: P(minor) };
      return done({ lines: [`${P(minor)} of ${inviterId} ${told}.`], after });
    },
  });

export const REFERRAL_COMMANDS: Readonly<Record<string, Command>> = {
  "referral set": referralSet,
  "referral stop": referralStop,
  "referral show": referralShow,
  "referral list": referralList,
  "referral release": decided(
    releaseEarning,
    "let go of what is held; it is paid within seconds",
    "is let go",
  ),
  "referral refuse": decided(refuseEarning, "refuse what is held; its member reads the reason", "is refused"),
};
