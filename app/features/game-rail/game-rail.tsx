import type { ReactNode } from "react";
import { Icon } from "#app/components/icon.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";

type GameRailProps = {
  /** Names the heading, and lets an address lead to the rail. */
  id: string;
  title: string;
  /** Where all of them are; null where they are of different kinds. */
  href?: string | null;
  /** Shares its line with the next one where there is room for two. */
  isShort?: boolean;
  /** Where these games come from, where that has to be said. */
  footer?: string | null;
  /** GameRailItems. */
  children: ReactNode;
};

/** A row of games under a heading: on a narrow screen it scrolls sideways, so that the next one is near. */
export function GameRail({ id, title, href, footer, isShort = false, children }: GameRailProps) {
  const { t } = useSpeech();
  return (
    <section className={isShort ? "rail rail--short" : "rail"} id={id} aria-labelledby={`${id}-title`}>
      <div className="heading">
        <h2 className="heading__text" id={`${id}-title`}>
          {title}
        </h2>
        {href ? (
          <a className="heading__link" href={href}>
            {t("site.rail.all")}
            <span className="visually-hidden"> {title}</span>
            <Icon name="chevron-end" />
          </a>
        ) : null}
      </div>
      <ul className="rail__strip">{children}</ul>
      {footer ? <p className="quiet">{footer}</p> : null}
    </section>
  );
}

export function GameRailItem({ children }: { children: ReactNode }) {
  return <li className="rail__item">{children}</li>;
}
