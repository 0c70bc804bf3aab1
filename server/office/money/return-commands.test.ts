import { expect, test } from "vitest";
import { cashierStage } from "#tests/setup/cashier-stage.ts";
import { studioHouse } from "#tests/setup/studio-house.ts";
import { spin } from "../../studio/index.ts";
import { obey } from "../commands.ts";

test("games rtp shows what was played beside what it should return", async () => {
  const { context, walletOf, aPlayer, opened } = await studioHouse();
  const { ports } = await cashierStage(context);
  const said = async (...args: string[]) => {
    const answer = await obey(
      { context, sealsFile: "/nowhere", payments: ports },
      { args, operator: "mina" },
    );
    return answer.ok ? answer.lines.join("\n") : answer.error;
  };
  expect(await said("games", "rtp")).toBe("Nothing was played.");

  const playerRef = await aPlayer(100_000n);
  const sessionId = await opened(playerRef, "SIMORGH", "kavir");
  const played = await spin(context, walletOf, { sessionId, playerRef, spinId: "first", lineBetMinor: 75n });
  expect(played).toMatchObject({ ok: true });
  expect(await said("games", "rtp")).toMatch(/kavir\s+1\s+TRIAL\s+1\s+15\.00 \S+\s+[\d.]+%\s+9\d\.\d\d%/);
  expect(await said("games", "rtp", "--days", "7")).toContain("kavir");
  expect(await said("games", "rtp", "--days", "x")).toContain("days: not right");
});
