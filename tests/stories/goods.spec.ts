import type { Page } from "@playwright/test";
import {
  alive,
  chooseLanguage,
  expect,
  expectAccessible,
  freshName,
  PASSWORD,
  register,
  type StoryLanguage,
  say,
  test,
} from "./fixture.ts";
import { numberOf, office } from "./office.ts";

const DELIVERY = {
  fa: { recipient: "سارا محمدی", phone: "۰۹۱۲۱۲۳۴۵۶۷", address: "تهران، خیابان حافظ، پلاک ۱۲" },
  en: { recipient: "Sara Mohammadi", phone: "+44 20 7946 0000", address: "12 Mill Lane, Bath BA1 1AA" },
};

/** Something new in the mall, of which there is one. */
function stock(names: { fa: string; en: string }): { id: string; names: typeof names } {
  const id = freshName("good");
  const named = ["--fa", names.fa, "--en", names.en];
  office("mina", "reward", "new", id, "--pays", "goods", "--cost", "400", "--stock", "1", ...named);
  return { id, names };
}

/** The operator's number of what is ordered. */
function orderOf(good: string): string {
  const line = office("mina", "order", "list")
    .split("\n")
    .find((line) => line.includes(good));
  const [order] = /^\S+/.exec(line ?? "") ?? [];
  if (!order) throw new Error(`${good} is not ordered.`);
  return order;
}

async function order(page: Page, language: StoryLanguage, good: string): Promise<void> {
  const form = page.locator("#redeem");
  await page.goto(`/pointMall?reward=${good}`);
  for (const [name, value] of Object.entries(DELIVERY[language])) {
    await form.locator(`[name="${name}"]`).fill(value);
  }
  await form.locator('[name="password"]').fill(PASSWORD);
  await form.getByRole("button", { name: say(language, "rewards.mall.redeem.submit") }).click();
  await expect(page).toHaveURL(/\/pointMall\?done=/);
}

for (const language of ["fa", "en"] as const) {
  test(`P03 a thing is ordered for points, sent and received, and another comes back with its points, in ${language}`, async ({
    page,
    context,
    withScript,
  }) => {
    if (language !== "fa") await chooseLanguage(context, language);
    const main = page.getByRole("main");
    const name = await register(page, language);
    office("mina", "points", "give", numberOf(name), "1000", "--reason", "a story", "--key", name);
    const mug = stock({ fa: `لیوان ${name}`, en: `Mug ${name}` });
    const board = stock({ fa: `تخته ${name}`, en: `Board ${name}` });

    await page.goto(`/pointMall?reward=${mug.id}`);
    await alive(page, withScript);
    if (withScript) await expectAccessible(page);
    const form = page.locator("#redeem");
    // Nothing is lost of what was typed when the address was forgotten.
    await form.locator('[name="recipient"]').fill(DELIVERY[language].recipient);
    await form.locator('[name="phone"]').fill(DELIVERY[language].phone);
    await form.locator('[name="address"]').fill(" ");
    await form.locator('[name="password"]').fill(PASSWORD);
    await form.getByRole("button", { name: say(language, "rewards.mall.redeem.submit") }).click();
    await expect(main.getByRole("alert")).toContainText(say(language, "rewards.reasons.addressMissing"));
    await expect(form.locator('[name="recipient"]')).toHaveValue(DELIVERY[language].recipient);

    await order(page, language, mug.id);
    await expect(page.getByTestId("order")).toContainText(say(language, "rewards.mall.orders.ordered"));
    await expect(page.getByTestId("order")).toContainText(DELIVERY[language].address);
    await order(page, language, board.id);
    await expect(page.getByTestId("points")).toContainText(language === "fa" ? "۲۰۰" : "200");

    const boardCard = main.locator(".reward").filter({ hasText: `${board.names[language]}` });
    await expect(boardCard).toContainText(say(language, "rewards.mall.gone"));

    const mugOrder = orderOf(mug.id);
    const boardOrder = orderOf(board.id);
    office("mina", "order", "sent", mugOrder, "--note", "Post, RR123");
    office("mina", "order", "delivered", mugOrder);
    office("mina", "order", "cancel", boardOrder, "--reason", "The box was broken.");

    await page.goto("/pointMall");
    await alive(page, withScript);
    const orders = page.getByTestId("order");
    await expect(orders.filter({ hasText: say(language, "rewards.mall.orders.delivered") })).toContainText(
      "RR123",
    );
    await expect(orders.filter({ hasText: say(language, "rewards.mall.orders.cancelled") })).toContainText(
      "The box was broken.",
    );
    await expect(page.getByTestId("points")).toContainText(language === "fa" ? "۶۰۰" : "600");
    await expect(boardCard).not.toContainText(say(language, "rewards.mall.gone"));
    if (withScript) await expectAccessible(page);

    await page.goto("/member/transactionHistory");
    await alive(page, withScript);
    const back = page.getByTestId("movement-kind").filter({ hasText: board.names[language] });
    const spent = say(language, "member.accountRecord.kinds.points-redeem");
    await expect(back.first()).toContainText(say(language, "transfers.record.reversalOf", { of: spent }));
    if (withScript) await expectAccessible(page);

    await page.goto("/member/messageV2");
    const delivered = say(language, "messages.kinds.orderDelivered.title");
    await expect(main.getByRole("link", { name: delivered })).toBeVisible();
    await main.getByRole("link", { name: say(language, "messages.kinds.orderSent.title") }).click();
    await expect(page.getByTestId("message-opened")).toContainText(mug.names[language]);
    await expect(page.getByTestId("message-opened")).toContainText("RR123");
  });
}
