import { Button } from "#app/components/button.tsx";
import { Field } from "#app/components/fields/field.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { SelectField } from "#app/components/fields/select-field.tsx";
import { RecordTable } from "#app/components/record-table.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { rewardPaths } from "#app/lib/paths/reward-paths.ts";
import { BeginningRates, type ShownRateField } from "./rate-fields.tsx";
import type { ShownLink } from "./shown-link.ts";

const TEXTS = ["channel", "kind", "state"] as const;
const FIGURES = ["visits", "registrations", "depositors", "turnover"] as const;
const DAYS = ["none", "1", "7", "30", "90"] as const;

type LinksProps = {
  links: readonly ShownLink[];
  /** Where the next page begins; null on the last. */
  next: string | null;
  /** What the one who makes a link can give. */
  rates: readonly ShownRateField[];
  answer: FormAnswer | undefined;
};

/** Every link of an agent with what came of it, and the form for another one. */
export function RegistrationLinks({ links, next, rates, answer }: LinksProps) {
  const { t } = useSpeech();
  const columns = [
    ...TEXTS.map((name) => ({ name, title: t(`partner.links.${name}`) })),
    ...FIGURES.map((name) => ({ name, title: t(`partner.links.${name}`), kind: "amount" as const })),
  ];
  const rows = links.map(({ code, cells }) => ({
    id: code,
    cells: {
      ...cells,
      channel: (
        <a href={rewardPaths.agentLink(code)}>
          <bdi>{cells.channel}</bdi>
        </a>
      ),
      turnover: <bdi>{cells.turnover}</bdi>,
    },
  }));
  return (
    <>
      <p>
        <a className="button" href={rewardPaths.openAccount()}>
          {t("partner.opening.title")}
        </a>
      </p>
      <section className="stack" data-testid="links">
        <h2>{t("partner.links.title")}</h2>
        <RecordTable caption={t("partner.links.title")} columns={columns} rows={rows} />
        {next === null ? null : (
          <p>
            <a className="button" href={rewardPaths.agentAccounts({ before: next })} rel="next">
              {t("partner.team.more")}
            </a>
          </p>
        )}
      </section>
      <NewLink rates={rates} answer={answer} />
    </>
  );
}

function NewLink({ rates, answer }: Pick<LinksProps, "rates" | "answer">) {
  const { t } = useSpeech();
  const kinds = (["member", "agent"] as const).map((value) => ({
    value,
    text: t(`partner.links.kinds.${value}`),
  }));
  const days = DAYS.map((name) => ({
    value: name === "none" ? "" : name,
    text: t(name === "none" ? "partner.links.noEnd" : `partner.links.days.${name}`),
  }));
  return (
    <PostForm id="link" answer={answer} className="stack panel">
      <h2>{t("partner.links.make")}</h2>
      <Field
        name="channel"
        label={t("partner.links.channel")}
        hint={t("partner.links.channelHint")}
        answer={answer}
        required
        maxLength={40}
        autoComplete="off"
      />
      <SelectField name="kind" label={t("partner.links.kind")} options={kinds} answer={answer} />
      <Field
        name="uses"
        label={t("partner.links.uses")}
        hint={t("partner.links.usesHint")}
        answer={answer}
        inputMode="numeric"
        maxLength={7}
        autoComplete="off"
      />
      <SelectField name="days" label={t("partner.links.until")} options={days} answer={answer} />
      <BeginningRates fields={rates} answer={answer} />
      <Button kind="primary">{t("partner.links.make")}</Button>
    </PostForm>
  );
}
