import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from "@remix-run/react";
import { useEffect } from "react";
import { seesAgentItem } from "#server/accounts/index.ts";
import { LANGUAGES } from "#server/core/languages.ts";
import { loadFrame } from "#server/http/frame.ts";
import { isLiteRequest } from "#server/http/lite.ts";
import { type Visitor, visitorOf } from "#server/http/visitor.ts";
import { loadDialog } from "./dialogs/load-dialog.server.ts";
import { PageDialog } from "./dialogs/page-dialog.tsx";
import { ErrorPage, ErrorTitle } from "./error-page.tsx";
import { playerMenu } from "./features/member-nav/player-menu.ts";
import { usePages } from "./fragments/use-pages.ts";
import { speechOf } from "./i18n/speech.server.ts";
import { useSpeech } from "./i18n/speech.tsx";
import { useFrameIfAny } from "./lib/frame.ts";
import { useOtherWindows } from "./lib/other-windows.ts";
import { useFrameParts } from "./lib/page-handle.ts";
import { PageFrame } from "./page-frame.tsx";
import "./styles/index.css";

export const links: LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/brand/icon-180.png" },
];

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.brand.name ?? "Nard" }];

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await visitorOf(args);
  const { t } = await speechOf(visitor.language);
  const url = new URL(args.request.url);
  const [frame, dialog] = await Promise.all([
    loadFrame(visitor, url, playerMenu(t, { isAgent: isAgent(visitor) })),
    loadDialog(visitor, url),
  ]);
  return { ...frame, dialog, isLite: isLiteRequest(args.request) };
}

/** Whether there is a way to the agent centre in the menu (F08). */
function isAgent({ template, player }: Visitor): boolean {
  return template?.isAgent ?? (player !== null && seesAgentItem(player.accountType));
}

export function Layout({ children }: { children: React.ReactNode }) {
  const { language } = useSpeech();
  const { theme = "light", player, serviceOpens, isLite } = useFrameIfAny() ?? {};
  const { tag, direction } = LANGUAGES[language];
  const { nav, slim } = useFrameParts();
  const error = useRouteError();
  return (
    <html
      lang={tag}
      dir={direction}
      data-language={language}
      data-theme={theme}
      data-funds={player?.funds}
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
  return (
    <PageFrame>
      <PageDialog />
      <Outlet />
    </PageFrame>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
