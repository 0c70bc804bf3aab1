import { expect, test } from "vitest";
import type { WalletCommandName } from "../protocol.ts";
import { wrongFields } from "./bodies.ts";
import { redactForm, redactJson } from "./redacted.ts";

const BET = { txId: "t", token: "k", player: "100001", game: "G", round: "r", amount: "100", currency: "P" };
const TOKEN = "q".repeat(43);

test.each<[WalletCommandName, unknown, string[]]>([
  ["debit", BET, []],
  ["debit", { ...BET, amount: 100 }, ["amount"]],
  ["debit", { ...BET, amount: "1.00", round: "" }, ["round", "amount"]],
  ["balance", { player: "100003" }, ["currency"]],
  ["credit", { ...BET, kind: "GIFT" }, ["kind"]],
  ["batch", { operations: [BET, { ...BET, txId: "nard-1" }] }, ["operations.1.txId"]],
  ["rollback", { txId: "a", targetTxId: "b", player: "100001" }, ["round"]],
  ["balance", "no object", []],
])("a %s that cannot be read is answered with the fields that are to blame: %j", (command, said, fields) => {
  expect([...wrongFields(command, said)].sort()).toEqual([...fields].sort());
});

test("no token of ours stays in the record, whatever a vendor calls the field or writes around it", () => {
  const json = Buffer.from(
    JSON.stringify({ note: TOKEN, meta: { t: `see ${TOKEN}.` }, round: "r".repeat(42) }),
  );
  expect(redactJson("token")(json)).not.toContain(TOKEN);
  expect(redactJson("token")(json)).toContain("r".repeat(42));
  expect(redactForm("hash")(Buffer.from(`a=${TOKEN}&hash=1`))).toBe("a=[redacted]&hash=[redacted]");
});
