import { OnDemand, onDemand } from "#app/components/on-demand.tsx";
import type { Banner } from "./banner-slide.tsx";

const carousel = onDemand(async () => (await import("./banner-carousel.tsx")).BannerCarousel);

/** The carousel of a page that is for something else: as the server writes it its links work, and its script comes by itself. */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  return banners.length === 0 ? null : <OnDemand of={carousel} props={{ banners }} />;
}
