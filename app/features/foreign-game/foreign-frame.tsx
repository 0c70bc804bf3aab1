import type { SyntheticEvent } from "react";
import "./foreign-frame.css";

/** What a vendor's page may do in our frame: play. It opens no window over ours but by the player's own press. */
const SANDBOX =
  "allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

type ForeignFrameProps = {
  address: string;
  title: string;
  /** The page of ours in which a left game ends, and where it leads. */
  leave: { path: string; href: string };
};

/** The game itself, at its vendor. When it leads to our page of the way out, we go there with the whole window. */
export function ForeignFrame({ address, title, leave }: ForeignFrameProps) {
  function follow({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
    const place = ownPlace(currentTarget);
    if (place?.pathname === leave.path) window.location.assign(`${leave.path}${place.search}`);
  }
  return (
    <iframe
      className="foreign-frame"
      src={address}
      title={title}
      sandbox={SANDBOX}
      allow="fullscreen; autoplay"
      referrerPolicy="strict-origin"
      onLoad={follow}
    />
  );
}

/** Where a frame is, while it shows a page of ours; a browser tells nothing of another's. */
function ownPlace({ contentWindow }: HTMLIFrameElement): Location | null {
  try {
    return contentWindow?.location.pathname ? contentWindow.location : null;
  } catch {
    return null;
  }
}
