export type Banner = {
  readonly id: string;
  readonly image: string;
  readonly title: string;
  readonly text: string;
  /** Where it leads; null for one that only says something. */
  readonly href: string | null;
};

/** A picture with words over its quiet side. The words are text and not part of the picture. */
export function BannerSlide({ banner, isFirst }: { banner: Banner; isFirst: boolean }) {
  const content = <SlideContent banner={banner} isFirst={isFirst} />;
  if (banner.href === null) return <div className="slide lapis">{content}</div>;
  return (
    <a className="slide lapis" href={banner.href}>
      {content}
    </a>
  );
}

/** The first picture is the largest thing on most pages: it does not wait until the page knows where it stands. */
const AT_ONCE = { loading: "eager", fetchpriority: "high" } as const;
const WHEN_NEAR = { loading: "lazy" } as const;

function SlideContent({ banner: { image, title, text }, isFirst }: { banner: Banner; isFirst: boolean }) {
  return (
    <>
      <span className={isFirst ? "slide__scene" : "slide__scene slide__scene--waiting"}>
        <img
          className="slide__picture"
          src={image}
          alt=""
          width="1200"
          height="400"
          {...(isFirst ? AT_ONCE : WHEN_NEAR)}
        />
      </span>
      <div className="slide__text">
        <h2 className="slide__title">{title}</h2>
        {text ? <p className="slide__words">{text}</p> : null}
      </div>
    </>
  );
}
