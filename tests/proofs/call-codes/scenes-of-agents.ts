import { setAccountType, setPlayerState, setUpline } from "#server/accounts/index.ts";
import { setRates, setTopRates } from "#server/agents/index.ts";
import { setFlag } from "#server/brand/index.ts";
import { startTimeOut } from "#server/limits/index.ts";
import { setDownBounds } from "#server/transfers/index.ts";
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

const PAYMENT_PASSWORD = "Narenj-Talkh-77";
const sum = { amount: "20.00", paymentPassword: PAYMENT_PASSWORD };

/** The same in a house that lets money go up and down the line, and the app of the one below. */
async function withLine(stage: Stage) {
  const { context, forward } = stage.site;
  const brandId = await stage.brandId();
  await setDownBounds(context, { brandId });
  for (const flag of ["transferUpline", "sendToTeam"] as const)
    await setFlag(context, { brandId, flag, isOn: true });
  forward(2000);
  const { app, playerId, below } = await withTeam(stage);
  const { app: child, playerId: childId } = await stage.signedIn();
  await setUpline(context, { playerId: childId, uplineId: playerId });
  return { app, playerId, below, child };
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
  sendingClosed: async (headers) => {
    const { app } = await withTeam(stage);
    return app.call("downOffer", { payload: { playerId: "1" }, headers });
  },
  childUnavailable: async (headers) => {
    const { app, below } = await withLine(stage);
    const away = { playerId: BigInt(below), timeZone: "Asia/Tehran", term: "week" } as const;
    await startTimeOut(stage.site.context, away);
    return app.call("sendDown", { payload: { playerId: below, ...sum }, headers });
  },
  uplineChanged: async (headers) => {
    const { child } = await withLine(stage);
    return child.call("sendToUpline", { payload: { ...sum, uplineMark: "somebody" }, headers });
  },
  uplineUnavailable: async (headers) => {
    const { child, playerId } = await withLine(stage);
    const { uplineMark } = (await child.call("uplineOffer")).value;
    await setPlayerState(stage.site.context, { playerId, state: "blocked" });
    return child.call("sendToUpline", { payload: { ...sum, uplineMark }, headers });
  },
  unknownBill: async (headers) => {
    const { app } = await withTeam(stage);
    return app.call("agentBill", { payload: { billId: "1" }, headers });
  },
});
