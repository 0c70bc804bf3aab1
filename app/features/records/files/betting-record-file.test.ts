import { expect, test } from "vitest";
import { money } from "#server/core/numbers/money.ts";
import type { RoundCodes } from "#server/http/records/round-codes.ts";
import type { Round } from "#server/wallet/index.ts";
import { bettingRecordFile } from "./betting-record-file.ts";

const round: Round = {
  vendor: "NARD",
  roundId: "=1+1",
  game: "nowruz",
  stake: money(9_007_199_254_740_993n, "P"),
  payout: money(50n, "P"),
  adjusted: money(-20n, "P"),
  net: money(-9_007_199_254_740_963n, "P"),
  state: "closed",
  openedAt: new Date("2026-03-21T12:00:00.000Z"),
  closedAt: new Date("2026-03-21T22:00:00.000Z"),
};

const decided = new Map<string, RoundCodes>();

const file = (rounds: readonly Round[], note: string | null = null) =>
  bettingRecordFile({ rounds, gameOf: () => 'نوروز, "عید"', decided, timeZone: "Asia/Tehran", note });

test("M06 a round has stable names, codes, ISO moments with their offset and exact decimals", () => {
  expect(file([round])).toBe(
    "\ufeffopened_at,closed_at,vendor,game,round,asset,stake,payout,correction,result,state,note,number,nonce,seed_hash,client_seed,link,choice,outcome\r\n" +
      "2026-03-21T15:30:00.000+03:30,2026-03-22T01:30:00.000+03:30,NARD," +
      '"نوروز, ""عید""",\'=1+1,P,90071992547409.93,0.50,-0.20,-90071992547409.63,closed,,,,,,,,\r\n',
  );
});

test("M06 a round that is open has no end, and left-out rows are told in a line of as many cells", () => {
  const open: Round = { ...round, state: "open", closedAt: null };
  const [header = "", row = "", note = ""] = file([open], "Older rows were left out.").split("\r\n");
  expect(row.split(",")[1]).toBe("");
  expect(note.split(",")).toHaveLength(header.split(",").length);
  expect(note).toMatch(/^,+Older rows were left out\.,+$/);
});

test("M06 a round says how it was decided and where to check it, and a stake that went back why", () => {
  const cells = {
    number: "7",
    nonce: "",
    commit: "ab12",
    clientSeed: "-mine",
    link: "https://x.test/verify?a=1",
    choice: "banker",
    outcome: '{"kind":"crash","point":137}',
  };
  decided.set(round.roundId, { ...cells, note: "too-late" });
  const [, row = ""] = file([round]).split("\r\n");
  expect(row).toMatch(
    /,closed,too-late,7,,ab12,'-mine,https:\/\/x\.test\/verify\?a=1,banker,"\{""kind"":""crash"",""point"":137\}"$/,
  );
});
