import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { useSpeech } from "./i18n/speech.tsx";
import { paths } from "./lib/paths.ts";

/**
 * What a visitor sees instead of a page. It says what happened in their language and, for a fault, the
 * reference under which the log has it; never a message from the machine.
 */
export function ErrorPage() {
  const { t } = useSpeech();
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const reference = isRouteErrorResponse(error) ? referenceOf(error.data) : "";
  const kind = kindOf(error);
  return (
    <main className="error-page" id="main">
      <img src="/brand/lost.svg" alt="" width="240" height="180" />
      <h1>{t(`site.${kind}.title`)}</h1>
      <p>{t(`site.${kind}.text`, { reference: reference || "—" })}</p>
      <p>
        {kind === "offline" ? (
          <a className="button button--primary" href={`${pathname}${search}`}>
            {t("site.tryAgain")}
          </a>
        ) : (
          <a className="button button--primary" href={paths.home()}>
            {t("site.toHome")}
          </a>
        )}
      </p>
    </main>
  );
}

type Kind = "notFound" | "forbidden" | "wrongHost" | "offline" | "error";

const KINDS: Readonly<Record<number, Kind>> = {
  403: "forbidden",
  404: "notFound",
  405: "notFound",
  421: "wrongHost",
};

/** In a browser a TypeError is what a request ends with that never reached us: nothing of ours has failed. */
function kindOf(error: unknown): Kind {
  if (isRouteErrorResponse(error)) return KINDS[error.status] ?? "error";
  return error instanceof TypeError && typeof document !== "undefined" ? "offline" : "error";
}

function referenceOf(data: unknown): string {
  const reference = typeof data === "object" && data !== null && "reference" in data ? data.reference : "";
  return typeof reference === "string" ? reference : "";
}
