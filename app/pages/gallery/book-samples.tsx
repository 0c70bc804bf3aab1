import { Offer } from "#app/features/book/offer.tsx";
import { PriceButton } from "#app/features/book/price-button.tsx";
import type { ShownEvent, ShownSelection } from "#app/features/book/shown-offer.ts";
import type { ShownLeg, ShownSlip } from "#app/features/book/shown-slip.ts";
import { SlipPanel } from "#app/features/book/slip-panel.tsx";
import { Sample, useWords } from "./sample.tsx";
import "#app/features/book/book.css";

/** Prices, events and slips in every state. */
export function BookSamples({ href }: { href: string }) {
  const prices = usePrices(href);
  const events = useEvents(prices, href);
  const slips = useSlips(href);
  const funds = useFunds();
  return (
    <>
      <Sample title="Prices">
        <ul className="book-prices book-prices--3">
          {prices.map((selection) => (
            <li key={selection.id}>
              <PriceButton selection={selection} label={selection.title} />
            </li>
          ))}
        </ul>
      </Sample>
      <Sample title="Events">
        <Offer events={events} />
        <Offer events={[]} />
      </Sample>
      <Sample title="Slips">
        <div className="grid">
          <SlipPanel slip={slips.empty} funds={null} loginHref={href} />
          <SlipPanel slip={slips.full} funds={null} loginHref={href} />
          <SlipPanel slip={slips.full} funds={funds} loginHref={href} />
        </div>
      </Sample>
    </>
  );
}

function usePrices(href: string): ShownSelection[] {
  const words = useWords();
  const price = (id: string, title: string, more: Partial<ShownSelection> = {}): ShownSelection => ({
    ...{
      id,
      title,
      short: "",
      price: words("۱٫۸۵", "1.85"),
      href,
      chosen: false,
      outcome: null,
      gives: null,
    },
    ...more,
  });
  return [
    price("open", words("باز", "Open")),
    price("chosen", words("انتخاب‌شده", "Chosen"), { chosen: true }),
    price("shut", words("بسته", "Shut"), { href: null }),
    price("won", words("برده", "Won"), { href: null, outcome: "won" }),
    price("lost", words("باخته", "Lost"), { href: null, outcome: "lost" }),
    price("back", words("برگشتی", "Back"), { href: null, outcome: "back" }),
  ];
}

function useEvents(prices: readonly ShownSelection[], href: string): ShownEvent[] {
  const words = useWords();
  const event = (id: string, more: Partial<ShownEvent>): ShownEvent => ({
    ...{ id, href, title: words("سرو و صنوبر", "Cypress v Poplar"), league: words("لیگ نرد", "Nard League") },
    ...{ home: words("سرو تهران", "Tehran Cypress"), away: words("صنوبر شیراز", "Shiraz Poplar") },
    colours: [
      ["#14865a", "#fdf8ec"],
      ["#b3273e", "#e0a526"],
    ],
    ...{ state: "scheduled", stateText: "", isLive: false, starts: words("امروز ۲۱:۰۰", "Today 21:00") },
    ...{ startsAtMs: 0, score: null, minute: null, more: 12 },
    main: { id, title: words("نتیجه", "Result"), columns: 3, selections: prices.slice(0, 3) },
    ...more,
  });
  return [
    event("scheduled", {}),
    event("live", {
      ...{ state: "live", stateText: words("زنده", "Live"), isLive: true },
      score: [words("۲", "2"), words("۱", "1")],
      minute: words("دقیقهٔ ۶۳", "63′"),
    }),
    event("suspended", { state: "suspended", stateText: words("متوقف", "Suspended"), main: null }),
    event("finished", {
      ...{ state: "finished", stateText: words("پایان", "Finished"), more: 0 },
      score: [words("۳", "3"), words("۰", "0")],
    }),
  ];
}

function useSlips(href: string): { empty: ShownSlip; full: ShownSlip } {
  const words = useWords();
  const leg = (selection: string, more: Partial<ShownLeg>): ShownLeg => ({
    ...{ selection, title: words("سرو تهران", "Tehran Cypress"), market: words("نتیجه", "Result") },
    ...{ match: words("سرو و صنوبر", "Cypress v Poplar"), starts: words("امروز ۲۱:۰۰", "Today 21:00") },
    ...{ price: words("۱٫۸۵", "1.85"), state: "open", isRelated: false, removeHref: href },
    ...more,
  });
  const empty: ShownSlip = {
    ...{ action: href, formRef: "sample", legs: [], missing: false, way: "multiple" },
    tabs: [
      { way: "single", title: words("تکی", "Single"), href },
      { way: "multiple", title: words("ترکیبی", "Multiple"), href },
      { way: "system", title: words("سیستم", "System"), href },
    ],
    ...{ ways: [], isRelated: false, seen: "", totalPrice: null, clearHref: href },
  };
  const full: ShownSlip = {
    ...empty,
    missing: true,
    legs: [leg("open", {}), leg("suspended", { state: "suspended" }), leg("over", { state: "over" })],
    ways: [{ value: "multiple", title: words("ترکیبی", "Multiple"), lines: 1, most: ["342", "100"] }],
    totalPrice: words("۳٫۴۲", "3.42"),
  };
  return { empty, full };
}

function useFunds() {
  const words = useWords();
  return {
    ...({ asset: "P", funds: "real", mostMinor: "10000000" } as const),
    balance: words("۱٬۲۵۰٫۰۰ P", "1,250.00 P"),
    ...{ min: words("۱٫۰۰ P", "1.00 P"), max: words("۵۰۰٫۰۰ P", "500.00 P") },
    most: words("۱۰۰٬۰۰۰٫۰۰ P", "100,000.00 P"),
  };
}
