import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { SiteFooter } from "#app/features/site-footer/site-footer.tsx";
import { MainNav } from "#app/features/site-header/main-nav.tsx";
import { speechOf } from "#app/i18n/speech.server.ts";
import { SpeechProvider } from "#app/i18n/speech.tsx";
import type { FrameContent } from "#app/lib/page/frame.ts";
import type { Language } from "#server/core/languages.ts";
import { SECOND_MS } from "#server/core/time.ts";
import { frameContent } from "#server/http/visitor/frame-content.ts";
import type { Visitor } from "#server/http/visitor/visitor.ts";
import type { Fragments } from "./fragment.tsx";

type Asking = Pick<Visitor, "context" | "brand" | "language">;
type Made = { readonly content: string; readonly at: number; readonly fragments: Fragments };

/** Each database has its own. */
const madeOf = new WeakMap<object, Map<string, Made>>();

/**
 * The parts of the frame that are the same for everybody, with the link to the page at `path` marked as the
 * one that is shown. They are rendered once for a brand and a language, and again when what they say has
 * changed; that is looked for once a second.
 */
export async function fragmentsFor(asking: Asking, path: string): Promise<Fragments> {
  const { nav, footer } = await fragmentsOf(asking);
  return { nav: markedAt(nav, path), footer };
}

async function fragmentsOf(asking: Asking): Promise<Fragments> {
  const { context, brand, language } = asking;
  const made = madeOf.get(context.db) ?? new Map<string, Made>();
  madeOf.set(context.db, made);
  const key = `${brand.id} ${language}`;
  const at = context.now().getTime();
  const known = made.get(key);
  if (known && Math.abs(at - known.at) < SECOND_MS) return known.fragments;

  const said = await frameContent(asking);
  const content = JSON.stringify(said);
  const fragments = known?.content === content ? known.fragments : await render(said, language);
  made.set(key, { content, at, fragments });
  return fragments;
}

async function render({ nav, ...foot }: FrameContent, language: Language): Promise<Fragments> {
  const speech = await speechOf(language);
  const markup = (part: ReactElement) =>
    renderToStaticMarkup(<SpeechProvider speech={speech}>{part}</SpeechProvider>);
  return { nav: markup(<MainNav nav={nav} />), footer: markup(<SiteFooter nav={nav} {...foot} />) };
}

/** The other half is arrivals.ts, for whoever goes on from page to page in the browser. */
function markedAt(nav: string, path: string): string {
  const href = `href="${path}"`;
  return nav.replaceAll(href, `${href} aria-current="page"`);
}
