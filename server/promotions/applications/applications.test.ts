import sharp from "sharp";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { openBrand } from "#tests/setup/brand.ts";
import { valueIn } from "#tests/setup/cashier-stage.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { png } from "#tests/setup/png.ts";
import { minorOf, paidMember } from "#tests/setup/real-stakes.ts";
import type { Player } from "../../accounts/index.ts";
import { bonusesOf } from "../../bonuses/index.ts";
import type { Brand } from "../../brand/index.ts";
import { DAY_MS } from "../../core/time.ts";
import { startTimeOut } from "../../limits/index.ts";
import { messagesOf } from "../../messages/index.ts";
import { PICTURE_BYTES_MAX } from "../../pictures/index.ts";
import {
  type ApplicationRule,
  applicationForm,
  applicationPicture,
  applicationsOf,
  applyFor,
  approveApplication,
  findApplication,
  listApplications,
  ownPicture,
  ownStatuses,
  promotionsOf,
  publishPromotions,
  refuseApplication,
  sweepPictures,
} from "../index.ts";

let context: TestContext;
let brand: Brand;
let player: Player;
let nth = 0;

const CASH: ApplicationRule = {
  once: "once",
  pictures: "optional",
  gives: { what: "cash", amount: "50.00" },
};

async function publish(id: string, application: ApplicationRule, more: { until?: Date } = {}) {
  const words = { titles: { fa: id }, summaries: { fa: id }, bodies: { fa: `<p>${id}</p>` } };
  const promotion = {
    ...words,
    ...more,
    id,
    kind: "apply",
    application,
    terms: [],
    picture: "/x.svg",
  } as const;
  await publishPromotions(context, [promotion]);
  context.clock.forward(1_000);
}

beforeAll(async () => {
  context = await testContext();
  brand = await openBrand(context);
  await publish("cash", CASH);
  await publish("daily", { ...CASH, once: "daily", gives: { what: "points", amount: "30" } });
  await publish("bonus", { ...CASH, gives: { what: "bonus", amount: "20.00", terms: "standard" } });
  await publish("proven", { ...CASH, pictures: "required" });
  await publish("wordy", { ...CASH, pictures: "none" });
  await publish("over", CASH, { until: new Date(context.now().getTime() - DAY_MS) });
});

beforeEach(async () => {
  nth += 1;
  player = await paidMember(context, brand, { username: `applicant${nth}`, cashMinor: 100_00n });
});

type More = { pictures?: Uint8Array[]; remark?: string };

const apply = (promotion: string, { pictures = [], remark = "hello" }: More = {}) =>
  applyFor(context, { player, timeZone: brand.timeZone, promotion, remark, contact: "", pictures });
const by = (reference: string, reason = "fine") => ({ reference, operator: "mina", reason });
const statusOf = async (promotion: string) =>
  (await ownStatuses(context, { playerId: player.id, timeZone: brand.timeZone })).get(promotion);
const cash = () => minorOf(context, player.id, "P");

test("P02 a form sent sixteen times at once is one application, and stands as being looked at", async () => {
  const sent = await Promise.all(Array.from({ length: 16 }, () => apply("cash", { pictures: [png(9, 9)] })));
  const references = new Set(sent.map((outcome) => valueIn(outcome).reference));
  expect(references.size).toBe(1);
  const own = await applicationsOf(context, { playerId: player.id, promotion: "cash" });
  expect(own).toMatchObject([{ remark: "hello", pictures: 1, state: "waiting" }]);
  const asked = { language: "fa", audience: "members", at: context.now() } as const;
  const statuses = await ownStatuses(context, { playerId: player.id, timeZone: brand.timeZone });
  const cards = await promotionsOf(context, { ...asked, own: statuses });
  expect(cards.find(({ id }) => id === "cash")?.status).toBe("processing");
});

