import { BookNav, SportTabs } from "#app/features/book/book-page.tsx";
import { Offer } from "#app/features/book/offer.tsx";
import type { ShownEvent } from "#app/features/book/shown-offer.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import type { Messages } from "#app/i18n/translate.ts";

type BookShelfProps = {
  texts: Messages;
  tabs: Parameters<typeof SportTabs>[0]["tabs"];
  events: readonly ShownEvent[];
};

/** The book in the page of a category, with its own texts. */
export function BookShelf({ texts, tabs, events }: BookShelfProps) {
  return (
    <MoreTexts texts={texts}>
      <div className="book">
        <BookNav here={null} />
        <SportTabs tabs={tabs} />
        <Offer events={events} />
      </div>
    </MoreTexts>
  );
}
