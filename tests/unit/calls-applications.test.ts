import { afterAll, beforeAll, expect, test } from "vitest";
import { SECOND_MS } from "#server/core/time.ts";
import { type ApplicationRule, publishPromotions, refuseApplication } from "#server/promotions/index.ts";
import { valueIn } from "#tests/setup/cashier-stage.ts";
import { appOn, signedApp } from "#tests/setup/house-app.ts";
import { publishClaim } from "#tests/setup/offer-stage.ts";
import { png } from "#tests/setup/png.ts";
import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";
import { newMember } from "../proofs/cast.ts";

const CASH: ApplicationRule = {
  ...{ once: "once", contact: "whatsapp", pictures: "required" },
  gives: { what: "cash", amount: "50.00" },
};

let site: ServedSite;

beforeAll(async () => {
  site = await servedSite();
  await publish("calls-apply", CASH);
  await publish("calls-plain", { once: "daily", pictures: "none", gives: { what: "points", amount: "30" } });
}, 120_000);
afterAll(() => site.close());

async function publish(id: string, application: ApplicationRule): Promise<void> {
  const words = { titles: { fa: id }, summaries: { fa: id }, bodies: { fa: `<p>${id}</p>` } };
  const shown = { ...words, id, kind: "apply", application, terms: [], picture: "/x.svg" } as const;
  await publishPromotions(site.context, [shown]);
  site.forward(2 * SECOND_MS);
}

const signedIn = (username: string) => signedApp(site, username, { scopes: ["read", "money"] });

const PICTURE = png(9, 9).toString("base64");
const WISH = { id: "calls-apply", remark: "خوش آمدم", contact: "+98 912 345 6789", pictures: [PICTURE] };

test("P02 an app applies for a promotion with pictures, once in its period, and reads the answer", async () => {
  await newMember(site, "callApplies");
  const app = await signedIn("callApplies");
  const payload = { id: WISH.id };
  const read = async () => (await app.call("applications", { payload })).value;
  expect(await read()).toEqual({
    rule: { ...CASH, gives: { what: "cash", amount: { amount: "50.00", asset: "P" } } },
    applications: [],
  });
  const apply = (more: object = {}) => app.call("applyForPromotion", { payload: { ...WISH, ...more } });
  for (const [more, field] of [
    [{ pictures: [] }, "pictures"],
    [{ contact: "nobody" }, "contact"],
    [{ remark: "x".repeat(141) }, "remark"],
    [{ pictures: Array(4).fill(PICTURE) }, "pictures"],
  ] as const)
    expect(await apply(more), field).toMatchObject({ code: "badField", fields: [field] });
  expect(await apply({ pictures: ["bm9uZQ=="] })).toMatchObject({
    ...{ code: "unreadableImage", fields: ["pictures"] },
  });
  const large = Buffer.alloc(5 * 1024 * 1024 + 1).toString("base64");
  expect(await apply({ pictures: [large, large, large] })).toMatchObject({ code: "imageTooLarge" });

  const { reference } = (await apply({ pictures: [PICTURE, PICTURE, PICTURE] })).value;
  expect((await apply({ remark: "again" })).value).toEqual({ reference, isOther: true });
  const waiting = { reference, state: "waiting", pictures: 3, contact: "+989123456789", reason: null };
  expect(await read()).toMatchObject({ rule: null, applications: [waiting] });
  expect((await app.call("promotion", { payload })).value).toMatchObject({
    ...{ isAppliedFor: true, status: "processing" },
  });
  valueIn(await refuseApplication(site.context, { reference, operator: "mina", reason: "Not yours" }));
  expect((await read()).applications).toMatchObject([{ state: "refused", reason: "Not yours" }]);
});

test("P02 an app applies for no promotion that is not applied for, and sends no picture where none is taken", async () => {
  await newMember(site, "callAppliesNot");
  const app = await signedIn("callAppliesNot");
  const plain = { id: "calls-plain", remark: "hello" };
  const apply = (payload: object) => app.call("applyForPromotion", { payload });
  expect(await apply({ ...plain, pictures: [PICTURE] })).toMatchObject({ fields: ["pictures"] });
  expect(await apply(plain)).toMatchObject({ code: "OK" });
  for (const name of ["applyForPromotion", "applications"])
    expect(await app.call(name, { payload: { id: "nothing" } }), name).toMatchObject({
      ...{ status: 404, code: "unknownPromotion" },
    });
  await publishClaim(site.context, "calls-claimed");
  site.forward(2 * SECOND_MS);
  for (const name of ["applyForPromotion", "applications"])
    expect(await app.call(name, { payload: { id: "calls-claimed" } }), name).toMatchObject({
      ...{ status: 422, code: "notAppliedFor" },
    });
  const trial = appOn(site);
  trial.token = (await trial.call("freePlay")).value.token;
  expect(await trial.call("applyForPromotion", { payload: plain })).toMatchObject({ status: 403 });
});
