import { type Game, rememberRecent } from "../../catalogue/index.ts";
import type { Asset } from "../../core/numbers/money.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { launchLimits } from "../../limits/index.ts";
import { studioGames } from "../../studio/index.ts";
import {
  issueLaunch,
  type LaunchRefusal,
  launchAddress,
  type OpenedGame,
  openVendorGame,
  type Vendor,
} from "../../vendors/index.ts";
import type { PlayerVisitor, Visitor } from "../visitor/visitor.ts";

/** The vendor of a game that is not ours; null for one of the studio. */
export function foreignVendor({ platform }: Pick<Visitor, "platform">, vendor: string): Vendor | null {
  return platform.vendors.find(vendor);
}

/** Whether there is a way into a game at all: into ours always, into a vendor's where one is set. */
export function hasWayIn({ platform }: Pick<Visitor, "platform">, { vendor }: Game): boolean {
  const foreign = platform.vendors.find(vendor);
  return foreign ? foreign.launch !== null : studioGames().some((game) => game.vendor === vendor);
}

/** Gives a foreign game a page of this player's own. Whether they may play it now is asked before. */
export async function openForeignGame(
  { context, player }: PlayerVisitor,
  { game, asset }: { game: Game; asset: Asset },
): Promise<OpenedGame> {
  const { vendor, code } = game;
  const opened = await openVendorGame(context, { playerId: player.id, vendor, game: code, asset });
  await rememberRecent(context, { playerId: player.id, nodeId: game.nodeId });
  return opened;
}

/** What our frame shows: where, and whose pages it may show from there on. */
export type GameFrame = { readonly address: string; readonly hosts: readonly string[] };

type Shown = { readonly game: Game; readonly returnUrl: string; readonly cashierUrl: string };

/** Where a game that a player has opened is played now, with a token that was made for this showing. */
export async function playFrame(
  visitor: PlayerVisitor,
  { game, asset, ...urls }: Shown & { asset: Asset },
): Promise<Outcome<GameFrame, LaunchRefusal>> {
  const { context, player, language, session } = visitor;
  const { vendor, code } = game;
  const asked = { playerId: player.id, vendor, game: code, asset, language };
  const { token } = await issueLaunch(context, asked);
  const limits =
    asset === "TRIAL"
      ? { stakeMaxMinor: null, minutesLeft: null }
      : await launchLimits(context, { playerId: player.id, signedInAt: session.startedAt });
  return frameOf(visitor, vendor, {
    ...urls,
    token,
    player: player.id.toString(),
    game: code,
    currency: asset,
    mode: "real",
    stakeMax: limits.stakeMaxMinor?.toString() ?? "",
    sessionMinutes: limits.minutesLeft?.toString() ?? "",
  });
}

/** Where the vendor shows a game to whoever has no account. */
export function demoFrame(
  visitor: Visitor,
  { game, ...urls }: Shown,
): Promise<Outcome<GameFrame, LaunchRefusal>> {
  const nobody = { token: "", player: "", currency: "", stakeMax: "", sessionMinutes: "" };
  return frameOf(visitor, game.vendor, { ...urls, ...nobody, game: game.code, mode: "demo" });
}

type Asked = Omit<Parameters<typeof launchAddress>[1], "language" | "device">;

async function frameOf(
  visitor: Visitor,
  code: string,
  asked: Asked,
): Promise<Outcome<GameFrame, LaunchRefusal>> {
  const vendor = foreignVendor(visitor, code);
  if (!vendor?.launch) return refuse({ reason: "notLaunched" });
  const device = /Mobi|Android/i.test(visitor.device) ? "mobile" : "desktop";
  const address = await launchAddress(
    vendor,
    { ...asked, language: visitor.language, device },
    visitor.context.now,
  );
  if (address.ok) return done({ address: address.value, hosts: vendor.launch.hosts });
  const { reason: why, detail } = address.refusal;
  visitor.platform.log.warn("launch", { vendor: code, command: asked.game, code: why, reason: detail ?? "" });
  return address;
}
