import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
} from "@remix-run/react";
import { useEffect } from "react";
import { LANGUAGES } from "#server/core/languages.ts";
import { isLiteRequest } from "#server/http/browser/lite.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { loadFrame } from "#server/http/visitor/frame.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";
import { ErrorPage, ErrorTitle } from "./error-page.tsx";
import { useSpeech } from "./i18n/speech.tsx";
import { useOtherWindows } from "./lib/browser/other-windows.ts";
import { wasRefused } from "./lib/page/asks-around.ts";
import { useFrameIfAny, usePanel } from "./lib/page/frame.ts";
import { usePageError } from "./lib/page/page-error.ts";
import { useFrameParts, useLooksAgainS } from "./lib/page/page-handle.ts";
import { loadDialog } from "./pages/dialogs/load-dialog.server.ts";
import { usePages } from "./pages/fragments/use-pages.ts";
import "./styles/index.css";

export const says: RouteSays = { who: "anybody" };

export const links: LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/brand/icon-180.png" },
];

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.brand.name ?? "Nard" }];

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await visitorOf(args);
  const url = new URL(args.request.url);
  const [frame, dialog] = await Promise.all([loadFrame(visitor, url), loadDialog(visitor, url)]);
  return { ...frame, dialog, isLite: isLiteRequest(args) };
}

/** What a document says of the house changes with a form that is sent, and with the dialog over the page. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, ...turn }) => {
  if (wasRefused(turn)) return false;
  const [before, after] = [currentUrl, nextUrl].map(({ search }) => search);
  const isSent = (turn.formMethod ?? "GET") !== "GET";
  return isSent || MATTERS.test(`${before}${after}`) || currentUrl.href === nextUrl.href
    ? turn.defaultShouldRevalidate
    : false;
};

/** A dialog, another language, a page without script. */
const MATTERS = /[?&](?:modal|lang|lite)=/;

export function Layout({ children }: { children: React.ReactNode }) {
  const { language } = useSpeech();
  const { theme = "light", serviceOpens, isLite } = useFrameIfAny() ?? {};
  const funds = usePanel()?.player?.funds;
  const { tag, direction } = LANGUAGES[language];
  const { nav, slim } = useFrameParts();
  const looksAgainS = useLooksAgainS();
  const error = usePageError();
  return (
    <html
      lang={tag}
      dir={direction}
      data-language={language}
      data-theme={theme}
      data-funds={funds}
      data-bar={nav && !slim ? "" : undefined}
      data-service={serviceOpens}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={theme === "auto" ? "light dark" : theme} />
        {language === "fa" ? <PersianFont /> : null}
        {error ? <ErrorTitle error={error} /> : <Meta />}
        <Links />
        {error || looksAgainS === null ? null : (
          <noscript>
            <meta httpEquiv="refresh" content={String(looksAgainS)} />
          </noscript>
        )}
      </head>
      <body>
        {children}
        {isLite ? null : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

/** Asked for at once: text waits for it, and the style sheet that names it comes later. */
function PersianFont() {
  const href = "/fonts/vazirmatn-fa-400.woff2";
  return <link rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />;
}

export default function Root() {
  usePages();
  useOtherWindows();
  useEffect(() => {
    document.documentElement.dataset.alive = "";
  }, []);
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
