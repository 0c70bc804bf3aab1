import type { MouseEvent } from "react";
import { useSpeech } from "#app/i18n/speech.tsx";

type CarouselDotsProps = {
  banners: readonly { readonly id: string }[];
  /** The banner in view: the first, until script knows of another. */
  current: number;
  onChoose: (event: MouseEvent, index: number) => void;
};

/** A link to each banner: without script the browser scrolls there. */
export function CarouselDots({ banners, current, onChoose }: CarouselDotsProps) {
  const { t } = useSpeech();
  return (
    <ul className="carousel__dots" aria-label={t("site.carousel.slides")}>
      {banners.map(({ id }, index) => (
        <li key={id}>
          <a
            className="carousel__dot"
            href={`#${anchorOf(index)}`}
            aria-current={index === current ? "true" : undefined}
            onClick={(event) => onChoose(event, index)}
          >
            <span className="visually-hidden">
              {t("site.carousel.slide", { number: index + 1, total: banners.length })}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

export function anchorOf(index: number): string {
  return `banner-${index + 1}`;
}
