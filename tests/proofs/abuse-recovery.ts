import { expect, test } from "vitest";
import { setFlag } from "#server/brand/index.ts";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "#server/core/time.ts";
import { PASSWORD } from "#tests/setup/brand.ts";
import type { Answer } from "#tests/setup/browser.ts";
import { proofCount } from "#tests/setup/proof.ts";
import type { Scene } from "./abuse.ts";
import { bare } from "./bare-answer.ts";
import { newMember } from "./cast.ts";
import { median, noiseOf } from "./figures.ts";
import { codeBySms, solved } from "./person.ts";

const ASKED_AGAIN = proofCount("AGAIN", 4);

export function abuseOfRecovery({ site, note }: Scene): void {
  test("T7 recovery and codes answer alike whether there is such an account or not", async () => {
    await setFlag(site().context, { brandId: "nard", flag: "PHONEVERIFY3", isOn: true });
    await setFlag(site().context, { brandId: "nard", flag: "MOBILEVERCODELOGIN3", isOn: true });
    const playerId = await newMember(site(), "uniform");
    await site().sql(
      "update accounts.players set email = $2, mobile = $3, mobile_verified_at = now(), email_verified_at = now() where id = $1",
      [playerId, "uniform@nard.test", "+447400900900"],
    );
    site().forward(2 * SECOND_MS);
    const answers: string[] = [];
    const spent: Record<"there" | "absent" | "recent", number[]> = { there: [], absent: [], recent: [] };
    for (let nth = 0; nth < ASKED_AGAIN; nth += 1) {
      for (const [kind, username, email] of [
        // The first after a while reads anew what is kept for a second, so its time is not taken.
        ["warming", `early${nth}`, `early${nth}@nard.test`],
        ["there", "uniform", "uniform@nard.test"],
        ["absent", `absent${nth}`, `absent${nth}@nard.test`],
        ["absent", "uniform", `other${nth}@nard.test`],
        // A moment after it was used here.
        ["recent", "uniform", "uniform@nard.test"],
      ] as const) {
        const browser = site().browser();
        const fields = { username, email, formToken: await browser.formToken() };
        const challenge = await solved(site(), browser, "recover");
        const startedAt = performance.now();
        const answer = await browser.post("/forget?way=mail", { ...fields, ...challenge });
        if (kind !== "warming") spent[kind].push(performance.now() - startedAt);
        await site().platform.gateways.settled();
        answers.push(`${answer.status} ${answer.location} ${bare(answer)}`);
      }
      // One mailbox is sent five a day.
      site().forward(6 * HOUR_MS);
    }
    expect(new Set(answers).size).toBe(1);
    // Before a code was asked for, while one waits, and once it is over.
    await expectTriesAlike();
    for (const purpose of ["login", "recover"] as const) {
      const known = await codeBySms(site(), site().browser(), { purpose, mobileNum: "+447400900900" });
      const unknown = await codeBySms(site(), site().browser(), { purpose, mobileNum: "+447400900901" });
      expect([known.code !== "", unknown.code]).toEqual([true, ""]);
      expect(`${unknown.answer.status} ${bare(unknown.answer)}`).toBe(
        `${known.answer.status} ${bare(known.answer)}`,
      );
      const recent = await codeBySms(site(), site().browser(), { purpose, mobileNum: "+447400900900" });
      expect(recent.code).toBe("");
      expect(`${recent.answer.status} ${bare(recent.answer)}`).toBe(
        `${known.answer.status} ${bare(known.answer)}`,
      );
      site().forward(2 * MINUTE_MS);
    }
    await expectTriesAlike();
    site().forward(10 * MINUTE_MS);
    await expectTriesAlike();
    const ratio = median(spent.there) / median(spent.absent);
    const recent = median(spent.recent) / median(spent.absent);
    const noise = noiseOf(spent.there) + noiseOf(spent.absent);
    const rounded = (one: number) => Math.round(one * 100) / 100;
    note({ recoveryThereToAbsent: rounded(ratio), recoveryRecentToAbsent: rounded(recent) });
    // A few figures of a machine that does much else: what they differ by among themselves says nothing.
    for (const one of [ratio, 1 / ratio, recent, 1 / recent]) expect(one).toBeLessThan(2.5 + 2 * noise);
  }, 120_000);

  /** Anybody who was sent a code is told that another one is wrong; whoever was not is told the same. */
  async function expectTriesAlike(): Promise<void> {
    const wrong = { newPassword: PASSWORD, confirmNewPassword: PASSWORD, verificationCode: "000000" };
    const [known, unknown] = await Promise.all(
      ["+447400900900", "+447400900901"].map(async (mobileNum) => {
        const answer = await site()
          .browser()
          .post("/forget?way=mobile", { mobileNum, ...wrong });
        return [answer.status, alertIn(answer)];
      }),
    );
    expect(known?.[1]).not.toBe("");
    expect(unknown).toEqual(known);
  }
}

function alertIn({ text }: Answer): string {
  return (/role="alert"[\s\S]*?<\/(?:ul|p)>/.exec(text)?.[0] ?? "").replace(/<[^>]+>/g, " ").trim();
}
