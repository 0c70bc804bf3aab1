const RETRY_MS = 1500;
/** So much of a picture must be in the window before it is asked for again: until then nobody misses it. */
const SEEN_SHARE = 0.1;

type LazyPictureProps = {
  src: string;
  /** Empty where the words beside the picture say it all. */
  alt: string;
  width: number;
  height: number;
  className?: string;
};

/** A picture that is fetched when it comes near, in a place that has its size already. */
export function LazyPicture({ src, alt, width, height, className }: LazyPictureProps) {
  return (
    <img
      ref={askTwice}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={className ? `picture ${className}` : "picture"}
    />
  );
}

/** On a bad network a picture gets a second chance, once, also when it failed before script was there. */
function askTwice(picture: HTMLImageElement | null): void {
  if (!picture || picture.dataset.asked) return;
  picture.dataset.asked = "once";
  const askAgain = () => whenSeen(picture, () => picture.setAttribute("src", picture.src));
  if (picture.complete && picture.naturalWidth === 0) askAgain();
  else picture.addEventListener("error", askAgain, { once: true });
}

function whenSeen(picture: HTMLImageElement, act: () => void): void {
  const isSeen = ({ intersectionRatio }: IntersectionObserverEntry) => intersectionRatio >= SEEN_SHARE;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(isSeen)) return;
      observer.disconnect();
      setTimeout(act, RETRY_MS);
    },
    { threshold: SEEN_SHARE },
  );
  observer.observe(picture);
}
