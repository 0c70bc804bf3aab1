import { Link } from "@remix-run/react";
import { Button } from "#app/components/button.tsx";
import { FactorCodeField } from "#app/components/fields/factor-code-field.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { paths } from "#app/lib/paths/paths.ts";

type SecondStepProps = { brandName: string; answer: FormAnswer | undefined };

/** The code that a login still owes, and what to do without the phone. */
export function SecondStep({ brandName, answer }: SecondStepProps) {
  const { t } = useSpeech();
  return (
    <div className="panel stack entry__panel">
      <p>{t("twoFactor.door.text", { brand: brandName })}</p>
      <PostForm answer={answer} className="stack">
        <FactorCodeField label={t("twoFactor.fields.code")} answer={answer} />
        <Button kind="primary" className="button--wide">
          {t("twoFactor.door.submit")}
        </Button>
      </PostForm>
      <p>
        {t("twoFactor.door.lost")}{" "}
        <a href={paths.customerService()} target="_blank" rel="noopener">
          {t("twoFactor.door.service")}
        </a>
      </p>
      <p>
        <Link to={paths.login()}>{t("twoFactor.door.other")}</Link>
      </p>
    </div>
  );
}
