import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { type Clock, SECOND_MS } from "../../core/time.ts";
import { faultOfFetch } from "../outgoing/fetch-fault.ts";
import type { LaunchQuestion } from "../outgoing/vendor-api.ts";
import type { Vendor, VendorLaunch } from "../registry.ts";
import { filled, type LaunchSetting } from "./launch-setting.ts";
import { vendorPages } from "./vendor-pages.ts";

/** Somebody waits in front of a page: longer than this is no answer. */
const ANSWER_WITHIN_MS = 3 * SECOND_MS;
/** Said by a server that is there and knows no HEAD. */
const NOT_IMPLEMENTED = 501;
/** One that was there a moment ago is not knocked at again for the next player. */
const THERE_FOR_MS = 5 * SECOND_MS;

/**
 * `vendorSilent`: it gave no address in time that our frame may show, and `detail` says to the operator what came instead.
 * `notLaunched`: no way to open it is set.
 */
export type LaunchRefusal = { readonly reason: "vendorSilent" | "notLaunched"; readonly detail?: string };

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
    const silence = await silenceOf(new URL(whole).origin, now);
    return silence === null ? done(whole) : refuse({ reason: "vendorSilent", detail: silence });
  }
  if (!launch.asks) return refuse({ reason: "notLaunched" });
  const told = await vendorPages(launch.asks, { now, answerWithinMs: ANSWER_WITHIN_MS }).launch(said);
  if (!told.ok) return refuse({ reason: "vendorSilent", detail: told.refusal.detail ?? told.refusal.reason });
  if (mayBeShown(launch, told.value)) return told;
  const detail = `its address is on ${originIn(told.value)}, which is none of its hosts`;
  return refuse({ reason: "vendorSilent", detail });
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
    return (await silenceOf(new URL(whole).origin, now)) === null ? whole : null;
  }
  if (!launch.asks) return null;
  const told = await vendorPages(launch.asks, { now, answerWithinMs: ANSWER_WITHIN_MS }).round(said);
  return told.ok && mayBeShown(launch, told.value) ? told.value : null;
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
  return hosts.includes(originIn(address));
}

const originIn = (address: string) => (URL.canParse(address) ? new URL(address).origin : "no host");

const seenAt = new Map<string, number>();

/**
 * Why nothing answers at a host, null where something does: without script nobody would tell the player that the frame
 * stays empty. It is asked for its root with HEAD, and everything below 500 is an answer, also that there is no such page.
 */
async function silenceOf(origin: string, now: Clock): Promise<string | null> {
  const at = now().getTime();
  if (Math.abs(at - (seenAt.get(origin) ?? Number.NEGATIVE_INFINITY)) < THERE_FOR_MS) return null;
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const answer = await fetch(origin, { method: "HEAD", redirect: "manual", signal }).catch(faultOfFetch);
  if (typeof answer === "string") return `HEAD ${origin}/: ${answer}`;
  if (answer.status >= 500 && answer.status !== NOT_IMPLEMENTED)
    return `HEAD ${origin}/: status ${answer.status}`;
  seenAt.set(origin, at);
  return null;
}
