import { useSpeech } from "#app/i18n/speech.tsx";

const RULES = ["polite", "links", "money", "name"] as const;

/** What holds in every room. */
export function HouseRules() {
  const { t } = useSpeech();
  return (
    <details className="chat-rules">
      <summary>{t("chat.rules.title")}</summary>
      <ul>
        {RULES.map((rule) => (
          <li key={rule}>{t(`chat.rules.${rule}`)}</li>
        ))}
      </ul>
    </details>
  );
}
