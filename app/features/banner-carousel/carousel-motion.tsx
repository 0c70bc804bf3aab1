import Autoplay from "embla-carousel-autoplay";
import useEmblaCarousel from "embla-carousel-react";
import { type RefObject, useEffect, useState } from "react";
import { Icon } from "#app/components/icon.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";

/** How long a banner stands. */
const STAY_MS = 5000;

export type CarouselMotionProps = {
  section: RefObject<HTMLElement>;
  strip: RefObject<HTMLDivElement>;
  direction: "rtl" | "ltr";
  /** Called with the banner in view, and with what moves to another. */
  onSelect: (index: number) => void;
  onReady: (moveTo: (index: number) => void) => void;
};

/**
 * Moves the strip of a carousel that is on the page already, and shows the button that stops it. It
 * rests under a pointer, while something in the carousel has the focus, and where nobody sees it: every step of it
 * costs a weak machine a picture of the whole strip.
 */
export function CarouselMotion({ section, strip, direction, onSelect, onReady }: CarouselMotionProps) {
  const { t } = useSpeech();
  const [isPaused, setIsPaused] = useState(false);
  const [autoplay] = useState(() =>
    Autoplay({
      delay: STAY_MS,
      stopOnInteraction: false,
      stopOnMouseEnter: true,
      rootNode: () => section.current,
    }),
  );
  // A stopped plugin would start again when the pointer leaves; one that is not there stays quiet.
  const [attach, carousel] = useEmblaCarousel({ loop: true, direction }, isPaused ? [] : [autoplay]);

  useEffect(() => attach(strip.current), [attach, strip]);

  useEffect(() => {
    if (!carousel) return;
    const tell = () => onSelect(carousel.selectedScrollSnap());
    tell();
    carousel.on("select", tell);
    onReady((index) => carousel.scrollTo(index));
  }, [carousel, onSelect, onReady]);

  useEffect(() => {
    const element = section.current;
    if (!carousel || !element) return;
    let isSeen = true;
    const rest = () => autoplay.stop();
    const goOn = () => {
      if (isSeen && !element.matches(":hover") && !element.contains(document.activeElement)) autoplay.play();
    };
    const sight = new IntersectionObserver(([last]) => {
      isSeen = last?.isIntersecting ?? true;
      if (isSeen) goOn();
      else rest();
    });
    sight.observe(element);
    element.addEventListener("focusin", rest);
    element.addEventListener("focusout", goOn);
    return () => {
      sight.disconnect();
      element.removeEventListener("focusin", rest);
      element.removeEventListener("focusout", goOn);
    };
  }, [autoplay, carousel, section]);

  return (
    <button type="button" className="carousel__pause" onClick={() => setIsPaused(!isPaused)}>
      <Icon name={isPaused ? "play" : "pause"} />
      <span className="visually-hidden">{t(isPaused ? "site.carousel.play" : "site.carousel.pause")}</span>
    </button>
  );
}
