import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { findPlayer } from "#server/accounts/index.ts";
import type { Gateways } from "#server/gateway/index.ts";
import { messagesOf } from "#server/messages/index.ts";
import { openBrand, registrationOf } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { officeSaid } from "#tests/setup/office-said.ts";
import { png } from "#tests/setup/png.ts";
import { registeredPlayer } from "#tests/setup/registered-player.ts";
import { done, refuse } from "../core/outcome.ts";
import { DAY_MS } from "../core/time.ts";
import {
  askQuestion,
  askWithPictures,
  mailAnswers,
  QUESTION_LENGTH,
  questionAt,
  questionForm,
  questionList,
  questionPicture,
  questionsOf,
  sweepQuestionPictures,
} from "./index.ts";

let context: TestContext;
let brandId: string;

beforeAll(async () => {
  context = await testContext();
  brandId = (await openBrand(context)).id;
});

type Typed = Partial<Record<"key" | "text" | "mail" | "phone" | "website", string>>;

/** What a form of these fields is read as, or what stands beside which of them. */
function read(typed: Typed, { byMail = true, country = "IR" as string | null } = {}) {
  const form = questionForm({ say: (reason) => reason, country, byMail });
  const fields = { key: context.newId(), text: "Where is my deposit?", mail: "nima@example.com", ...typed };
  const { success, data, error } = form.safeParse(fields);
  return success ? data : error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
}

test("M16 a question has its length, and none is nothing", () => {
  const { min, max } = QUESTION_LENGTH;
  for (const text of ["", " \n\t "]) expect(read({ text })).toEqual(["text missing"]);
  for (const text of ["x".repeat(min - 1), "x".repeat(max + 1), ` ${"گ".repeat(min - 1)} `])
    expect(read({ text })).toEqual(["text length"]);
  for (const text of ["x".repeat(min), "گ".repeat(max)]) expect(read({ text })).toMatchObject({ text });
  expect(read({ text: "one\r\n\r\n\r\n\r\ntwo\u0000\u001b[31m three" })).toMatchObject({
    text: "one\n\ntwo [31m three",
  });
});

test("M16 a number has the digits of its region, or its own country code", () => {
  const phone = (typed: string, country: string | null = "IR") => read({ phone: typed }, { country });
  expect(phone("0912 345 6789")).toMatchObject({ phone: "+989123456789" });
  expect(phone("۰۹۱۲۳۴۵۶۷۸۹")).toMatchObject({ phone: "+989123456789" });
  expect(phone("081 234 5678", "TH")).toMatchObject({ phone: "+66812345678" });
  expect(phone("+66 81 234 5678")).toMatchObject({ phone: "+66812345678" });
  expect(phone("")).toMatchObject({ phone: null });
  for (const typed of ["0912 345 678", "0912 345 67890", "call me", "1"])
    expect(phone(typed)).toEqual(["phone phone"]);
});

test("M16 an address is asked for where the answer goes there, and a program is told to leave its field", () => {
  expect(read({ mail: "" })).toEqual(["mail mail"]);
  expect(read({ mail: "a@b\r\nBcc: c@d.example" })).toEqual(["mail mail"]);
  expect(read({ mail: "anything" }, { byMail: false })).toMatchObject({ mail: null });
  expect(read({ website: "https://spam.example" })).toEqual(["website leaveEmpty"]);
  expect(read({ key: "1" })).toHaveLength(1);
});

async function asked(player: Parameters<typeof askQuestion>[1]["player"], typed: Typed = {}) {
  const form = read(typed, { byMail: player === null });
  if (Array.isArray(form)) throw new Error(form.join());
  const request = { brandId, language: "en", player } as const;
  const kept = await askQuestion(context, { ...request, asked: form });
  expect(kept).toMatchObject({ value: { reference: expect.stringMatching(/^Q-/) } });
  expect(await askQuestion(context, { ...request, asked: form })).toEqual(kept);
  const other = { ...form, text: "What of my withdrawal?" };
  expect(await askQuestion(context, { ...request, asked: other })).toMatchObject({
    refusal: { reason: "keyReused" },
  });
  return form.key;
}

