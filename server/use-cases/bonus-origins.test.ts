import { expect, test } from "vitest";
import { bonusStage } from "#tests/setup/bonus-stage.ts";
import { openBrand } from "#tests/setup/brand.ts";
import { counting } from "#tests/setup/counting.ts";
import { testContext } from "#tests/setup/database.ts";
import { openMission } from "#tests/setup/mission-stage.ts";
import { publishClaim } from "#tests/setup/offer-stage.ts";
import { openRaffle } from "#tests/setup/raffle-stage.ts";
import { bonusOrigins } from "./index.ts";

test("M09 each bonus says what gave it, in as many statements for many as for one", async () => {
  const context = await testContext();
  const brand = await openBrand(context);
  const sara = await bonusStage(context, brand, "sara");
  await publishClaim(context, "welcome");
  await openMission(context, brand);
  await openRaffle(context, brand);
  const bonuses = [
    await sara.give({ source: "promotion", sourceRef: "welcome" }),
    await sara.give({ source: "cashback", sourceRef: "gone" }),
    await sara.give({ source: "deposit", sourceRef: "first:12" }),
    await sara.give({ source: "mission", sourceRef: "first" }),
    await sara.give({ source: "raffle", sourceRef: "spring" }),
    await sara.give({ source: "operator", sourceRef: "a reason that players do not read" }),
  ];
  const asked = { player: sara.player, language: "en" } as const;
  const originOf = await bonusOrigins(context, { ...asked, bonuses });
  expect(bonuses.map(originOf)).toEqual([
    { is: "promotion", id: "welcome", title: "welcome" },
    null,
    { is: "deposit", match: null, movementId: "12" },
    { is: "mission", code: "first", titles: { fa: "گام نخست", en: "First step" } },
    { is: "raffle", code: "spring", titles: { fa: "قرعه‌کشی بهار", en: "Spring raffle" } },
    null,
  ]);
  const [one, many] = [counting(context), counting(context)];
  await bonusOrigins(one, { ...asked, bonuses });
  await bonusOrigins(many, { ...asked, bonuses: [...bonuses, ...bonuses, ...bonuses] });
  expect(many.asked).toEqual(one.asked);
});
