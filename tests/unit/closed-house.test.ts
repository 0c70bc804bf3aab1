import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import {
  allowServiceHost,
  removeServiceEntry,
  setMaintenance,
  setServiceEntry,
} from "#server/brand/index.ts";
import type { Database } from "#server/db/database.ts";
import { sealPath } from "#server/support/index.ts";
import { openGatehouse } from "#tests/setup/gatehouse.ts";

const { context, brand, config, house, door, seen, reopen, close } = await openGatehouse();

afterEach(reopen);
afterAll(close);

test("a database that does not answer closes every page but breaks none, and who starts then still knows", async () => {
  const chat = "https://chat.test/room";
  const path = sealPath({ secret: config.houseSecret, brandId: brand.id }, chat);
  await allowServiceHost(context, { brandId: brand.id, host: "chat.test" });
  await setServiceEntry(context, {
    brandId: brand.id,
    csPosition: 1,
    csType: "LIVECHAT",
    type: "3",
    path,
  });
  await (await door())("/");
  expect(readFileSync(join(config.dataFolder, "sites.json"), "utf8")).toContain(path);

  let isAway = true;
  const gone = async () => {
    throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  };
  const db: Database = {
    ...context.db,
    call: (...said) => (isAway ? gone() : context.db.call(...said)),
  };
  const visit = await door(house({ db }));
  const away = await visit("/rng", { headers: { Cookie: "lang=en" } });
  expect([away.status, away.headers["retry-after"]]).toEqual([503, "15"]);
  expect(away.text).toContain("We will be right back");
  expect(away.text).toContain("Nard");
  const service = await visit("/customerService");
  expect([service.status, service.headers.location]).toEqual([303, chat]);
  const stranger = await visit("/", { headers: { Host: "evil.test" } });
  expect(stranger.status).toBe(503);
  expect(stranger.text).not.toMatch(/نرد|Nard|evil|customerService/);

  isAway = false;
  seen();
  expect((await visit("/rng")).text).toBe("kept page");
});

test("F13 M16 customer service of a closed house leads on, and where it cannot one asks in writing", async () => {
  const visit = await door();
  await setMaintenance(context, { brandId: brand.id, isOn: true });
  const open = await visit("/customerService");
  expect([open.status, open.headers.location]).toEqual([303, "https://chat.test/room"]);
  await removeServiceEntry(context, { brandId: brand.id, csPosition: 1 });
  seen();
  for (const method of ["GET", "POST"]) {
    const form = await visit("/customerService", { method });
    expect([form.status, form.text], method).toEqual([200, "page of /customerService"]);
    expect((await visit("/rng", { method })).status, method).toBe(503);
  }
});
