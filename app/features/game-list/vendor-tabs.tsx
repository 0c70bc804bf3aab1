import { Link } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useSpeech } from "#app/i18n/speech.tsx";
import { paths } from "#app/lib/paths.ts";
import type { ListedVendor } from "#server/catalogue/index.ts";

/** More vendors than this do not fit side by side, and arrows help those who cannot swipe. */
const WITHOUT_ARROWS = 7;

type VendorTabsProps = {
  category: string;
  vendors: readonly ListedVendor[];
  /** The vendor shown; empty for all. */
  current: string;
};

/** A strip of links that scrolls; the arrows only scroll it, so they come with the script that moves them. */
export function VendorTabs({ category, vendors, current }: VendorTabsProps) {
  const { t } = useSpeech();
  const strip = useRef<HTMLUListElement>(null);
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);

  function scroll(towards: 1 | -1) {
    const list = strip.current;
    if (!list) return;
    const sign = getComputedStyle(list).direction === "rtl" ? -towards : towards;
    list.scrollBy({ left: sign * list.clientWidth });
  }

  const arrows = scripted && vendors.length > WITHOUT_ARROWS;
  return (
    <nav className="vendor-tabs" aria-label={t("lobby.games.vendors")}>
      {arrows ? <Arrow name="previous" onPress={() => scroll(-1)} /> : null}
      <ul className="vendor-tabs__strip" ref={strip}>
        {[{ code: "", name: t("lobby.games.allVendors") }, ...vendors].map(({ code, name }) => (
          <li key={code}>
            <Link
              className="vendor-tabs__tab"
              to={paths.games(category, { vassalage: code })}
              aria-current={code === current ? "page" : undefined}
              preventScrollReset
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {arrows ? <Arrow name="next" onPress={() => scroll(1)} /> : null}
    </nav>
  );
}

function Arrow({ name, onPress }: { name: "previous" | "next"; onPress: () => void }) {
  const { t } = useSpeech();
  return (
    <button type="button" className={`vendor-tabs__arrow vendor-tabs__arrow--${name}`} onClick={onPress}>
      <span className="visually-hidden">{t(`lobby.games.${name}Vendors`)}</span>
    </button>
  );
}
