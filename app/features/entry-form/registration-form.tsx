import { Button } from "#app/components/button.tsx";
import { Checkbox } from "#app/components/fields/checkbox.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { Notice } from "#app/components/notice.tsx";
import { OnDemand, onDemand } from "#app/components/on-demand.tsx";
import { SocialButtons } from "#app/components/social-buttons.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { RegistrationFields } from "./registration-fields.tsx";
import type { RegistrationProps } from "./registration-props.ts";

const warning = onDemand(async () => (await import("#app/components/windows/warning.tsx")).Warning);

/** What the address said, and where one comes back to, stand in the address that it posts to, and so outlive a refusal. */
export function RegistrationForm(props: RegistrationProps) {
  const { modes, mode, fields, minimumAge, referralCode, affiliateCode, ...rest } = props;
  const { address, visitedLink, came, social, proofs, modeHref, redirectTo, answer, id, via } = rest;
  const { t } = useSpeech();
  const [first] = modes;
  if (first === undefined) return <RegistrationClosed />;
  const to = paths.register({ ...address, ...(mode === first ? {} : { mode }), redirectTo });
  return (
    <>
      {came ? (
        <Notice kind="info">
          <p>{came.said}</p>
          <p>
            <a href={came.login.href}>{came.login.text}</a>
          </p>
        </Notice>
      ) : null}
      <AffiliateWarning answer={answer} />
      {visitedLink === null ? null : <p className="quiet">{t("entry.register.invited")}</p>}
      {modes.length > 1 ? <Modes modes={modes} mode={mode} modeHref={modeHref} /> : null}
      <PostForm
        {...(id ? { id } : {})}
        {...(via ? { via } : {})}
        key={mode}
        action={to}
        answer={answer}
        className="registration"
      >
        {referralCode ? <input type="hidden" name="referralCode" value={referralCode} /> : null}
        {affiliateCode ? <input type="hidden" name="affiliateCode" value={affiliateCode} /> : null}
        <RegistrationFields fields={fields} proofs={proofs} answer={answer} />
        <Checkbox
          name="ofAge"
          label={t("entry.register.ofAge", { age: minimumAge })}
          answer={answer}
          required
        />
        <Checkbox name="terms" label={<Terms />} answer={answer} required />
        <Button kind="primary" className="button--wide">
          {t("entry.register.submit")}
        </Button>
      </PostForm>
      {/* Its target makes it a document of its own: within the page what was typed would stay (plain-links.ts). */}
      <p>
        <a href={modeHref(mode)} target="_self">
          {t("entry.register.clear")}
        </a>
      </p>
      <SocialButtons social={social} />
    </>
  );
}

/** What may be wrong with a code that somebody came with. */
const CODE_REASONS = ["affiliateUnknown", "linkUsedUp", "linkEnded"] as const;

/** A wrong invitation code stops the registration, and nobody shall look for why (S06). */
function AffiliateWarning({ answer }: { answer: FormAnswer | undefined }) {
  const { t } = useSpeech();
  const told = answer?.errors.affiliateCode ?? [];
  const text = CODE_REASONS.map((reason) => t(`reasons.${reason}`)).find((one) => told.includes(one));
  if (text === undefined) return null;
  const title = t("entry.register.affiliateWarning");
  const confirm = t("entry.register.affiliateConfirm");
  return <OnDemand of={warning} props={{ title, text, confirm, of: answer }} />;
}

/** Two ways to register are two addresses (S04): plain links, which in a dialog lead to the other one in its place. */
function Modes({ modes, mode, modeHref }: Pick<RegistrationProps, "modes" | "mode" | "modeHref">) {
  const { t } = useSpeech();
  return (
    <nav aria-label={t("entry.register.modes.label")}>
      <ul className="filters__group">
        {modes.map((one) => (
          <li key={one}>
            <a className="chip" href={modeHref(one)} aria-current={one === mode ? "page" : undefined}>
              {t(`entry.register.modes.${one}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The terms are read in a new tab, so that what was typed is still there. */
function Terms() {
  const { t } = useSpeech();
  return (
    <>
      {t("entry.register.terms")}{" "}
      <a href={paths.terms()} target="_blank" rel="noopener">
        {t("entry.register.readTerms")}
      </a>
    </>
  );
}

/** When the operator lets nobody register (DIRECTREG3), the page says so instead of showing a form. */
function RegistrationClosed() {
  const { t } = useSpeech();
  return (
    <Notice kind="info">
      <p>{t("reasons.registrationClosed")}</p>
    </Notice>
  );
}
