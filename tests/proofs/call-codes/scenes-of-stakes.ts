import { signedIn } from "../cast.ts";
import type { Scenes, Stage } from "./stage.ts";

async function seated(stage: Stage) {
  const signed = await stage.signedIn();
  const browser = await signedIn(stage.site, signed.playerId);
  await browser.post("/play/NARD-dice", { funds: "trial" });
  return signed;
}

/** What stakes in games of the house are refused with, and the seeds that decide them. */
export const scenesOfStakes = (stage: Stage): Scenes => ({
  seedsMissing: async (headers) => {
    const { app } = await stage.signedIn();
    return app.call("seeds", { headers });
  },
  seedsChanged: async (headers) => {
    const { app } = await seated(stage);
    const { pairId } = (await app.call("seeds")).value.active;
    await app.call("changeSeeds", { payload: { clientSeed: "one", pairId } });
    return app.call("changeSeeds", { payload: { clientSeed: "two", pairId }, headers });
  },
});
