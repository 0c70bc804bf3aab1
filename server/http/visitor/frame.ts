import { promiseHash } from "remix-utils/promise";
import type { Frame, MenuEntry, Panel, PlayerPanel, RecentGame } from "#app/lib/page/frame.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { isTrialType } from "../../accounts/index.ts";
import { wasAgent } from "../../agents/index.ts";
import { hasFlag } from "../../brand/index.ts";
import { recentGames } from "../../catalogue/index.ts";
import { LANGUAGES, type Language, localText } from "../../core/languages.ts";
import { toPersianDigits } from "../../core/numbers/digits.ts";
import { formatMoney } from "../../core/numbers/money.ts";
import { playPause } from "../../limits/index.ts";
import { unreadCount } from "../../messages/index.ts";
import { personaOf } from "../../personas/index.ts";
import { mainOrigin } from "../addresses/main-origin.ts";
import type { Preferences } from "../browser/preferences.ts";
import { slot } from "../cache/page-template.ts";
import { playedFunds } from "./funds.ts";
import { isPlayer, type MemberTemplate, type PlayerVisitor, type Visitor } from "./visitor.ts";

const RECENT_GAMES = 8;
const UNREAD_MAX = 99;

/** The part of the frame that is one player's own. */
export type MemberFrame = {
  /** An agent no more, who has bills and contracts to read. */
  readonly isFormerAgent: boolean;
  readonly player: Omit<PlayerPanel, "menu" | "inName">;
  readonly recent: readonly RecentGame[];
};

/** Of whom that part is, and how it is shown. */
export type FrameMember = Pick<
  PlayerVisitor,
  "context" | "brand" | "player" | "language" | "balanceHidden" | "chosenFunds"
>;

/** Reads what every document says of the house and of how it is shown to this visitor. */
export async function loadFrame(visitor: Visitor, url: URL): Promise<Frame> {
  const { context, brand, language, theme } = visitor;
  const { inWindow, origin } = await promiseHash({
    origin: mainOrigin(visitor, url),
    inWindow: hasFlag(context, brand.id, "servicePopup"),
  });
  return {
    brand: { name: localText(brand.name, language) },
    serviceOpens: inWindow ? "window" : "tab",
    language,
    direction: LANGUAGES[language].direction,
    theme,
    formToken: visitor.formToken,
    origin,
  };
}

type Around = {
  readonly menu: (member: Pick<MemberFrame, "isFormerAgent">) => readonly MenuEntry[];
  readonly inName: string;
};

/**
 * Reads what of the head and the side menu is one visitor's own. `menu` is where a player can go from there, `inName`
 * says for whom a sub-login works.
 */
export async function loadPanel(visitor: Visitor, { menu, inName }: Around): Promise<Panel> {
  const member = await memberOf(visitor);
  if (!member) return { player: null, recent: [] };
  return { player: { ...member.player, menu: menu(member), inName }, recent: member.recent };
}

async function memberOf(visitor: Visitor): Promise<MemberFrame | null> {
  if (visitor.template) return memberSlots(visitor.template, visitor);
  return isPlayer(visitor) ? loadMemberFrame(visitor) : null;
}

/** Readings that pages made together ask together; a balance is never older than the request. */
export async function loadMemberFrame(member: FrameMember): Promise<MemberFrame> {
  const { context, player, language, balanceHidden } = member;
  const { id: playerId, username, accountType } = player;
  const [played, unread, games, persona, pause, isFormerAgent] = await Promise.all([
    playedFunds(member),
    unreadCount(context, playerId),
    recentGames(context, { playerId, language, limit: RECENT_GAMES }),
    personaOf(context, playerId),
    playPause(context, playerId),
    accountType === 0 && wasAgent(context, playerId),
  ]);
  return {
    isFormerAgent,
    player: {
      username: persona.nickname ?? username,
      avatar: persona.avatar ?? "",
      isTrial: isTrialType(accountType),
      isAway: pause !== null,
      funds: played.funds,
      balance: balanceHidden ? "" : formatMoney(played.balance, language),
      balanceHidden,
      bonus: balanceHidden || played.bonus.minor === 0n ? "" : formatMoney(played.bonus, language),
      unread: writtenUnread(unread, language),
    },
    recent: games.map(({ nodeId, name, image }) => ({
      nodeId,
      name,
      image,
      launchPath: paths.launch(nodeId),
    })),
  };
}

/** What is said of messages that wait changes with their number in more than the number. */
export function unreadKind(unread: PlayerPanel["unread"]): MemberTemplate["unread"] {
  if (unread === "") return "none";
  return ONE.has(unread) ? "one" : "many";
}

const ONE: ReadonlySet<string> = new Set(["1", toPersianDigits("1")]);

/** How many messages wait, as a badge has it; empty when none does. */
export function writtenUnread(unread: number, language: Language): string {
  if (unread === 0) return "";
  const text = unread > UNREAD_MAX ? `${UNREAD_MAX}+` : String(unread);
  return language === "fa" ? toPersianDigits(text) : text;
}

/** A member's frame with slots for what is the member's own (server/http/cache/member-pages.ts fills them). */
function memberSlots(
  { hasRecent, hasBonus, hasAvatar, funds, unread, isFormerAgent, isTrial, isAway }: MemberTemplate,
  { balanceHidden, language }: Preferences & { language: Language },
): MemberFrame {
  return {
    isFormerAgent,
    player: {
      username: slot("username"),
      avatar: hasAvatar ? slot("avatar") : "",
      isTrial,
      isAway,
      funds,
      balance: balanceHidden ? "" : slot("balance"),
      balanceHidden,
      bonus: hasBonus ? slot("bonus") : "",
      unread: { none: "", one: writtenUnread(1, language), many: slot("unread") }[unread],
    },
    recent: Array.from({ length: hasRecent ? RECENT_GAMES : 0 }, (_, index) => ({
      nodeId: slot(`node${index}`),
      name: slot(`name${index}`),
      image: slot(`image${index}`),
      launchPath: slot(`launch${index}`),
    })),
  };
}

/** Each is gone from the list of a member who has played fewer games. */
export const RECENT_SLOTS = Array.from({ length: RECENT_GAMES }, (_, index) => `launch${index}`);

/** What goes into the slots of memberSlots(), and into `formToken`. A place without a game is left empty. */
export function memberValues({ player, recent }: MemberFrame, formToken: string): Record<string, string> {
  const { username, avatar, balance, bonus, unread } = player;
  const values: Record<string, string> = { username, avatar, balance, bonus, unread, formToken };
  for (let index = 0; index < RECENT_GAMES; index += 1) {
    const { nodeId = "", name = "", image = "", launchPath = "" } = recent[index] ?? {};
    values[`node${index}`] = nodeId;
    values[`name${index}`] = name;
    values[`image${index}`] = image;
    values[`launch${index}`] = launchPath;
  }
  return values;
}
