import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "@remix-run/react";
import { useEffect } from "react";
import { LANGUAGES } from "#server/core/languages.ts";
import { loadFrame } from "#server/http/frame.ts";
import { visitorOf } from "#server/http/visitor.ts";
import { ErrorPage } from "./error-page.tsx";
import { playerMenu } from "./features/member-nav/player-menu.ts";
import { speechOf } from "./i18n/speech.server.ts";
import { useSpeech } from "./i18n/speech.tsx";
import { useFrameIfAny } from "./lib/frame.ts";
import { PageFrame } from "./page-frame.tsx";
import "./styles/index.css";

export const links: LinksFunction = () => [{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" }];

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.brand.name ?? "Nard" }];

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await visitorOf(args);
  const { t } = await speechOf(visitor.language);
  return loadFrame(visitor, new URL(args.request.url), playerMenu(t));
}

export function Layout({ children }: { children: React.ReactNode }) {
  const { language } = useSpeech();
  const { theme = "light", player } = useFrameIfAny() ?? {};
  const { tag, direction } = LANGUAGES[language];
  return (
    <html lang={tag} dir={direction} data-language={language} data-theme={theme} data-funds={player?.funds}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={theme === "auto" ? "light dark" : theme} />
        {language === "fa" ? <PersianFont /> : null}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
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
  useEffect(() => {
    document.documentElement.dataset.alive = "";
  }, []);
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
