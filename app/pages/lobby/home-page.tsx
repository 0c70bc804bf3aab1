import { OnDemand, onDemand } from "#app/components/on-demand.tsx";
import { BannerCarousel } from "#app/features/banner-carousel/banner-carousel.tsx";
import { GameCard } from "#app/features/game-card/game-card.tsx";
import { SearchBox } from "#app/features/game-list/search-box.tsx";
import { GameRail, GameRailItem } from "#app/features/game-rail/game-rail.tsx";
import { NoticeBar } from "#app/features/notice-bar/notice-bar.tsx";
import { Winners } from "#app/features/winners/winner-lists.tsx";
import { useFrame } from "#app/lib/page/frame.ts";
import type { HomeData } from "./load-home.server.ts";
import { PromotionTeaser } from "./promotion-teaser.tsx";
import { VendorRow } from "./vendor-row.tsx";
import "#app/features/jackpot/jackpot.css";
import "./lobby.css";

const poolPart = onDemand(() => import("#app/features/jackpot/pool.tsx").then(({ Pool }) => Pool));

/** So few games are half a line of a wide window. */
const SHORT_MAX = 4;

/** The first page: what to play, who makes it, what is offered and who won lately. */
export function HomePage({
  title,
  banners,
  pool,
  news,
  rails,
  vendors,
  promotions,
  wins,
}: Omit<HomeData, "texts">) {
  const { formToken } = useFrame();
  return (
    <div className="page stack">
      <h1 className="visually-hidden">{title}</h1>
      <BannerCarousel banners={banners} />
      {pool ? <OnDemand of={poolPart} props={{ pool }} /> : null}
      <NoticeBar notices={news} />
      <SearchBox />
      <div className="rails">
        {rails.map(({ id, title: name, href, footer, games }) => (
          <GameRail
            key={id}
            id={id}
            title={name}
            href={href}
            footer={footer}
            isShort={games.length <= SHORT_MAX}
          >
            {games.map((card) => (
              <GameRailItem key={card.nodeId}>
                <GameCard {...card} formToken={formToken} />
              </GameRailItem>
            ))}
          </GameRail>
        ))}
      </div>
      <VendorRow vendors={vendors} />
      <PromotionTeaser promotions={promotions} />
      <Winners wins={wins} ranks={null} />
    </div>
  );
}
