import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { type Asked, fill, main, press, visit } from "./doors.ts";
import { chooseLanguage, expect, expectAccessible, register, say, test } from "./fixture.ts";
import { ownDoors } from "./own-doors.ts";

const PROMOTION = {
  id: "story",
  kind: "apply",
  titles: { fa: "داستان برد شما", en: "The story of your win" },
  summaries: { fa: "داستانتان را بفرستید.", en: "Send us your story." },
  bodies: { fa: "<p>بنویسید چه شد.</p>", en: "<p>Write what happened.</p>" },
  terms: [],
  picture: "/art/promotions/partner.svg",
  audience: "members",
  application: {
    once: "once",
    contact: "whatsapp",
    pictures: "required",
    gives: { what: "cash", amount: "25.00" },
  },
};

const file = join(tmpdir(), `promotion-${process.pid}.json`);
writeFileSync(file, JSON.stringify(PROMOTION));
const { site } = ownDoors({ office: [["promotion", "publish", file]] });

async function picture(width: number): Promise<Buffer> {
  const background = { r: 40, g: 120, b: 90 };
  return sharp({ create: { width, height: 90, channels: 3, background } })
    .png()
    .toBuffer();
}

const named = (buffer: Buffer) => ({ name: "win.png", mimeType: "image/png", buffer });
const choose = (page: Page, files: Buffer[]) =>
  main(page).locator('[name="pictures"]').setInputFiles(files.map(named));
const APPLY = "/member/applications/story";

for (const language of ["fa", "en"] as const) {
  test(`P01 P02 a member applies with pictures, and reads the answer, in ${language}`, async ({
    page,
    context,
    browser,
    withScript,
  }) => {
    test.setTimeout(120_000);
    const asked: Asked = { language, withScript };
    await chooseLanguage(context, language);
    await register(page, language);
    await visit(page, "/promoDetail?id=story", asked);
    const go = main(page).getByRole("link", { name: say(language, "promotions.go.applying") });
    await go.click();
    await expect(page).toHaveURL(APPLY);
    if (withScript) await expectAccessible(page);
    await visit(page, "/member/applications/partner", asked);
    await expect(main(page)).toContainText(say(language, "application.notAppliedFor"));
    await visit(page, APPLY, asked);

    // What cannot be taken is said beside its field, and what was typed stays.
    const win = await picture(120);
    const page4 = [win, win, win, win];
    const polyglot = Buffer.concat([win, Buffer.from("<!doctype html><script>alert(1)</script>")]);
    const heavy = Buffer.concat([win], 5 * 1024 * 1024 + 1);
    await fill(page, { remark: "سلام 👋", contact: "nobody" });
    await choose(page, [win]);
    await press(page, asked, "application.submit");
    await expect(main(page).locator("#apply-contact-error")).toContainText(
      say(language, "application.reasons.error_whatsapp"),
    );
    for (const [files, reason] of [
      [page4, "tooManyPictures"],
      [[polyglot], "unreadableImage"],
      [[heavy], "imageTooLarge"],
    ] as const) {
      await fill(page, { contact: "+98 912 123 4567" });
      await choose(page, [...files]);
      await press(page, asked, "application.submit");
      await expect(main(page).locator("#apply-pictures-error")).toContainText(
        say(language, `application.reasons.${reason}`),
      );
      await expect(main(page).locator('[name="remark"]')).toHaveValue("سلام 👋");
    }

    await choose(page, [win, await picture(140), await picture(160)]);
    await press(page, asked, "application.submit");
    await expect(page).toHaveURL(`${APPLY}?done=1`);
    await expect(main(page).locator('a[href="/help#applications"]')).toHaveText(
      say(language, "application.help"),
    );
    const own = main(page).getByTestId("application");
    await expect(own).toHaveAttribute("data-state", "waiting");
    await expect(own.getByRole("img")).toHaveCount(3);
    if (withScript) await expectAccessible(page);
    await visit(page, "/promotions", asked);
    await expect(main(page).getByText(say(language, "promotions.statuses.processing")).first()).toBeVisible();

    // A picture is its member's own.
    await visit(page, APPLY, asked);
    const source = (await own.getByRole("img").first().getAttribute("src")) ?? "";
    expect((await page.request.get(source)).headers()["content-type"]).toBe("image/jpeg");
    const other = await browser.newContext({ baseURL: site().address });
    await chooseLanguage(other, language);
    const stranger = await other.newPage();
    await register(stranger, language);
    expect((await stranger.request.get(source)).status()).toBe(404);
    await other.close();

    const reference = (await own.getByRole("heading").textContent()) ?? "";
    expect(site().office("applications", "list")).toContain(reference);
    site().office("applications", "approve", reference, "--reason", "a good story");
    await visit(page, APPLY, asked);
    await expect(own).toHaveAttribute("data-state", "approved");
    await visit(page, "/promoDetail?id=story", asked);
    await expect(main(page).getByText(say(language, "promotions.statuses.issued")).first()).toBeVisible();
    await visit(page, "/member/transactionHistory?kind=promotion-cash", asked);
    await page.getByTestId("movement").first().click();
    await main(page).locator(`a[href="${APPLY}"]`).click();
    await expect(page).toHaveURL(APPLY);
  });
}
