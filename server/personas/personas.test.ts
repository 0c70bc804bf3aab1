import sharp from "sharp";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Player } from "#server/accounts/index.ts";
import { type Brand, setFlag } from "#server/brand/index.ts";
import { seedChat } from "#server/chat/index.ts";
import { DAY_MS } from "#server/core/time.ts";
import { messagesOf } from "#server/messages/index.ts";
import { PICTURE_BYTES_MAX } from "#server/pictures/index.ts";
import { chooseNickname } from "#server/use-cases/index.ts";
import { openBrand } from "#tests/setup/brand.ts";
import { valueIn } from "#tests/setup/cashier-stage.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { png } from "#tests/setup/png.ts";
import { paidMember } from "#tests/setup/real-stakes.ts";
import {
  avatarPicture,
  keepWord,
  ownPersona,
  personaOf,
  personasOf,
  seedNicknameWords,
  setAvatar,
  takeBackAvatar,
  takeBackNickname,
} from "./index.ts";

let context: TestContext;
let brand: Brand;
let player: Player;
let nth = 0;

beforeAll(async () => {
  context = await testContext();
  brand = await openBrand(context);
  await seedChat(context);
  await seedNicknameWords(context);
});

const member = () => {
  nth += 1;
  return paidMember(context, brand, { username: `persona${nth}`, cashMinor: 100n });
};

beforeEach(async () => {
  player = await member();
});

async function flag(name: "nicknames" | "ownAvatars", isOn: boolean) {
  await setFlag(context, { brandId: brand.id, flag: name, isOn });
  context.clock.forward(2_000);
}

const choose = (typed: string, who = player) => chooseNickname(context, { player: who, typed });
const reasonOf = async (typed: string, who = player) => {
  const outcome = await choose(typed, who);
  return outcome.ok ? outcome.value.nickname : outcome.refusal.reason;
};

test("M01 the first name is free, the next change is a month after the last, and none is at once", async () => {
  expect(await reasonOf("Nima One")).toBe("Nima One");
  expect(await reasonOf("Nima Two")).toBe("Nima Two");
  expect(await reasonOf("Nima Three")).toBe("nicknameTooSoon");
  context.clock.forward(30 * DAY_MS - 1_000);
  expect(await reasonOf("Nima Three")).toBe("nicknameTooSoon");
  expect((await ownPersona(context, player)).changeFrom).not.toBeNull();
  expect(await reasonOf("")).toBeNull();
  expect(await personaOf(context, player.id)).toEqual({ nickname: null, avatar: null });
  expect(await reasonOf("Nima Three")).toBe("nicknameTooSoon");
  context.clock.forward(1_000);
  expect(await reasonOf("Nima Three")).toBe("Nima Three");
});

test("M01 of sixteen who ask for one name at once one has it, however they spell it", async () => {
  const players = await Promise.all(Array.from({ length: 16 }, member));
  const spellings = ["Simorq", "SIMORQ", "S1morq", "si.morq"];
  const outcomes = await Promise.all(players.map((who, at) => choose(spellings[at % 4] ?? "", who)));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  for (const outcome of outcomes) if (!outcome.ok) expect(outcome.refusal.reason).toBe("nicknameTaken");
});

test("M01 players who change to each other's name at once do not stand in each other's way", async () => {
  const pairs = await Promise.all(
    Array.from({ length: 8 }, async (_, at) => {
      const [one, other] = [await member(), await member()];
      await choose(`Left ${"abcdefgh"[at]}`, one);
      await choose(`Right ${"abcdefgh"[at]}`, other);
      return { one, other, letter: "abcdefgh"[at] };
    }),
  );
  const swaps = pairs.flatMap(({ one, other, letter }) => [
    reasonOf(`Right ${letter}`, one),
    reasonOf(`Left ${letter}`, other),
  ]);
  expect(new Set(await Promise.all(swaps))).toEqual(new Set(["nicknameTaken"]));
});

test("M01 a name that was left is nobody's for 90 days, and its own player's at any time", async () => {
  await choose("Parvaneh");
  await choose("");
  const other = await member();
  expect(await reasonOf("Parvaneh", other)).toBe("nicknameTaken");
  expect(await reasonOf("Parvaneh")).toBe("Parvaneh");
  context.clock.forward(31 * DAY_MS);
  await choose("");
  context.clock.forward(90 * DAY_MS + 1_000);
  expect(await reasonOf("Parvaneh", other)).toBe("Parvaneh");
});

