import { approveDeposit } from "#server/cashier/index.ts";
import { setLimit, startTimeOut } from "#server/limits/index.ts";
import { IBAN, PAYMENT_PASSWORD } from "#tests/setup/cashier-stage.ts";
import type { Scenes, SignedIn, Stage } from "./stage.ts";

const NOBODYS = "00000000-0000-7000-8000-000000000000";
const wish = { method: "transfer", amount: "100.00" };
const payee = (iban = IBAN) => ({ method: "bank", fields: { holder: "Nima Kazemi", iban } });

/** Somebody with an order of money in. */
async function withOrder(stage: Stage): Promise<SignedIn & { readonly reference: string }> {
  const signed = await stage.signedIn();
  const { value } = await signed.app.call("requestDeposit", { payload: wish });
  return { ...signed, reference: value.reference };
}

/** What orders of money are refused with. */
export const scenesOfMoney = (stage: Stage): Scenes => ({
  unknownRound: async (headers) => {
    const { app } = await stage.signedIn();
    return app.call("round", { payload: { vendor: "NARD", roundId: NOBODYS }, headers });
  },
  methodClosed: async (headers) => {
    const { app } = await stage.signedIn();
    return app.call("requestDeposit", { payload: { ...wish, method: "nothing" }, headers });
  },
  belowMin: async (headers) => {
    const { app } = await stage.signedIn();
    return app.call("requestDeposit", { payload: { ...wish, amount: "0.01" }, headers });
  },
  aboveMax: async (headers) => {
    const { app } = await stage.signedIn();
    return app.call("requestDeposit", { payload: { ...wish, amount: "9999999999" }, headers });
  },
  depositLimit: async (headers) => {
    const { app, playerId } = await stage.signedIn();
    const limit = { name: "deposit-day", ceiling: 5_000n } as const;
    await setLimit(stage.site.context, { playerId, timeZone: "Asia/Tehran", ...limit });
    return app.call("requestDeposit", { payload: wish, headers });
  },
  depositTimeOut: async (headers) => {
    const { app, playerId } = await stage.signedIn();
    await startTimeOut(stage.site.context, { playerId, timeZone: "Asia/Tehran", term: "week" });
    return app.call("requestDeposit", { payload: wish, headers });
  },
  tooManyOpen: async (headers) => {
    const { app } = await stage.signedIn();
    for (let nth = 0; nth < 5; nth += 1) await app.call("requestDeposit", { payload: wish });
    return app.call("requestDeposit", { payload: wish, headers });
  },
  unknownOrder: async (headers) => {
    const { app } = await stage.signedIn();
    return app.call("cancelDeposit", { payload: { reference: "D-nothing" }, headers });
  },
  tooLate: async (headers) => {
    const { app, reference } = await withOrder(stage);
    await approveDeposit(stage.site.context, { depositId: reference, operator: "mina" });
    return app.call("cancelDeposit", { payload: { reference }, headers });
  },
  unreadableImage: async (headers) => {
    const { app, reference } = await withOrder(stage);
    return app.call("proveDeposit", { payload: { reference, picture: "bm9uZQ==" }, headers });
  },
  imageTooLarge: async (headers) => {
    const { app, reference } = await withOrder(stage);
    const picture = Buffer.alloc(5 * 1024 * 1024 + 1).toString("base64");
    return app.call("proveDeposit", { payload: { reference, picture }, headers });
  },
  badPayeeField: async (headers) => {
    const { app } = await stage.signedIn();
    return app.call("addPayee", { payload: payee("IR00"), headers });
  },
  payeeKnown: async (headers) => {
    const { app } = await stage.signedIn();
    await app.call("addPayee", { payload: payee() });
    return app.call("addPayee", { payload: payee(), headers });
  },
  unknownPayee: async (headers) => {
    const { app } = await stage.signedIn();
    return app.call("removePayee", { payload: { payeeId: NOBODYS }, headers });
  },
  paymentPasswordMissing: async (headers) => {
    const { app } = await stage.signedIn();
    const { payeeId } = (await app.call("addPayee", { payload: payee() })).value;
    const { min } = (await app.call("withdrawalMethods")).value.methods[0];
    const asked = { method: "bank", payeeId, amount: min.amount, paymentPassword: PAYMENT_PASSWORD };
    return app.call("requestWithdrawal", { payload: asked, headers });
  },
});
