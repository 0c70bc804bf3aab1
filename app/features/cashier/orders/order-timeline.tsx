import { useSpeech } from "#app/i18n/speech.tsx";
import type { OrderMood } from "./order-history.tsx";

/** One thing that happened to an order: what it became, when, and what was said about it. */
export type ShownStep = {
  readonly id: string;
  readonly state: string;
  readonly when: string;
  readonly reason: string | null;
};

/** What happens next, or what the player can do, and the door that leads there where the page itself is none. */
export type NextStep = {
  readonly text: string;
  readonly go: { readonly words: string; readonly href: string; readonly isBeside: boolean } | null;
};

type OrderTimelineProps = { steps: readonly ShownStep[]; mood: OrderMood; next: NextStep };

/** What an order has come through, the first step first, and below it what comes next. */
export function OrderTimeline({ steps, mood, next }: OrderTimelineProps) {
  const { t } = useSpeech();
  return (
    <section aria-labelledby="timeline-title">
      <h2 id="timeline-title">{t("cashier.order.timeline")}</h2>
      <ol className={`timeline timeline--${mood}`} data-testid="timeline">
        {steps.map(({ id, state, when, reason }, place) => (
          <li
            key={id}
            className="timeline__step"
            aria-current={place === steps.length - 1 ? "step" : undefined}
          >
            <span className="timeline__state">{state}</span>
            <span className="timeline__when">{when}</span>
            {reason ? <span className="timeline__reason">{reason}</span> : null}
          </li>
        ))}
      </ol>
      <p className="timeline__next">
        {next.text}{" "}
        {next.go ? (
          <a href={next.go.href} {...(next.go.isBeside ? { target: "_blank", rel: "noopener" } : {})}>
            {next.go.words}
          </a>
        ) : null}
      </p>
    </section>
  );
}
