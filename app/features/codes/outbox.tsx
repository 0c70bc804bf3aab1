import { useSpeech } from "#app/i18n/speech.tsx";

type Row = {
  readonly id: string;
  readonly channel: "sms" | "mail";
  readonly recipient: string;
  readonly subject: string | null;
  readonly body: string;
  readonly when: string;
};

/** What a house without providers would have sent, newest first. */
export function Outbox({ rows }: { rows: readonly Row[] }) {
  const { t } = useSpeech();
  return (
    <>
      <p className="page__intro">{t("codes.outbox.intro")}</p>
      {rows.length === 0 ? <p className="quiet">{t("codes.outbox.empty")}</p> : null}
      <ul className="outbox">
        {rows.map(({ id, channel, recipient, subject, body, when }) => (
          <li key={id} className="outbox__letter panel">
            <p className="quiet">
              {t(`codes.outbox.${channel}`)} · <bdi className="outbox__to">{recipient}</bdi> · {when}
            </p>
            {subject ? <h2 className="outbox__subject">{subject}</h2> : null}
            <p className="outbox__body">{body}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
