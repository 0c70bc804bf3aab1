import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { loadMessages } from "#app/i18n/messages.ts";
import { type Speech, SpeechProvider } from "#app/i18n/speech.tsx";
import { translator } from "#app/i18n/translate.ts";
import { GameCard } from "./game-card.tsx";

const CARD = {
  nodeId: "NARD-takht",
  name: "Takht",
  vendorName: "Nard",
  image: "/studio/takht-card.svg",
  rtp: "96.12%",
  hot: false,
  trial: true,
  free: true,
  state: "open",
  formToken: "token",
} as const;

let speech: Speech;

beforeAll(async () => {
  speech = { language: "en", t: translator("en", await loadMessages("en")) };
});

function card(changes: Partial<Parameters<typeof GameCard>[0]> = {}): string {
  return renderToStaticMarkup(
    <SpeechProvider speech={speech}>
      <GameCard {...CARD} {...changes} />
    </SpeechProvider>,
  );
}

test("a card launches by a post that proves where it came from", () => {
  const html = card();
  expect(html).toContain('<form method="post" action="/play/NARD-takht"');
  expect(html).toContain('name="formToken" value="token"');
});

test("the return to player and the trial are said before the stake", () => {
  expect(card()).toContain("Return to player 96.12%");
  expect(card()).toContain(">Trial<");
  expect(card({ rtp: null })).not.toContain("Return to player");
});

test("a card offers free play to whom it is offered, also where a login has a window of its own", () => {
  const free = 'name="funds" value="trial"';
  expect(card()).toContain(free);
  expect(card({ loginHref: "/login" })).toContain(free);
  expect(card({ free: false })).not.toContain(free);
});

test("a game in maintenance has no button and says why", () => {
  const html = card({ state: "maintenance" });
  expect(html).not.toContain("<button");
  expect(html).toContain("In maintenance");
});
