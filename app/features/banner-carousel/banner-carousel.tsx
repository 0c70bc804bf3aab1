import { type MouseEvent, useCallback, useRef, useState } from "react";
import { useSpeech } from "#app/i18n/speech.tsx";
import { usePartWhenIdle } from "#app/lib/browser/use-part-when-idle.ts";
import { useFrame } from "#app/lib/page/frame.ts";
import { type Banner, BannerSlide } from "./banner-slide.tsx";
import { anchorOf, CarouselDots } from "./carousel-dots.tsx";

/** A strip that scrolls must be within reach of the keyboard, also where none of its banners is a link. */
const REACHABLE = { tabIndex: 0 };

const loadMotion = async () => (await import("./carousel-motion.tsx")).CarouselMotion;

/**
 * Banners side by side in a strip that scrolls, with a link to each. When the page is idle and nobody
 * asked for less motion, they begin to move by themselves; that script is fetched only then.
 */
export function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  const { t } = useSpeech();
  const { direction } = useFrame();
  const section = useRef<HTMLElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const moveTo = useRef<((index: number) => void) | null>(null);
  const [current, setCurrent] = useState(0);
  const Motion = usePartWhenIdle(banners.length > 1, loadMotion);
  const keepMover = useCallback((mover: (index: number) => void) => {
    moveTo.current = mover;
  }, []);

  function choose(event: MouseEvent, index: number) {
    if (!moveTo.current) return;
    event.preventDefault();
    moveTo.current(index);
  }

  if (banners.length === 0) return null;
  return (
    <section
      className={Motion ? "carousel carousel--moving" : "carousel"}
      aria-label={t("site.carousel.label")}
      ref={section}
    >
      <div className="carousel__window" ref={strip} {...(Motion ? {} : REACHABLE)}>
        <ul className="carousel__strip">
          {banners.map((banner, index) => (
            <li key={banner.id} id={anchorOf(index)} className="carousel__slide">
              <BannerSlide banner={banner} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      </div>
      {banners.length > 1 ? (
        <div className="carousel__controls lapis">
          <CarouselDots banners={banners} current={current} onChoose={choose} />
          {Motion ? (
            <Motion
              section={section}
              strip={strip}
              direction={direction}
              onSelect={setCurrent}
              onReady={keepMover}
            />
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