test("M16 a member asks once for a form sent twice, and reads the answer in their messages", async () => {
  const registration = registrationOf("asker");
  const playerId = await registeredPlayer(context, {
    brand: await openBrand(context),
    language: "en",
    registration,
  });
  const id = await asked(await findPlayer(context, playerId));
  const own = await questionAt(context, { brandId, id, playerId });
  expect(await questionList(context, { state: "open" })).toMatchObject([{ id, playerId, mail: null }]);
  expect(await questionAt(context, { brandId, id, playerId: null }), "nobody else's").toBeNull();
  expect(await questionAt(context, { brandId, id: "1' or", playerId })).toBeNull();

  const reference = own?.reference ?? "";
  expect(await officeSaid(context, "question list")).toMatch(
    new RegExp(`${reference}\\s+player ${playerId}`),
  );
  expect(await officeSaid(context, `question answer ${reference.toLowerCase()} --text Tomorrow`)).toContain(
    "is answered",
  );
  expect(await officeSaid(context, `question answer ${reference} --text Never`)).toContain("before");
  expect(await officeSaid(context, "question answer Q-00000000 --text Never")).toContain("no such question");
  expect(await officeSaid(context, `question show ${reference}`)).toMatch(/answer\s+Tomorrow/);
  const { rows } = await messagesOf(context, { playerId, page: 1 });
  expect(rows.filter(({ kind }) => kind === "questionAnswered")).toMatchObject([
    { facts: { reference, question: id, answer: "Tomorrow" } },
  ]);
});

test("M16 a player's own questions are listed, the latest first and twenty a page, and nobody else's", async () => {
  const brand = await openBrand(context);
  const member = async (username: string) => {
    const registration = registrationOf(username);
    const id = await registeredPlayer(context, { brand, language: "en", registration });
    return findPlayer(context, id);
  };
  const [own, other] = [await member("lister"), await member("other")];
  if (!own) throw new Error("There is no player.");
  const ids: string[] = [];
  for (let nth = 0; nth < 21; nth += 1) {
    // Two of the same moment have an order too.
    if (nth % 2 === 0) context.clock.forward(1000);
    ids.unshift(await asked(own, { text: `What of the number ${nth}?` }));
  }
  const ofOther = await asked(other);
  await asked(null);
  const playerId = own.id;
  const first = await questionsOf(context, { playerId, before: null });
  const rest = await questionsOf(context, { playerId, before: first.next });
  const listed = [...first.questions, ...rest.questions].map(({ id }) => id);
  expect([first.questions.length, rest.questions.length, rest.next]).toEqual([20, 1, null]);
  expect([...listed].sort()).toEqual([...ids].sort());
  expect(listed.slice(-1)).toEqual(ids.slice(-1));
  for (const before of [ofOther, context.newId()])
    expect((await questionsOf(context, { playerId, before })).questions).toEqual([]);
  const reference = first.questions[0]?.reference ?? "";
  await officeSaid(context, `question answer ${reference} --text Soon`);
  const [latest, next] = (await questionsOf(context, { playerId, before: null })).questions;
  expect([latest?.answer, next?.answer]).toEqual(["Soon", null]);
});

