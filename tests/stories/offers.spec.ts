import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Asked, alert, main, press, visit } from "./doors.ts";
import { chooseLanguage, expect, expectAccessible, register, say, test } from "./fixture.ts";
import { ownDoors, WHERE_TO_PAY } from "./own-doors.ts";
import { payIn } from "./pay-in.ts";

const promotion = (id: string, fa: string, en: string) => ({
  ...{ id, kind: "claim", titles: { fa, en }, summaries: { fa: `${fa}.`, en: `${en}.` } },
  bodies: { fa: `<p>${fa}.</p>`, en: `<p>${en}.</p>` },
  ...{ terms: [], picture: "/art/promotions/partner.svg", audience: "members" },
});

const file = join(tmpdir(), `offers-${process.pid}.json`);
writeFileSync(
  file,
  JSON.stringify([promotion("payday", "روز واریز", "Payday"), promotion("hello", "خوش آمدید", "Welcome")]),
);
const { site } = ownDoors({
  office: [
    WHERE_TO_PAY,
    ["promotion", "publish", file],
    ["offer", "set", "payday", "--gives", "cash", "--amount", "7.50", "--deposit", "50", "--budget", "1000"],
    ["offer", "set", "hello", "--gives", "bonus", "--amount", "3", "--once", "daily"],
  ],
});

const PAYDAY = "/member/offers/payday";

for (const language of ["fa", "en"] as const) {
  test(`P01 M10 a promotion tells what is missing, gives its cash once, and leads back from the record, in ${language}`, async ({
    page,
    context,
    withScript,
  }) => {
    test.setTimeout(150_000);
    const asked: Asked = { language, withScript };
    await chooseLanguage(context, language);
    await register(page, language);
    await visit(page, "/promoDetail?id=payday", asked);
    await main(page)
      .getByRole("link", { name: say(language, "promotions.go.towards") })
      .click();
    await expect(page).toHaveURL(PAYDAY);
    await expect(page.getByTestId("condition")).toHaveAttribute("data-met", "false");
    if (withScript) await expectAccessible(page);
    await press(page, asked, "offers.claim");
    await expect(alert(page)).toContainText(say(language, "offers.reasons.missing"));
    await expect(alert(page)).toContainText(language === "fa" ? "۵۰٫۰۰" : "50.00");

    await payIn(page, asked, site());
    await visit(page, "/member/rewardCenter", asked);
    await expect(page.locator('[data-testid="reward"][data-what="offer"]')).toHaveCount(2);
    await expect(page.getByTestId("offer-card")).toHaveCount(0);
    if (withScript) await expectAccessible(page);
    const card = page.getByTestId("reward").filter({ has: page.locator(`a[href="${PAYDAY}"]`) });
    await card.getByRole("button").click();
    await expect(page).toHaveURL(`${PAYDAY}?done=cash`);
    await expect(main(page).getByText(say(language, "offers.done.cash"))).toBeVisible();
    await expect(page.getByTestId("offer")).toHaveAttribute("data-state", "claimed");
    await visit(page, "/promoDetail?id=payday", asked);
    await expect(main(page).getByText(say(language, "promotions.statuses.claimed")).first()).toBeVisible();
    await visit(page, "/member/transactionHistory?kind=promotion-cash", asked);
    await expect(page.getByTestId("movement")).toHaveCount(1);
    await page.getByTestId("movement").click();
    await main(page).locator('a[href="/promoDetail?id=payday"]').click();
    await expect(page).toHaveURL("/promoDetail?id=payday");

    await visit(page, "/member/offers/hello", asked);
    await press(page, asked, "offers.claim");
    await expect(main(page).getByText(say(language, "offers.done.bonus"))).toBeVisible();
    await visit(page, "/member/bonusDetails", asked);
    await expect(page.getByTestId("bonus-card")).toHaveAttribute("data-state", "active");
    expect(site().office("offer", "list")).toMatch(/payday +cash 7\.50 P +once +\d/);
  });
}
