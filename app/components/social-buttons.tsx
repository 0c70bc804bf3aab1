import type { SocialWays } from "#app/lib/social-ways.ts";

/**
 * Ways in with an account that somebody else keeps. They are links, because the content policy lets no form of ours
 * end at another site, and whole documents, because the next page is not ours.
 */
export function SocialButtons({ social }: { social: SocialWays | null }) {
  if (!social) return null;
  return (
    <nav className="social" aria-label={social.label}>
      <ul className="ways">
        {social.ways.map(({ provider, href, text }) => (
          <li key={provider}>
            <a
              className="button button--quiet button--wide social__way"
              href={href}
              target="_self"
              rel="nofollow"
            >
              <img src={`/brand/way-${provider}.svg`} alt="" width="20" height="20" />
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
