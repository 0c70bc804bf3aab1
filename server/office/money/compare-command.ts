import { z } from "zod";
import { done, type Outcome } from "../../core/outcome.ts";
import { later, MINUTE_MS, SECOND_MS } from "../../core/time.ts";
import { askedVendors, reconcileWindow } from "../../vendors/index.ts";
import { type Command, changing, refused } from "../command.ts";
import { code, count } from "../fields.ts";
import { when } from "../lines.ts";
import type { Refused } from "../reasons.ts";

/** What is under way at this moment is in one memory and not yet in the other. */
const SETTLED_MS = 5 * SECOND_MS;
const MINUTES_MOST = 24 * 60;

const said = z.object({
  vendor: code,
  minutes: count.refine((said) => said >= 1 && said <= MINUTES_MOST).default(30),
});

type Compared = Outcome<{ readonly from: Date; readonly compared: number; readonly found: number }, Refused>;

const comparison = changing<typeof said, Compared>({
  about: "ask a vendor now for what it remembers of the last --minutes, and compare it with our ledger",
  words: ["vendor"],
  said,
  subject: ({ vendor }) => `vendor ${vendor}`,
  async hear({ context, vendors }, { vendor, minutes }) {
    if (!vendors?.find(vendor)) return refused("unknownVendor");
    const asked = askedVendors(vendors, context.now).find((known) => known.vendor === vendor);
    if (!asked) return refused("noMemory");
    const to = later(context.now(), -SETTLED_MS);
    const from = later(to, -minutes * MINUTE_MS);
    const told = await reconcileWindow(context, { ...asked, from, to });
    return told.ok ? done({ from, ...told.value }) : told;
  },
  async change(_office, { vendor }, _operator, heard) {
    if (!heard?.ok) return heard ?? refused("noAnswer");
    const { from, compared, found } = heard.value;
    const line = `${compared} lines of ${vendor} and of ours were compared since ${when(from)}: ${found} new differences.`;
    return done({ lines: [line], after: { compared, found } });
  },
});

export const COMPARE_COMMANDS: Readonly<Record<string, Command>> = { "vendor compare": comparison };
