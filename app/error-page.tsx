import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { useSpeech } from "./i18n/speech.tsx";
import { paths } from "./lib/paths.ts";

/**
 * What a visitor sees instead of a page. It says what happened in their language and, for a fault, the
 * reference under which the log has it; never a message from the machine.
 */
export function ErrorPage() {
  const { t } = useSpeech();
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const reference = isRouteErrorResponse(error) ? referenceOf(error.data) : "";
  const kind =
    status === 404 ? "notFound" : status === 403 ? "forbidden" : status === 421 ? "wrongHost" : "error";
  return (
    <main className="error-page" id="main">
      <img src="/brand/lost.svg" alt="" width="240" height="180" />
      <h1>{t(`site.${kind}.title`)}</h1>
      <p>{t(`site.${kind}.text`, { reference: reference || "—" })}</p>
      <p>
        <a className="button button--primary" href={paths.home()}>
          {t("site.toHome")}
        </a>
      </p>
    </main>
  );
}

function referenceOf(data: unknown): string {
  const reference = typeof data === "object" && data !== null && "reference" in data ? data.reference : "";
  return typeof reference === "string" ? reference : "";
}
