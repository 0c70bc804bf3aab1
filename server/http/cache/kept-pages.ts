import { SECOND_MS } from "../../core/time.ts";

const PAGE_TTL_MS = SECOND_MS;
const PAGES_MAX = 500;

/** Pages that were made for one visitor and serve others for a second. */
export type KeptPages<Page> = {
  /** The page, if it is there and not too old: without waiting, because this is the way of most requests. */
  fresh(key: string): Page | null;
  /** The page, made now if need be; those who ask meanwhile wait for the same one. Null: not to be kept. */
  load(key: string, make: Make<Page>): Promise<Page | null>;
  /** Keeps what was made anyhow. */
  keep(key: string, page: Page): void;
};

/** `before` is the page that has become too old, if it is there yet: most are made anew without having changed. */
type Make<Page> = (before: Page | null) => Promise<Page | null>;

export function keptPages<Page>(now: () => number): KeptPages<Page> {
  const kept = new Map<string, { page: Page; until: number }>();
  const coming = new Map<string, Promise<Page | null>>();

  function fresh(key: string): Page | null {
    const known = kept.get(key);
    return known && known.until > now() ? known.page : null;
  }

  function keep(key: string, page: Page): void {
    if (kept.size >= PAGES_MAX) kept.clear();
    kept.set(key, { page, until: now() + PAGE_TTL_MS });
  }

  async function makeAndKeep(key: string, make: Make<Page>): Promise<Page | null> {
    try {
      const page = await make(kept.get(key)?.page ?? null);
      if (page) keep(key, page);
      return page;
    } finally {
      coming.delete(key);
    }
  }

  return {
    fresh,
    keep,
    load(key, make) {
      const known = fresh(key);
      if (known) return Promise.resolve(known);
      const pending = coming.get(key) ?? makeAndKeep(key, make);
      coming.set(key, pending);
      return pending;
    },
  };
}
