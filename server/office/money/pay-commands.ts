import { z } from "zod";
import {
  CONTRACT_KINDS,
  checkBill,
  holdBill,
  type IncomeRow,
  listBills,
  releaseBill,
} from "../../agents/index.ts";
import { money } from "../../core/numbers/money.ts";
import { done, refuse } from "../../core/outcome.ts";
import { type Command, changing, looking } from "../command.ts";
import { number, reason, yes } from "../fields.ts";
import { sum, table, when } from "../lines.ts";

const kind = z.enum(CONTRACT_KINDS);

const payList = looking({
  about:
    "bills of contracts, newest first: --player who is paid or pays, --kind, --owed for what is not paid",
  said: z.object({ player: number.optional(), kind: kind.optional(), owed: yes.optional() }),
  async look({ context }, { player: playerId, kind: of, owed }) {
    const found = await listBills(context, { playerId, kind: of, isOwed: owed !== undefined });
    const titles = ["bill", "kind", "from", "until", "payer", "agent", "amount", "owed", "held", "adjusts"];
    return done(table(titles, found.map(cellsOf), "There are no bills."));
  },
});

function cellsOf({
  id,
  kind: of,
  from,
  until,
  payer,
  payee,
  amount,
  owed,
  isHeld,
  adjusts,
}: IncomeRow): string[] {
  return [
    ...[String(id), of, when(from), when(until), payer === null ? "house" : String(payer), String(payee)],
    ...[sum(money(amount, "P")), sum(money(owed, "P")), isHeld ? "held" : ""],
    adjusts === null ? "" : String(adjusts),
  ];
}

const subject = ({ bill }: { bill: bigint }) => `bill ${bill}`;

const payHold = changing({
  about: "hold back what is owed of a bill; it stays owed, and both sides see that it is looked at",
  words: ["bill"],
  said: z.object({ bill: number, reason }),
  subject,
  async change({ context }, { bill }) {
    const held = await holdBill(context, bill);
    return held.ok ? done({ lines: [`Bill ${bill} is held back.`] }) : held;
  },
});

const payRelease = changing({
  about: "let go what was held back of a bill: it is paid within a minute, as far as there is money",
  words: ["bill"],
  said: z.object({ bill: number, reason }),
  subject,
  async change({ context }, { bill }) {
    const released = await releaseBill(context, bill);
    return released.ok ? done({ lines: [`Bill ${bill} is let go.`] }) : released;
  },
});

const payCheck = looking({
  about: "compute a bill again from the ledger and its terms, and say what is another",
  words: ["bill"],
  said: z.object({ bill: number }),
  async look({ context }, { bill }) {
    const checked = await checkBill(context, bill);
    if (!checked) return refuse({ reason: "billUnknown" });
    const { buckets, apart } = checked;
    const right = `Bill ${bill} is what the ledger and its terms say (${buckets} buckets counted).`;
    return done(apart.length === 0 ? [right] : [`Bill ${bill} is another:`, ...apart]);
  },
});

export const PAY_COMMANDS: Readonly<Record<string, Command>> = {
  "pay list": payList,
  "pay check": payCheck,
  "pay hold": payHold,
  "pay release": payRelease,
};
