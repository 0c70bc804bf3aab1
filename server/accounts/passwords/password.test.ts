import { expect, test } from "vitest";
import { checkPassword, hashPassword } from "./password.ts";

async function hashOf(password: string): Promise<string> {
  const hashed = await hashPassword(password);
  if (!hashed.ok) throw new Error(hashed.refusal.reason);
  return hashed.value;
}

test("a password is hashed by argon2id with 19 MiB and two passes, never twice the same", async () => {
  const [first, second] = [await hashOf("Sarv2026x"), await hashOf("Sarv2026x")];
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(second).not.toBe(first);
  expect(await checkPassword(first, "Sarv2026x")).toEqual({ ok: true, value: true });
  expect(await checkPassword(first, "Sarv2026X")).toEqual({ ok: true, value: false });
});

test("one password is one password on every keyboard", async () => {
  const hashed = await hashOf("سرو2026");
  expect(await checkPassword(hashed, " سرو۲۰۲۶ ")).toEqual({ ok: true, value: true });
});

test("T7 nobody's password costs as much to check as somebody's", async () => {
  const somebody = await hashOf("Sarv2026x");
  const costOf = async (passwordHash: string | null) => {
    const startedAt = performance.now();
    expect(await checkPassword(passwordHash, "wrong")).toEqual({ ok: true, value: false });
    return performance.now() - startedAt;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < 9; round += 1) {
    known.push(await costOf(somebody));
    unknown.push(await costOf(null));
  }
  const fastest = (costs: number[]) => Math.min(...costs);
  expect(fastest(unknown)).toBeGreaterThan(fastest(known) / 2);
});
