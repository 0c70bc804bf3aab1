import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { openBrand, registrationOf } from "#tests/setup/brand.ts";
import { testContext } from "#tests/setup/database.ts";
import { registeredPlayer } from "#tests/setup/registered-player.ts";
import { setAccountType } from "../account-type.ts";
import { inviteCodeOf, inviterOf } from "./invitations.ts";

const context = await testContext();
const brand = await openBrand(context);
const brandId = brand.id;
let nth = 0;

async function agent() {
  nth += 1;
  const registration = registrationOf(`inviter${nth}`);
  const id = await registeredPlayer(context, { brand, language: "en", registration });
  await setAccountType(context, { playerId: id, accountType: 2 });
  return { id, brandId };
}

const CODE = /^[2-9A-HJ-NP-Z]{8}$/;

test("A04 a code is eight letters and digits that say nothing, and stays, also when it is first asked for twice at once", async () => {
  const player = await agent();
  const codes = await Promise.all([1, 2, 3].map(() => inviteCodeOf(context, player)));
  expect(new Set(codes).size).toBe(1);
  expect(codes[0]).toMatch(CODE);
  expect(await inviteCodeOf(context, player)).toBe(codes[0]);
  expect(await inviteCodeOf(context, await agent())).not.toBe(codes[0]);
});

test("A04 a code is found as it is typed, in its own brand alone, and a number finds nobody", async () => {
  const player = await agent();
  const code = await inviteCodeOf(context, player);
  const found = (typed: string, of = brandId) => inviterOf(context, { brandId: of, code: typed });
  const persian = code.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)));
  for (const typed of [code, code.toLowerCase(), ` ${code} `, persian])
    expect(await found(typed)).toBe(player.id);
  for (const typed of [String(player.id), "", code.slice(1), `${code}A`])
    expect(await found(typed)).toBeNull();
  expect(await found(code, "another")).toBeNull();
});

test("A04 whoever brought players before has a code from the migration, each another one", async () => {
  const agents = [await agent(), await agent(), await agent()];
  const { id: member } = await agent();
  await setAccountType(context, { playerId: member, accountType: 0 });
  const sql = await readFile("server/db/bridge/0135_invitation_links.sql", "utf8");
  // The step is of a time when columns were named otherwise.
  await context.db.script(`
    drop table accounts.invitation_links cascade;
    alter table accounts.players rename column brand_id to brand;
    ${sql};
    alter table accounts.players rename column brand to brand_id;
    alter table accounts.invitation_links rename column brand to brand_id;
    alter table accounts.invitation_links rename column player to player_id;
  `);
  const rows = {
    name: "test.invitations",
    text: "select player_id as player, code from accounts.invitation_links",
    row: { player: 0n, code: "" },
  };
  const given = new Map((await context.db.call(rows, [])).map(({ player, code }) => [player, code]));
  expect(given.has(member)).toBe(false);
  for (const player of agents) {
    expect(given.get(player.id)).toMatch(CODE);
    expect(await inviteCodeOf(context, player)).toBe(given.get(player.id));
  }
  expect(new Set(given.values()).size).toBe(given.size);
});
