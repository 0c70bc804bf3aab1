import type { Page } from "@playwright/test";
import sharp from "sharp";
import { type Asked, fill, main, press, visit } from "./doors.ts";
import { chooseLanguage, expect, expectAccessible, register, say, test } from "./fixture.ts";
import { ownDoors } from "./own-doors.ts";

const { site } = ownDoors({ office: [["brand", "flag", "ownAvatars", "--on"]] });

const PERSONA = "/member/securityCenter/persona";

/** One name for each language and way of telling, so that none is taken by another telling. */
const NAMES = {
  fa: { true: ["نگار بهار", "نگار پاییز"], false: ["سیمین بهار", "سیمین پاییز"] },
  en: { true: ["Golrokh One", "Golrokh Two"], false: ["Mahrokh One", "Mahrokh Two"] },
} as const;

const header = (page: Page) => page.locator(".player-menu");

for (const language of ["fa", "en"] as const) {
  test(`M01 a member chooses a name and a picture, and others know them by it, in ${language}`, async ({
    page,
    context,
    browser,
    withScript,
  }) => {
    test.setTimeout(120_000);
    const asked: Asked = { language, withScript };
    const [first = "", second = ""] = NAMES[language][withScript ? "true" : "false"];
    await chooseLanguage(context, language);
    const username = await register(page, language);
    await visit(page, "/member/securityCenter", asked);
    await main(page).locator(`a[href="${PERSONA}"]`).click();
    await expect(page).toHaveURL(PERSONA);
    await expect(main(page)).toContainText(say(language, "persona.public"));
    if (withScript) await expectAccessible(page);

    // What is no name is said beside its field, and what was typed stays.
    for (const [typed, reason] of [
      ["7up", "nicknameLetters"],
      ["Admin", "nicknameWord"],
      ["Saraنگار", "nicknameMixed"],
    ] as const) {
      await fill(page, { nickname: typed });
      await press(page, asked, "persona.saveName");
      await expect(main(page).locator("#persona-name-nickname-error")).toContainText(
        say(language, `persona.reasons.${reason}`),
      );
      await expect(main(page).locator('[name="nickname"]')).toHaveValue(typed);
    }
    await fill(page, { nickname: first });
    await press(page, asked, "persona.saveName");
    await expect(page).toHaveURL(`${PERSONA}?done=name`);
    await expect(header(page)).toContainText(first);
    await expect(header(page)).not.toContainText(username);

    const form = main(page).locator("#persona-drawing");
    await form.locator('[value="tulip"]').check();
    await form.getByRole("button", { name: say(language, "persona.savePicture") }).click();
    await expect(page).toHaveURL(`${PERSONA}?done=avatar`);
    await expect(header(page).locator("img")).toHaveAttribute("src", "/art/avatars/tulip.svg");

    // Others read the name and see the picture in the chat.
    await visit(page, "/chat/lobby", asked);
    await main(page).locator("#chat-write [name=text]").fill(`hello from ${username}`);
    await press(page, asked, "chat.form.send");
    const line = main(page).locator(".chat__line", { hasText: `hello from ${username}` });
    await expect(line.locator(".chat__name")).toHaveText(first);
    const guests = await browser.newContext({ baseURL: site().address });
    const guest = await guests.newPage();
    await guest.goto("/chat/lobby");
    const read = guest.locator(".chat__line", { hasText: `hello from ${username}` });
    await expect(read.locator(".chat__name")).toHaveText(first);
    await expect(read.locator("img")).toHaveAttribute("src", "/art/avatars/tulip.svg");

    // A picture of one's own is a small square at an address that never changes.
    await visit(page, PERSONA, asked);
    const picture = main(page).locator("#persona-picture");
    const send = async (buffer: Buffer) => {
      const file = { name: "me.png", mimeType: "image/png", buffer };
      await picture.locator('[name="picture"]').setInputFiles(file);
      await picture.getByRole("button", { name: say(language, "persona.savePicture") }).click();
    };
    const create = { width: 300, height: 120, channels: 3, background: { r: 40, g: 120, b: 90 } } as const;
    const sound = await sharp({ create }).png().toBuffer();
    await send(Buffer.concat([sound, Buffer.from("<!doctype html><script>alert(1)</script>")]));
    await expect(main(page).locator("#persona-picture-picture-error")).toContainText(
      say(language, "persona.reasons.unreadableImage"),
    );
    await send(Buffer.alloc(12 * 1024 * 1024));
    await expect(picture.getByRole("alert")).toContainText(say(language, "reasons.tooLarge"));
    await send(sound);
    await expect(page).toHaveURL(`${PERSONA}?done=avatar`);
    await expect(header(page).locator("img")).not.toHaveAttribute("src", "/art/avatars/tulip.svg");
    const source = (await header(page).locator("img").getAttribute("src")) ?? "";
    const answered = await guest.request.get(source);
    expect(answered.headers()["content-type"]).toBe("image/jpeg");
    expect(answered.headers()["cache-control"]).toContain("immutable");
    expect(await sharp(await answered.body()).metadata()).toMatchObject({ width: 256, height: 256 });

    // A second change in a month has to wait.
    await visit(page, PERSONA, asked);
    await fill(page, { nickname: second });
    await press(page, asked, "persona.saveName");
    await expect(page).toHaveURL(`${PERSONA}?done=name`);
    await expect(header(page)).toContainText(second);
    await visit(page, PERSONA, asked);
    await fill(page, { nickname: first });
    await press(page, asked, "persona.saveName");
    await expect(main(page).locator("#persona-name-nickname-error")).toBeVisible();

    // Taken back, both are gone, and the member reads why.
    const [found = ""] = /\d{6,}/.exec(site().office("player", "find", username)) ?? [];
    site().office("nickname", "take", found, "--reason", "It insults somebody.");
    site().office("avatar", "take", found, "--reason", "It shows somebody else.");
    expect((await guest.request.get(source)).status()).toBe(404);
    await visit(page, "/member/messageV2", asked);
    await main(page).getByText(say(language, "messages.kinds.nicknameTakenBack.title")).click();
    await expect(main(page)).toContainText("It insults somebody.");
    await expect(header(page)).toContainText(username);
    await guests.close();
  });
}
