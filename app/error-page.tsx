import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { useSpeech } from "./i18n/speech.tsx";
import { useFrameIfAny } from "./lib/page/frame.ts";
import { paths } from "./lib/paths/paths.ts";

/** What a visitor sees instead of a page where what should stand around it has failed too. */
export function ErrorPage() {
  return (
    <main className="main" id="main">
      <ErrorText />
    </main>
  );
}

/**
 * Says what happened in the visitor's language and, for a fault, the reference under which the log has it; never a
 * message from the machine.
 */
export function ErrorText() {
  const { t } = useSpeech();
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const reference = isRouteErrorResponse(error) ? referenceOf(error.data) : "";
  const kind = kindOf(error);
  return (
    <div className="error-page">
      <img src="/brand/lost.svg" alt="" width="240" height="180" />
      <h1>{t(`site.${kind}.title`)}</h1>
      <p>{t(`site.${kind}.text`, { reference: reference || "—" })}</p>
      <p>
        {kind === "offline" ? (
          <a className="button button--primary" href={`${pathname}${search}`}>
            {t("site.tryAgain")}
          </a>
        ) : (
          <a
            className="button button--primary"
            href={kind === "trueAccount" ? paths.register() : paths.home()}
          >
            {t(kind === "trueAccount" ? "site.trueAccount.confirm" : "site.toHome")}
          </a>
        )}
      </p>
    </div>
  );
}

/** The title of a page that shows an error, for the one place that writes the head of every page. */
export function ErrorTitle({ error }: { error: unknown }) {
  const { t } = useSpeech();
  const house = useFrameIfAny()?.brand.name;
  return (
    <>
      <title>{[t(`site.${kindOf(error)}.title`), house].filter(Boolean).join(" – ")}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

type Kind = "notFound" | "forbidden" | "trueAccount" | "wrongHost" | "offline" | "error";

const KINDS: Readonly<Record<number, Kind>> = {
  403: "forbidden",
  404: "notFound",
  405: "notFound",
  421: "wrongHost",
};

/** In a browser a TypeError is what a request ends with that never reached us: nothing of ours has failed. */
function kindOf(error: unknown): Kind {
  if (isRouteErrorResponse(error))
    return needsTrueAccount(error.data) ? "trueAccount" : (KINDS[error.status] ?? "error");
  return error instanceof TypeError && typeof document !== "undefined" ? "offline" : "error";
}

/** G11: what server/http/visitor/require-member.ts answers to a trial account. */
function needsTrueAccount(data: unknown): boolean {
  return typeof data === "object" && data !== null && "needs" in data && data.needs === "trueAccount";
}

function referenceOf(data: unknown): string {
  const reference = typeof data === "object" && data !== null && "reference" in data ? data.reference : "";
  return typeof reference === "string" ? reference : "";
}
