import { Link } from "@remix-run/react";
import { useEffect, useState } from "react";
import { Button } from "#app/components/button.tsx";
import { Notice } from "#app/components/notice.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { memberPaths } from "#app/lib/paths/member-paths.ts";

/** The codes for a lost phone, on the one page that ever shows them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useSpeech();
  const [canPrint, setCanPrint] = useState(false);
  useEffect(() => setCanPrint(true), []);
  return (
    <section className="stack panel">
      <h2>{t("twoFactor.codes.title")}</h2>
      <Notice kind="warning">{t("twoFactor.codes.text")}</Notice>
      <ul className="factor__codes" dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="factor__doors">
        <Button kind="quiet" type="button" hidden={!canPrint} onClick={() => window.print()}>
          {t("twoFactor.codes.print")}
        </Button>
        <Link className="button button--primary" to={memberPaths.twoFactor()}>
          {t("twoFactor.codes.done")}
        </Link>
      </p>
    </section>
  );
}
