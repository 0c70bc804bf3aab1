import { expect, test } from "vitest";
import { testContext } from "#tests/setup/database.ts";
import { takePicture, takeSound } from "./challenge-limits.ts";

test("T4 an address gets few sounds, and its pictures do not pay for them", async () => {
  const context = await testContext();
  const address = "203.0.113.9";
  const taken: boolean[] = [];
  for (let nth = 0; nth < 13; nth += 1) taken.push((await takeSound(context, address)).ok);
  expect(taken.lastIndexOf(true)).toBe(11);
  expect(taken.at(-1)).toBe(false);
  expect((await takePicture(context, address)).ok).toBe(true);
  expect((await takeSound(context, "198.51.100.7")).ok).toBe(true);
});
