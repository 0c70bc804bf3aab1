import { useSpeech } from "#app/i18n/speech.tsx";
import { Balls } from "./balls.tsx";
import { Countdown } from "./countdown.tsx";
import type { ShownDraw, ShownLottery, ShownMenu } from "./shown.ts";

/** The lotteries by their kinds: what can be staked on now, until when, and what came out last. */
export function MenuCards({ groups }: ShownMenu) {
  const { t } = useSpeech();
  return (
    <>
      {groups.map(({ tag, lotteries }) => (
        <section key={tag} className="stack" aria-labelledby={`lotteries-${tag}`}>
          <h2 id={`lotteries-${tag}`}>{t(`lottery.groups.${tag}`)}</h2>
          <ul className="lotteries">
            {lotteries.map((lottery) => (
              <LotteryCard key={lottery.code} {...lottery} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function LotteryCard({ name, kind, vendorName, href, resultsHref, draws, last }: ShownLottery) {
  const { t } = useSpeech();
  return (
    <li className="lottery-card">
      <h3 className="lottery-card__name">
        <a href={href}>{name}</a>
        <span className="tag tag--quiet" dir="ltr">
          {kind}
        </span>
      </h3>
      <p className="quiet">{vendorName}</p>
      <ul className="lottery-card__draws">
        {draws.map((draw) => (
          <MenuDraw key={draw.number} {...draw} />
        ))}
      </ul>
      <div className="lottery-card__last">
        <span className="quiet">{last ? t("lottery.lastResult") : t("lottery.noResult")}</span>
        {last ? <Balls numbers={last.numbers} look={last.look} size="s" /> : null}
      </div>
      <p className="row">
        <a className="button button--primary" href={href}>
          {t("lottery.play")} <span className="visually-hidden">{name}</span>
        </a>
        <a className="button button--quiet" href={resultsHref}>
          {t("lottery.results")} <span className="visually-hidden">{name}</span>
        </a>
      </p>
    </li>
  );
}

function MenuDraw({ number, province, closesAt, drawnAt, remainMs, href }: ShownDraw) {
  const { t } = useSpeech();
  return (
    <li>
      <a href={href}>
        {province ? `${province} · ` : ""}
        <bdi>{number}</bdi>
      </a>
      <span className="lottery-card__time">
        {remainMs === null ? t("lottery.opensLater") : <Countdown key={number} remainMs={remainMs} />}
      </span>
      <span className="quiet lottery-card__when">
        {t("lottery.closesAt", { moment: closesAt })} · {t("lottery.drawnAt", { moment: drawnAt })}
      </span>
    </li>
  );
}
