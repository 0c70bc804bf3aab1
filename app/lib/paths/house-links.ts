import { paths } from "./paths.ts";
import { prizePaths } from "./prize-paths.ts";
import { rewardPaths } from "./reward-paths.ts";
import { VERIFY_PATH } from "./verify-paths.ts";

/** What stands in the foot of a page and in the menu of a phone: the address, and the key of its name. */
export const HELP_LINKS = [
  { href: paths.helpCentre(), text: "frame.footer.helpCentre" },
  { href: paths.help(), text: "frame.footer.guide" },
  { href: paths.customerService(), text: "frame.footer.customerService", isBeside: true },
  { href: `${paths.help()}#calm`, text: "frame.footer.calm" },
  { href: paths.terms(), text: "frame.footer.terms" },
  { href: paths.seeds(), text: "frame.footer.seeds" },
  { href: VERIFY_PATH, text: "frame.footer.verify" },
] as const;

export const OFFER_LINKS = [
  { href: paths.promotions(), text: "frame.nav.promotions" },
  { href: rewardPaths.vip(), text: "rewards.vip.title" },
  { href: rewardPaths.pointMall(), text: "rewards.mall.title" },
  { href: prizePaths.missions(), text: "missions.title" },
  { href: prizePaths.publicRaffles(), text: "raffles.title" },
] as const;

export const HOUSE_LINKS = [
  { href: paths.chat(), text: "chat.title" },
  { href: paths.notices(), text: "frame.footer.notices" },
  { href: paths.join(), text: "frame.footer.partner" },
  { href: paths.download(), text: "frame.nav.download" },
] as const;
