import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { speechOf } from "#app/i18n/speech.server.ts";
import { shownDeeds } from "./shown-sub-logins.server.ts";

const ROUTES = "app/routes/agent";

/** The files whose page does something, or is a file that is taken. */
const doing = readdirSync(ROUTES).filter(
  (file) =>
    /-csv\.ts$/.test(file) ||
    /export async function action\b/.test(readFileSync(`${ROUTES}/${file}`, "utf8")),
);

test("A01 whatever a sub-login can do or try has a name in the list of what it did", async () => {
  const deeds = doing.map((file, nth) => ({
    ...{ id: BigInt(nth), deed: file.replace(/\.tsx?$/, ""), place: "/agentHome", address: "127.0.0.1" },
    ...{ at: new Date("2026-03-21T12:00:00Z"), outcome: "done" as const },
  }));
  expect(deeds.length).toBeGreaterThan(10);
  for (const language of ["fa", "en"] as const) {
    const speaker = { ...(await speechOf(language)), timeZone: "Asia/Tehran" };
    const { rows } = shownDeeds({ deeds, next: null }, { id: 1n }, speaker);
    for (const { id, deed } of rows) expect(deed).not.toBe(deeds[Number(id)]?.deed);
  }
});