test("M16 a guest's answer goes out by mail once, after what the mail server would not take", async () => {
  const id = await asked(null, { text: "Buy <b>pills</b> at spam.example" });
  const { reference = "" } = (await questionAt(context, { brandId, id, playerId: null })) ?? {};
  await officeSaid(context, `question answer ${reference} --text Certainly`);
  const sent: { to: string; text: string }[] = [];
  let isAway = true;
  const mail = {
    isThere: true,
    async send(letter: { to: string; text: string }) {
      if (isAway) return refuse({ reason: "unreachable" });
      sent.push(letter);
      return done(null);
    },
  };
  const gateways = { mail, alarm() {} } as unknown as Gateways;
  await mailAnswers(context, { ...gateways, mail: { ...gateways.mail, isThere: false } });
  await mailAnswers(context, gateways);
  expect(sent).toEqual([]);
  expect(await officeSaid(context, `question show ${reference}`)).toMatch(/mailed\s+not yet/);
  isAway = false;
  for (const _ of [1, 2]) await mailAnswers(context, gateways);
  expect(sent).toMatchObject([{ to: "nima@example.com" }]);
  expect(sent[0]?.text).toContain("Certainly");
  expect(sent[0]?.text, "an address is anybody's word").not.toContain("pills");
  expect(await questionAt(context, { brandId, id, playerId: null })).toMatchObject({ answer: "Certainly" });
});

async function member(username: string) {
  const brand = await openBrand(context);
  const registration = registrationOf(username);
  const playerId = await registeredPlayer(context, { brand, language: "en", registration });
  const player = await findPlayer(context, playerId);
  if (!player) throw new Error("A member who registered is not found.");
  return player;
}

async function sent(
  player: Parameters<typeof askQuestion>[1]["player"],
  pictures: Uint8Array[],
  key?: string,
) {
  const form = read(key ? { key } : {}, { byMail: player === null });
  if (Array.isArray(form)) throw new Error(form.join());
  const outcome = await askWithPictures(context, { brandId, language: "en", player, asked: form, pictures });
  return { id: form.key, outcome };
}

test("M16 a member's pictures are made anew, kept once, seen by an operator, and go a month after the answer", async () => {
  const player = await member("shower");
  const { id, outcome } = await sent(player, [png(31, 20), png(32, 20), png(33, 20)]);
  for (const _ of [1, 2]) expect((await sent(player, [png(9, 9)], id)).outcome).toEqual(outcome);
  const { reference = "" } = (await questionAt(context, { brandId, id, playerId: player.id })) ?? {};
  const file = join(mkdtempSync(join(tmpdir(), "question-")), "seen.jpg");
  const said = await officeSaid(context, `question show ${reference} --picture 3 --file ${file}`);
  expect(said).toMatch(/pictures\s+3\n(.*\n)*picture\s+saved in/);
  expect(await sharp(readFileSync(file)).metadata()).toMatchObject({ format: "jpeg", width: 33 });
  expect(await questionPicture(context, { id, nth: 4 })).toBeNull();

  context.clock.forward(40 * DAY_MS);
  await sweepQuestionPictures(context);
  expect(await questionPicture(context, { id, nth: 1 }), "nobody has answered").not.toBeNull();
  await officeSaid(context, `question answer ${reference} --text Seen`);
  context.clock.forward(31 * DAY_MS);
  await sweepQuestionPictures(context);
  expect(await officeSaid(context, `question show ${reference}`)).toMatch(/pictures\s+0/);
});

const PAGE = Buffer.from("<!doctype html><script>alert(1)</script>");

test.each([
  ["a fourth picture", () => Array.from({ length: 4 }, () => png(9, 9)), "tooManyPictures"],
  ["a page behind its second", () => [png(9, 9), Buffer.concat([png(8, 8), PAGE])], "unreadableImage"],
  ["a picture whose pixels are a bomb", () => [png(12_000, 12_000)], "imageTooLarge"],
])("M16 a question with %s is refused, and nothing of it is kept", async (_what, make, reason) => {
  const player = await member(`p${reason}`.slice(0, 15).toLowerCase());
  const { id, outcome } = await sent(player, make());
  expect(outcome).toEqual(refuse({ reason }));
  expect(await questionAt(context, { brandId, id, playerId: player.id })).toBeNull();
});

test("M16 pictures of whoever has no messages are not taken", async () => {
  expect((await sent(null, [png(9, 9)])).outcome).toEqual(refuse({ reason: "tooManyPictures" }));
});
