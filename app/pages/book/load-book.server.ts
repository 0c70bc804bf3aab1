import type { LoaderFunctionArgs } from "@remix-run/node";
import { shownFunds, shownSlip } from "#app/features/book/shown-slip.ts";
import { speechOf, textsOf } from "#app/i18n/speech.server.ts";
import type { Speaker } from "#app/i18n/speech.tsx";
import { type BookQuery, bookPaths, readSlip, readWay } from "#app/lib/paths/book-paths.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { noticeOfPlay } from "#app/pages/play/notice-of-play.server.ts";
import { playedFunds } from "#server/http/visitor/funds.ts";
import { isPlayer, type Visitor, visitorOf } from "#server/http/visitor/visitor.ts";
import { BOOK_TERMS, slipView, visitBook } from "#server/studio/book/index.ts";

/** Those of the book's texts that its pages print themselves; the others are written into what they show. */
const PAGE_TEXTS = ["nav", "offer", "event", "slip", "bets", "results"];

export async function bookTexts(speaker: Speaker) {
  const { book = {} } = await textsOf(speaker.language, "book");
  const own = typeof book === "string" ? [] : Object.entries(book);
  return { book: Object.fromEntries(own.filter(([part]) => PAGE_TEXTS.includes(part))) };
}

export async function speakerOf({ language, brand }: Visitor): Promise<Speaker> {
  const { t } = await speechOf(language);
  return { language, t, timeZone: brand.timeZone };
}

/** A page of the book with its slip: every link of it carries the slip on. `pathOf` is the address of the page. */
export async function loadBook(args: LoaderFunctionArgs, pathOf: (query: BookQuery) => string) {
  const visitor = await visitorOf(args);
  const { context } = visitor;
  await visitBook(context);
  const speaker = await speakerOf(visitor);
  const { searchParams } = new URL(args.request.url);
  const asked = readSlip(searchParams);
  const slip = await slipView(context, asked);
  const ids = slip.legs.map(({ selection }) => selection);
  const way = readWay(searchParams, ids.length);
  const chosenWay = searchParams.get("way") === way ? way : undefined;
  const sport = searchParams.get("sport") ?? undefined;
  const query: BookQuery = {
    slip: ids,
    ...(sport ? { sport: sport.slice(0, 40) } : {}),
    ...(chosenWay ? { way: chosenWay } : {}),
  };
  const toggle = (next: readonly string[]) => pathOf({ ...query, slip: next });
  const tabHref = (tab: typeof way) => pathOf({ ...query, way: tab });
  return {
    visitor,
    speaker,
    query,
    toggle,
    slip: shownSlip({ slip, way, formRef: context.newId(), toggle, tabHref }, speaker),
    ...(await playing(visitor, speaker)),
    loginHref: paths.login({ redirectTo: bookPaths.slip({ ...query, way }) }),
    texts: await bookTexts(speaker),
  };
}

/** What a signed-in player bets with; nothing for a guest. */
async function playing(visitor: Visitor, speaker: Speaker) {
  if (!isPlayer(visitor)) return { funds: null, notice: null };
  const { balance } = await playedFunds(visitor);
  return {
    funds: shownFunds({ asset: balance.asset, balanceMinor: balance.minor, terms: BOOK_TERMS }, speaker),
    notice: await noticeOfPlay(visitor, balance.asset, speaker),
  };
}

/** What a page hands to its slip. */
export function slipPart({ slip, funds, loginHref, notice }: Awaited<ReturnType<typeof loadBook>>) {
  return { slip, funds, loginHref, notice };
}