test("P02 whoever applies again with other words or a picture reads that the first application stands", async () => {
  const [first, ...again] = [
    valueIn(await apply("cash", { remark: "FIRST" })),
    valueIn(await apply("cash", { remark: "FIRST" })),
    valueIn(await apply("cash", { remark: "SECOND" })),
    valueIn(await apply("cash", { remark: "FIRST", pictures: [png(9, 9)] })),
  ];
  expect(first?.isOther).toBe(false);
  expect(again.map(({ isOther }) => isOther)).toEqual([false, true, true]);
  expect(new Set(again.map(({ reference }) => reference))).toEqual(new Set([first?.reference]));
  const own = await applicationsOf(context, { playerId: player.id, promotion: "cash" });
  expect(own).toMatchObject([{ remark: "FIRST", pictures: 0 }]);
});

test("P02 approved by sixteen operators at once it gives its cash once, and its player is told once", async () => {
  const { reference } = valueIn(await apply("cash"));
  const decided = await Promise.all(
    Array.from({ length: 16 }, () => approveApplication(context, by(reference))),
  );
  expect(decided.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await refuseApplication(context, by(reference))).toMatchObject({
    refusal: { reason: "alreadyDecided" },
  });
  expect([await cash(), await statusOf("cash")]).toEqual([150_00n, "issued"]);
  const { rows } = await messagesOf(context, { playerId: player.id, page: 1 });
  expect(rows.filter(({ kind }) => kind === "applicationApproved")).toMatchObject([
    { facts: { reference, promotion: "cash", amount: "50.00", asset: "P" } },
  ]);
});

test("P02 a bonus goes by its terms, points are points, and a daily one may be applied for again tomorrow", async () => {
  valueIn(await approveApplication(context, by(valueIn(await apply("bonus")).reference)));
  const { items } = await bonusesOf(context, { playerId: player.id, page: 1 });
  expect(items).toMatchObject([{ source: "promotion", sourceRef: "bonus", amount: { minor: 20_00n } }]);
  const first = valueIn(await apply("daily")).reference;
  valueIn(await approveApplication(context, by(first)));
  expect(await minorOf(context, player.id, "PTS")).toBe(30n);
  expect(valueIn(await apply("daily")).reference).toBe(first);
  context.clock.forward(DAY_MS);
  expect(await statusOf("daily")).toBeUndefined();
  expect(valueIn(await apply("daily")).reference).not.toBe(first);
  expect(await cash()).toBe(100_00n);
});

test("P02 refused, its player reads why and is given nothing", async () => {
  const { reference } = valueIn(await apply("cash"));
  valueIn(await refuseApplication(context, by(reference, "the picture shows nothing")));
  expect(await approveApplication(context, by(reference))).toMatchObject({
    refusal: { reason: "alreadyDecided" },
  });
  expect([await cash(), await statusOf("cash")]).toEqual([100_00n, "rejected"]);
  const { rows } = await messagesOf(context, { playerId: player.id, page: 1 });
  expect(rows.find(({ kind }) => kind === "applicationRefused")?.facts).toMatchObject({
    reason: "the picture shows nothing",
  });
});

test("P02 whoever is on a break neither applies nor is given what was applied for before", async () => {
  const { reference } = valueIn(await apply("cash"));
  await startTimeOut(context, { playerId: player.id, term: "day", timeZone: brand.timeZone });
  expect(await apply("bonus")).toMatchObject({ refusal: { reason: "onABreak" } });
  expect(await approveApplication(context, by(reference))).toMatchObject({ refusal: { reason: "onABreak" } });
  expect([await cash(), await statusOf("cash")]).toEqual([100_00n, "processing"]);
});

const HTML = Buffer.from("<!doctype html><script>alert(1)</script>");

