import { useSpeech } from "#app/i18n/speech.tsx";
import { isolated } from "#app/lib/page/isolated.ts";
import { Balls } from "./balls.tsx";
import { Countdown } from "./countdown.tsx";
import { Drum } from "./drum.tsx";
import type { ShownDraw, ShownResult } from "./shown.ts";

type DrawHeadProps = {
  draws: readonly ShownDraw[];
  draw: ShownDraw;
  last: ShownResult | null;
};

/** Which draw it is, until when it takes tickets, and which other ones there are. */
export function DrawHead({ draws, draw, last }: DrawHeadProps) {
  const { t } = useSpeech();
  return (
    <section className="draw-head" aria-label={t("lottery.draws")}>
      <Drum />
      <h2 className="draw-head__title">
        {draw.province ? `${draw.province} · ` : ""}
        {t("lottery.draw", { number: isolated(draw.number) })}
      </h2>
      {draw.remainMs === null ? (
        <p>{t(draw.state === "locked" ? "lottery.waiting" : `lottery.drawStates.${draw.state}`)}</p>
      ) : (
        <p className="draw-head__time">
          {t("lottery.closesIn")} <Countdown key={draw.number} remainMs={draw.remainMs} />
        </p>
      )}
      <p className="quiet">
        {t("lottery.closesAt", { moment: draw.closesAt })} · {t("lottery.drawnAt", { moment: draw.drawnAt })}
      </p>
      {last && last.numbers.length > 0 ? (
        <div className="draw-head__last">
          <span className="quiet">
            {t("lottery.lastResult")} <bdi>{last.number}</bdi>
          </span>
          <Balls key={last.number} numbers={last.numbers} look={last.look} />
        </div>
      ) : null}
      {draws.length > 1 ? (
        <ul className="row">
          {draws.map(({ number, province, href, isHere }) => (
            <li key={number}>
              <a className="chip" href={href} aria-current={isHere ? "true" : undefined}>
                {province ?? <bdi>{number}</bdi>}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
