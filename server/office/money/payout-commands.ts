import { z } from "zod";
import { done } from "../../core/outcome.ts";
import { checkedPayouts, checkPayouts, decideHeldPayout, waitingPayouts } from "../../wallet/index.ts";
import { type Command, changing, looking, refused } from "../command.ts";
import { amount, code, number, reason, yes } from "../fields.ts";
import { sum, table, when } from "../lines.ts";

const payoutWaiting = looking({
  about: "payouts of vendors that wait for a person, oldest first, and from which sum on they do",
  said: z.object({}),
  async look({ context }) {
    const rows = (await waitingPayouts(context)).map((payout) => [
      String(payout.id),
      payout.vendor,
      String(payout.playerId),
      payout.game,
      payout.round,
      sum(payout.amount),
      when(payout.heldAt),
    ]);
    const from = (await checkedPayouts(context)).map(({ vendor, from }) => `${vendor} from ${sum(from)}`);
    return done([
      ...table(["payout", "vendor", "player", "game", "round", "amount", "since"], rows, "No payout waits."),
      from.length > 0 ? `They wait for ${from.join(", ")}.` : "No vendor's payouts wait. See: payout check.",
    ]);
  },
});

const payoutIs = (decision: "release" | "refuse", about: string) =>
  changing({
    about,
    words: ["payout"],
    said: z.object({ payout: number, reason }),
    subject: ({ payout }) => `payout ${payout}`,
    async change({ context }, { payout, reason }, operator) {
      const decided = await decideHeldPayout(context, { id: payout, decision, operator, reason });
      if (!decided.ok) return decided;
      const became = decision === "release" ? "released to its player" : "refused";
      return done({ lines: [`Payout ${payout} is ${became}.`], after: { decision } });
    },
  });

const payoutCheck = changing({
  about:
    "from which sum of a round on a vendor's payouts wait for a person: --from SUM, or --off to pay them at once",
  words: ["vendor"],
  said: z.object({ vendor: code, from: amount.optional(), off: yes.optional() }),
  subject: ({ vendor }) => `vendor ${vendor}`,
  async change({ context, vendors }, { vendor, from, off }) {
    if (!vendors?.find(vendor)) return refused("unknownVendor");
    if ((from === undefined) === (off === undefined)) return refused("nothingSaid");
    const before = (await checkedPayouts(context)).find((checked) => checked.vendor === vendor);
    await checkPayouts(context, { vendor, from: from ?? null });
    return done({
      lines: [
        from ? `Payouts of ${vendor} from ${sum(from)} on wait.` : `Payouts of ${vendor} are paid at once.`,
      ],
      before: { from: before ? sum(before.from) : null },
      after: { from: from ? sum(from) : null },
    });
  },
});

export const PAYOUT_COMMANDS: Readonly<Record<string, Command>> = {
  "payout waiting": payoutWaiting,
  "payout release": payoutIs("release", "give a player a payout that waits; the reason is kept"),
  "payout refuse": payoutIs("refuse", "keep a payout that waits; its player reads the reason"),
  "payout check": payoutCheck,
};
