const RETRY_MS = 1500;

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
  const askAgain = () => setTimeout(() => picture.setAttribute("src", picture.src), RETRY_MS);
  if (picture.complete && picture.naturalWidth === 0) askAgain();
  else picture.addEventListener("error", askAgain, { once: true });
}
