import { setAccountType, setUpline } from "#server/accounts/index.ts";
import { setRates, setTopRates } from "#server/agents/index.ts";
import { PASSWORD } from "#tests/setup/brand.ts";
import { ALL, type Scenes, type SignedIn, type Stage } from "./stage.ts";

const RATE = { RNG: 40 };

/** A partner with rates, and a member directly below. */
async function withTeam(
  stage: Stage,
): Promise<Pick<SignedIn, "app" | "playerId"> & { readonly below: string }> {
  const { context } = stage.site;
  const [{ playerId, username }, { playerId: below }] = [await stage.signedIn(), await stage.signedIn()];
  await setTopRates(context, { brandId: await stage.brandId(), rates: { RNG: 80 } });
  await setAccountType(context, { playerId, accountType: 1 });
  await setUpline(context, { playerId, uplineId: null });
  await setUpline(context, { playerId: below, uplineId: playerId });
  await setRates(context, { by: { operator: "mina" }, playerId, rates: RATE });
  const app = stage.anApp();
  const payload = { username, password: PASSWORD, type: "agents", scopes: ALL };
  app.token = (await app.call("login", { payload })).value.token;
  return { app, playerId, below: `${below}` };
}

/** What agents are refused. */
export const scenesOfAgents = (stage: Stage): Scenes => ({
  noTeam: async (headers) => {
    const { app } = await stage.signedIn();
    return app.call("agentTeam", { headers });
  },
  notInTeam: async (headers) => {
    const { app } = await withTeam(stage);
    return app.call("agentTeam", { payload: { of: "1" }, headers });
  },
  rateNotBelow: async (headers) => {
    const { app } = await withTeam(stage);
    return app.call("setRates", { payload: { playerId: "1", rates: RATE }, headers });
  },
  rateTooHigh: async (headers) => {
    const { app, below } = await withTeam(stage);
    return app.call("setRates", { payload: { playerId: below, rates: { RNG: 41 } }, headers });
  },
  rateSame: async (headers) => {
    const { app, below } = await withTeam(stage);
    await app.call("setRates", { payload: { playerId: below, rates: RATE } });
    return app.call("setRates", { payload: { playerId: below, rates: RATE }, headers });
  },
  unknownLink: async (headers) => {
    const { app } = await withTeam(stage);
    return app.call("endLink", { payload: { code: "nothing" }, headers });
  },
  unknownBill: async (headers) => {
    const { app } = await withTeam(stage);
    return app.call("agentBill", { payload: { billId: "1" }, headers });
  },
});