test.each([
  ["Nard Support", "nicknameWord"],
  ["NardBot", "nicknameWord"],
  ["Adm1n", "nicknameWord"],
  ["sara admin", "nicknameWord"],
  ["پشتیبان", "nicknameWord"],
  ["客服", "nicknameWord"],
  ["Leonarda", "Leonarda"],
])("M01 what passes for the house is no nickname: %s", async (typed, told) => {
  expect(await reasonOf(typed)).toBe(told);
});

test("M01 a word that an operator keeps, one of the rooms and the own username are no nicknames", async () => {
  valueIn(await keepWord(context, { brandId: brand.id, typed: "Zahhak" }));
  expect(await reasonOf("Z4hhak")).toBe("nicknameWord");
  expect(await reasonOf("fuck you")).toBe("nicknameWord");
  expect(await reasonOf(`Persona${nth}`)).toBe("nicknameUsername");
});

test("M01 taken back by an operator a name is nobody's, its player reads why and may choose another", async () => {
  await choose("Rude One");
  await choose("Rude Two");
  valueIn(await takeBackNickname(context, { playerId: player.id, reason: "It insults somebody." }));
  expect(await takeBackNickname(context, { playerId: player.id, reason: "x" })).toMatchObject({
    refusal: { reason: "noNickname" },
  });
  const { rows } = await messagesOf(context, { playerId: player.id, page: 1 });
  expect(rows.find(({ kind }) => kind === "nicknameTakenBack")?.facts).toMatchObject({
    nickname: "Rude Two",
    reason: "It insults somebody.",
  });
  expect(await reasonOf("Rude Two")).toBe("nicknameTaken");
  expect(await reasonOf("Gentle")).toBe("Gentle");
});

test("M01 a drawing is a picture; one's own only where the brand takes them, as a small square made anew", async () => {
  const chosen = await setAvatar(context, { player, wish: { kind: "drawing", drawing: "tulip" } });
  expect(valueIn(chosen).avatar).toBe("/art/avatars/tulip.svg");
  const own = { kind: "picture", bytes: png(400, 200) } as const;
  expect(await setAvatar(context, { player, wish: own })).toMatchObject({
    refusal: { reason: "ownPicturesOff" },
  });
  await flag("ownAvatars", true);
  const { avatar } = valueIn(await setAvatar(context, { player, wish: own }));
  const id = /^\/avatars\/(.+)\.jpg$/.exec(avatar ?? "")?.[1] ?? "";
  const kept = await avatarPicture(context, id);
  const made = await sharp(Buffer.from(kept?.bytes ?? [])).metadata();
  expect(made).toMatchObject({ format: "jpeg", width: 256, height: 256 });
  for (const [bytes, reason] of [
    [Buffer.concat([png(8, 8), Buffer.from("<!doctype html><script>x</script>")]), "unreadableImage"],
    [png(12_000, 12_000), "imageTooLarge"],
    [Buffer.concat([png(8, 8)], PICTURE_BYTES_MAX + 1), "imageTooLarge"],
  ] as const) {
    const refused = await setAvatar(context, { player, wish: { kind: "picture", bytes } });
    expect(refused).toEqual({ ok: false, refusal: { reason } });
  }
  expect((await personaOf(context, player.id)).avatar).toBe(avatar);
  const next = valueIn(await setAvatar(context, { player, wish: own })).avatar;
  expect(next).not.toBe(avatar);
  expect(await avatarPicture(context, id)).toBeNull();
  valueIn(await takeBackAvatar(context, { playerId: player.id, reason: "It shows somebody else." }));
  expect(await personaOf(context, player.id)).toEqual({ nickname: null, avatar: null });
  await flag("ownAvatars", false);
});

test("M01 where the brand shows no nicknames nobody has one, and what was chosen is there again after", async () => {
  await choose("Hidden");
  await setAvatar(context, { player, wish: { kind: "drawing", drawing: "sun" } });
  const known = { nickname: "Hidden", avatar: "/art/avatars/sun.svg" };
  expect(await personasOf(context, [player.id, player.id])).toEqual(new Map([[player.id, known]]));
  await flag("nicknames", false);
  expect(await personaOf(context, player.id)).toEqual({ nickname: null, avatar: null });
  expect(await reasonOf("Other")).toBe("nicknamesOff");
  await flag("nicknames", true);
  expect(await personaOf(context, player.id)).toEqual(known);
});
