import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { type Clock, SECOND_MS } from "../../core/time.ts";
import type { LaunchQuestion } from "../outgoing/vendor-api.ts";
import type { Vendor, VendorLaunch } from "../registry.ts";
import { filled, type LaunchSetting } from "./launch-setting.ts";
import { vendorPages } from "./vendor-pages.ts";

/** Somebody waits in front of a page: longer than this is no answer. */
const ANSWER_WITHIN_MS = 3 * SECOND_MS;
/** One that was there a moment ago is not knocked at again for the next player. */
const THERE_FOR_MS = 5 * SECOND_MS;

/** `vendorSilent`: it gave no address in time that our frame may show. `notLaunched`: no way to open it is set. */
export type LaunchRefusal = { reason: "vendorSilent" | "notLaunched" };

export type AskedLaunch = Omit<LaunchQuestion, "mode" | "device"> & {
  readonly mode: "real" | "demo";
  readonly device: "desktop" | "mobile";
};

/** The address at which a vendor's game is played, for the frame of one page. Made anew for each showing. */
export async function launchAddress(
  vendor: Vendor,
  asked: AskedLaunch,
  now: Clock,
): Promise<Outcome<string, LaunchRefusal>> {
  const { launch } = vendor;
  if (!launch) return refuse({ reason: "notLaunched" });
  const said = inItsWords(vendor, launch, asked);
  const address = asked.mode === "demo" ? launch.demoAddress : launch.address;
  if (address) {
    const whole = filled(address, { ...said, ...piecesOf(launch, said) });
    return (await isThere(new URL(whole).origin, now)) ? done(whole) : refuse({ reason: "vendorSilent" });
  }
  if (!launch.asks) return refuse({ reason: "notLaunched" });
  const told = await vendorPages(launch.asks, { now, answerWithinMs: ANSWER_WITHIN_MS }).launch(said);
  return told !== null && mayBeShown(launch, told) ? done(told) : refuse({ reason: "vendorSilent" });
}

export type AskedRound = { player: string; game: string; round: string; language: string; currency: string };

/** The address at which a vendor shows one round again; null where it shows none, or says nothing now. */
export async function roundAddress(
  { launch, dialect }: Vendor,
  { currency, ...asked }: AskedRound,
  now: Clock,
): Promise<string | null> {
  const round = dialect?.roundOf ? dialect.roundOf(asked) : asked.round;
  if (!launch || round === null) return null;
  const player = dialect?.nameOf?.({ player: asked.player, currency }) ?? asked.player;
  const said = { ...asked, player, round, language: launch.languages[asked.language] ?? asked.language };
  if (launch.roundAddress) {
    const whole = filled(launch.roundAddress, { ...said, currency: launch.currencies[currency] ?? currency });
    return (await isThere(new URL(whole).origin, now)) ? whole : null;
  }
  if (!launch.asks) return null;
  const told = await vendorPages(launch.asks, { now, answerWithinMs: ANSWER_WITHIN_MS }).round(said);
  return told !== null && mayBeShown(launch, told) ? told : null;
}

/** What is asked, as this vendor says it. */
function inItsWords({ dialect }: Vendor, launch: VendorLaunch, asked: AskedLaunch): LaunchQuestion {
  const { language, device, mode, currency, player } = asked;
  return {
    ...asked,
    player: player && (dialect?.nameOf?.({ player, currency }) ?? player),
    language: launch.languages[language] ?? language,
    device: launch.devices[device] ?? device,
    mode: launch.modes[mode] ?? mode,
    currency: launch.currencies[currency] ?? currency,
  };
}

function piecesOf({ pieces }: LaunchSetting, said: LaunchQuestion): Record<string, string> {
  return Object.fromEntries(Object.entries(pieces).map(([name, text]) => [name, filled(text, said)]));
}

/** Our frame shows nobody else's pages, whatever the vendor answers. */
function mayBeShown({ hosts }: VendorLaunch, address: string): boolean {
  return URL.canParse(address) && hosts.includes(new URL(address).origin);
}

const seenAt = new Map<string, number>();

/** Whether anything answers there: without script nobody would tell the player that the frame stays empty. */
async function isThere(origin: string, now: Clock): Promise<boolean> {
  const at = now().getTime();
  if (Math.abs(at - (seenAt.get(origin) ?? Number.NEGATIVE_INFINITY)) < THERE_FOR_MS) return true;
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const answer = await fetch(origin, { method: "HEAD", redirect: "manual", signal }).catch(() => null);
  if (!answer || answer.status >= 500) return false;
  seenAt.set(origin, at);
  return true;
}
