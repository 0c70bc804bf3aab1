import { formatHundredths } from "#server/core/numbers/numbers.ts";
import { later, MINUTE_MS } from "#server/core/time.ts";
import { PASSWORD } from "../setup/brand.ts";
import { contextOver } from "../setup/database.ts";
import type { Beforehand } from "../setup/own-site.ts";
import { payStage, wages } from "../setup/pay-stage.ts";
import { type Asked, main, visit } from "./doors.ts";
import { chooseLanguage, expect, expectAccessible, logIn, say, test } from "./fixture.ts";
import { ownDoors } from "./own-doors.ts";

/** A tier is reached by 1.00 of stakes. */
const tiers = (rate: number) => wages(1, { tiers: [{ from: 100n, people: 1, rate }] });

/**
 * A house that stood still for twenty minutes: contracts of two steps were signed before, and 7.00 staked. What the
 * clocks have missed is made when it starts.
 */
const twentyMinutesAgo: Beforehand = async (db) => {
  const context = contextOver(db);
  context.clock.set(later(new Date(), -20 * MINUTE_MS).toISOString());
  const stage = await payStage(context);
  await stage.signed(null, stage.root, tiers(500));
  await stage.signed(stage.root, stage.child, tiers(300));
  stage.intoNextSlot();
  await stage.stakes(700n);
};

ownDoors({ beforehand: twentyMinutesAgo });

for (const language of ["fa", "en"] as const) {
  test(`A01 A03 a real-time salary comes by the clock, and its bill opens down to the line of the ledger, in ${language}`, async ({
    page,
    context,
    withScript,
  }) => {
    test.setTimeout(180_000);
    const asked: Asked = { language, withScript };
    await chooseLanguage(context, language);
    await visit(page, "/agentLogin", asked);
    await logIn(page, language, "root", PASSWORD);
    await expect(page).not.toHaveURL(/agentLogin/);

    // Two steps of the line are paid by one tier: what the one below has is taken off.
    const income = main(page)
      .getByTestId("income")
      .filter({ hasText: formatHundredths(14, language) });
    await expect(async () => {
      await page.goto("/agentHome/income");
      await expect(income).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 120_000 });
    const running = page.getByTestId("estimate");
    await expect(running).toContainText(say(language, "contracts.kinds.realtime"));
    await visit(page, "/agentHome/income", asked);
    if (withScript) await expectAccessible(page);

    await income.getByRole("link").first().click();
    await expect(page).toHaveURL(/\/agentHome\/income\/\d+/);
    const steps = page.getByTestId("bill-steps");
    for (const amount of [700, 35, 21, 14])
      await expect(steps).toContainText(formatHundredths(amount, language));
    await expect(page.getByTestId("bill-tiers")).toContainText(say(language, "pay.one.reached"));
    if (withScript) await expectAccessible(page);

    // The bill leads to its movement, and the movement back to the bill.
    const bill = page.url();
    await page.getByTestId("bill-payments").getByRole("link").click();
    await expect(main(page)).toContainText(formatHundredths(14, language));
    await main(page)
      .locator(`a[href="${new URL(bill).pathname}"]`)
      .click();
    await expect(page).toHaveURL(bill);
  });
}
