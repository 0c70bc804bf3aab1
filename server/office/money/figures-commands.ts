import { z } from "zod";
import { done } from "../../core/outcome.ts";
import { auditFigures } from "../../figures/index.ts";
import { type Command, looking } from "../command.ts";

/** A day of UTC: `2026-05-05`. */
const day = z.iso.date().transform((said) => new Date(`${said}T00:00:00Z`));

const figuresAudit = looking({
  about:
    "counts a day of UTC of the agents' figures anew from the ledger, and raises alarms for what is apart",
  said: z.object({ day }),
  async look({ context }, said) {
    const { buckets, apart } = await auditFigures(context, said.day);
    return done([`${buckets} buckets counted, ${apart.length} apart.`, ...apart]);
  },
});

export const FIGURES_COMMANDS: Readonly<Record<string, Command>> = { "figures audit": figuresAudit };
