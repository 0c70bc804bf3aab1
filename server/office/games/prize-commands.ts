import { z } from "zod";
import { done } from "../../core/outcome.ts";
import { prizesOf, prizesOwed, setPrize, settlePrizes } from "../../wallet/index.ts";
import { type Command, changing, looking, refused } from "../command.ts";
import { amount, code } from "../fields.ts";
import { sum, table } from "../lines.ts";

const prize = z.enum(["JACKPOT", "PROMO"]);

const vendorPays = changing({
  about:
    "who pays the jackpots (JACKPOT) or promotions (PROMO) of a vendor: itself, or the house as without this",
  words: ["vendor", "prize", "by"],
  said: z.object({ vendor: code, prize, by: z.enum(["vendor", "house"]) }),
  subject: ({ vendor }) => `vendor ${vendor}`,
  async change({ context, vendors }, { vendor, prize, by }) {
    if (!vendors?.find(vendor)) return refused("unknownVendor");
    const before = await prizesOf(context, vendor);
    await setPrize(context, { vendor, prize, by });
    return done({
      lines: [`${prize} of ${vendor} is paid by the ${by}.`],
      before: { paidByVendor: before.join(" ") },
      after: { paidByVendor: (await prizesOf(context, vendor)).join(" ") },
    });
  },
});

const vendorOwes = looking({
  about: "what vendors owe the house for prizes of theirs that it paid; CODE for one of them",
  words: ["vendor"],
  said: z.object({ vendor: code.optional() }),
  async look({ context }, { vendor }) {
    const rows = (await prizesOwed(context, vendor)).map(({ vendor, owed }) => [vendor, sum(owed)]);
    return done(table(["vendor", "owes"], rows, "No prize of a vendor's own was paid."));
  },
});

const vendorSettled = changing({
  about: "write down what a vendor has really paid of what it owes; --key is the number on its statement",
  words: ["vendor"],
  said: z.object({ vendor: code, amount, key: z.string().trim().min(1).max(45) }),
  subject: ({ vendor }) => `vendor ${vendor}`,
  async change({ context }, { vendor, amount, key }) {
    if ((await prizesOwed(context, vendor)).length === 0) return refused("owesNothing");
    const settled = await settlePrizes(context, { vendor, amount, key: `prizes:${vendor}:${key}` });
    if (!settled.ok) return settled;
    const { transferId, replayed } = settled.value;
    const told = replayed
      ? `was written down before, as movement ${transferId}`
      : `is movement ${transferId}`;
    return done({ lines: [`${sum(amount)} ${told}.`], after: { transfer: String(transferId), replayed } });
  },
});

export const PRIZE_COMMANDS: Readonly<Record<string, Command>> = {
  "vendor pays": vendorPays,
  "vendor owes": vendorOwes,
  "vendor settled": vendorSettled,
};