test.each([
  ["a fourth picture", "cash", () => Array.from({ length: 4 }, () => png(9, 9)), "tooManyPictures"],
  ["a picture where none is asked for", "wordy", () => [png(9, 9)], "tooManyPictures"],
  ["no picture where one is asked for", "proven", () => [], "pictureMissing"],
  ["a page behind a picture", "cash", () => [png(9, 9), Buffer.concat([png(8, 8), HTML])], "unreadableImage"],
  ["a bomb of 12 000 by 12 000", "cash", () => [png(12_000, 12_000)], "imageTooLarge"],
  ["5 MB and a byte", "cash", () => [Buffer.concat([png(8, 8)], PICTURE_BYTES_MAX + 1)], "imageTooLarge"],
  ["one that is over", "over", () => [], "notOpen"],
  ["one that nobody offers", "nowhere", () => [], "unknownPromotion"],
])(
  "P02 an application with %s is refused, and nothing of it is kept",
  async (_what, promotion, make, reason) => {
    expect(await apply(promotion, { pictures: make() })).toEqual({ ok: false, refusal: { reason } });
    expect(await applicationsOf(context, { playerId: player.id, promotion })).toEqual([]);
  },
);

test("P02 three pictures are made anew, seen by their player and operators alone, and go a month after the decision", async () => {
  const pictures = [png(31, nth), png(32, nth), png(33, nth)];
  const { reference } = valueIn(await apply("proven", { pictures }));
  const own = { playerId: player.id, reference };
  const seen = await ownPicture(context, { ...own, nth: 3 });
  expect(await sharp(Buffer.from(seen?.bytes ?? [])).metadata()).toMatchObject({ format: "jpeg", width: 33 });
  expect(await ownPicture(context, { ...own, playerId: player.id + 1n, nth: 3 })).toBeNull();
  valueIn(await refuseApplication(context, by(reference)));
  context.clock.forward(29 * DAY_MS);
  await sweepPictures(context);
  expect(await applicationPicture(context, { reference, nth: 1 })).not.toBeNull();
  context.clock.forward(2 * DAY_MS);
  await sweepPictures(context);
  expect(await applicationPicture(context, { reference, nth: 1 })).toBeNull();
  expect(await findApplication(context, reference.toLowerCase())).toMatchObject({ pictures: 0 });
});

test("P02 the same picture of two members is shown to the operator, and the queue has the oldest first", async () => {
  const one = valueIn(await apply("proven", { pictures: [png(77, 12)] })).reference;
  player = await paidMember(context, brand, { username: `second${nth}`, cashMinor: 100n });
  context.clock.forward(1_000);
  const other = valueIn(await apply("proven", { pictures: [png(77, 12)] })).reference;
  expect((await findApplication(context, other))?.samePictures).toEqual([one]);
  const queue = (await listApplications(context, { state: "waiting", page: 1 })).map((row) => row.reference);
  expect(queue.indexOf(one)).toBeLessThan(queue.indexOf(other));
});

test("P02 an eleventh application in a day is refused", async () => {
  for (const many of Array.from({ length: 11 }, (_, at) => at)) await publish(`many${many}`, CASH);
  const sent = [];
  for (const many of Array.from({ length: 11 }, (_, at) => at)) sent.push(await apply(`many${many}`));
  expect(sent.filter(({ ok }) => ok)).toHaveLength(10);
  expect(sent.at(-1)).toMatchObject({ refusal: { reason: "tooManyApplications" } });
});

test("P02 a remark is counted by characters up to 140, and where one is reached is asked for by its kind", () => {
  const read = (contact: ApplicationRule["contact"], said: Record<string, unknown>) => {
    const parsed = applicationForm({ contact }, (reason) => reason).safeParse(said);
    return parsed.success ? parsed.data : parsed.error.issues.map(({ message }) => message);
  };
  expect(read(undefined, { remark: "😀".repeat(140) })).toMatchObject({ remark: "😀".repeat(140) });
  expect(read(undefined, { remark: "س".repeat(141) })).toEqual(["remarkLength"]);
  expect(read("whatsapp", { contact: "+۹۸ (912) 123-4567" })).toMatchObject({ contact: "+989121234567" });
  expect(read("whatsapp", { contact: "nima" })).toEqual(["error_whatsapp"]);
  expect(read("whatsapp", {})).toEqual(["error_whatsapp"]);
  expect(read("zalo", { contact: "nima.kazemi" })).toMatchObject({ contact: "nima.kazemi" });
  expect(read("zalo", { contact: "<b>" })).toEqual(["error_zalo"]);
});
