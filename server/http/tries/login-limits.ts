import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type LoginTries, openLoginTries } from "../../accounts/index.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { MINUTE_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import { neighbourhoodOf, networkOf } from "../browser/client-networks.ts";
import type { TooMany } from "./per-address.ts";
import { openTally, type Tally } from "./tally.ts";

export type LoginTry = {
  readonly address: string;
  /** What the browser says it is; many are alike. */
  readonly device: string;
  /** Brand and name, as the name is typed: also one that nobody has. */
  readonly account: string;
  /** The mark of a browser in which this very account has signed in before (known-device.ts); null for any other. */
  readonly knownDevice: string | null;
};

/** What a try costs before its password is looked at. */
export type Toll = { readonly asksChallenge: boolean; readonly delayMs: number };

export type LoginQuotas = {
  readonly windowMs: number;
  /** After so many tries the next ones need a challenge; after so many more the door is shut for a window. */
  readonly account: { readonly free: number; readonly most: number };
  readonly browser: { readonly free: number };
  readonly address: { readonly free: number; readonly most: number };
  readonly neighbourhood: { readonly free: number; readonly most: number };
  /** Tries of everybody that came to nothing, or to nothing yet, where these are most of all tries. */
  readonly everybody: { readonly free: number };
};

/**
 * Many people share an address behind one mobile network, so an address may try far more than one account. A browser
 * that the account knows is counted on its own: whoever keeps others' accounts busy cannot keep their owners out.
 */
export const LOGIN_QUOTAS: LoginQuotas = {
  windowMs: 15 * MINUTE_MS,
  account: { free: 3, most: 10 },
  browser: { free: 3 },
  address: { free: 10, most: 100 },
  neighbourhood: { free: 40, most: 1000 },
  everybody: { free: 20 },
};

const DELAYS_MS = [500, 1000, 2000];
/** More answers than these are not kept waiting: they would cost us more than those who ask. */
const WAITING_MAX = 200;

export type LoginLimits = {
  /** Counts a try before its password is looked at, so that tries at once cannot outrun the count. */
  count(attempt: LoginTry): Promise<Outcome<Toll, TooMany>>;
  /** A right password forgets what was counted against the account here, and takes its own try back elsewhere. */
  succeeded(attempt: LoginTry): Promise<void>;
  /** A try whose password was not looked at does not count. */
  undecided(attempt: LoginTry): Promise<void>;
  /** A code that was sent to the player proves more than any password: the door of the account opens again. */
  proven(account: string): Promise<void>;
  /** Whether the next try needs a challenge; without an account, as far as that can be said before a name is typed. */
  expectsChallenge(attempt: Pick<LoginTry, "address" | "device"> & Partial<LoginTry>): Promise<boolean>;
  /** Keeps an answer back, so that guessing takes time (T1). */
  slowDown(delayMs: number): Promise<void>;
};

type Options = {
  readonly now: Context["now"];
  /** What is counted against an account, by all processes of a house together. */
  readonly tries: LoginTries;
  readonly quotas?: LoginQuotas;
  readonly wait?: (ms: number) => Promise<unknown>;
};

/** What is counted, each in its own way: all but the tries at an account in this process's memory. */
export function openLoginLimits({ now, tries, quotas = LOGIN_QUOTAS, wait = pause }: Options): LoginLimits {
  const { countsOf, isCrowded, noteSuccess } = openCounts(now, quotas);
  const takeBack = (attempt: LoginTry) => {
    for (const { tally, key } of countsOf(attempt)) tally.takeBack(key);
  };
  return {
    async count(attempt) {
      const counts = countsOf(attempt);
      const shut = counts.find(({ tally, key, most }) => tally.count(key) >= most);
      if (shut) return refuse({ reason: "tooMany", retryAt: shut.tally.endsAt(shut.key) });
      for (const { tally, key, most } of counts) {
        if (tally.add(key) >= most) tally.extend(key);
      }
      const isInCrowd = attempt.knownDevice === null && isCrowded(attempt, 0);
      const counted = await tries.add(accountKey(attempt));
      if (!counted.ok) {
        takeBack(attempt);
        return refuse({ reason: "tooMany", retryAt: counted.refusal.until });
      }
      const beyond = counted.value - quotas.account.free;
      return done({ asksChallenge: beyond > 0 || isInCrowd, delayMs: delayFor(beyond) });
    },
    async succeeded(attempt) {
      takeBack(attempt);
      noteSuccess(attempt);
      await tries.clear(accountKey(attempt));
    },
    async undecided(attempt) {
      takeBack(attempt);
      await tries.takeBack(accountKey(attempt));
    },
    proven: (account) => tries.clear(nameKey(account)),
    async expectsChallenge({ address, device, account, knownDevice = null }) {
      const isBusy = knownDevice === null && isCrowded({ address, device }, 1);
      if (account === undefined || isBusy) return isBusy;
      return (await tries.count(accountKey({ account, knownDevice }))) >= quotas.account.free;
    },
    slowDown: openQueue(wait),
  };
}

const limitsOf = new WeakMap<Context, LoginLimits>();

/** Before anybody has tried: how many failures of everybody this house takes for ordinary (LOGIN_FAILURES_FREE). */
export function takeFailuresForOrdinary(context: Context, free: number): void {
  limitsOf.set(context, limitsFor(context, { ...LOGIN_QUOTAS, everybody: { free } }));
}

/** The counts of a running site: one set for each platform's context. */
export function loginLimits(context: Context): LoginLimits {
  const limits = limitsOf.get(context) ?? limitsFor(context, LOGIN_QUOTAS);
  limitsOf.set(context, limits);
  return limits;
}

function limitsFor(context: Context, quotas: LoginQuotas): LoginLimits {
  const { windowMs, account } = quotas;
  const tries = openLoginTries(context, { windowMs, most: account.most });
  return openLoginLimits({ now: context.now, tries, quotas });
}

type Counted = { readonly tally: Tally; readonly key: string; readonly most: number };

const EVERYBODY = "everybody";

function openCounts(now: Context["now"], quotas: LoginQuotas) {
  const tally = () => openTally(now, quotas.windowMs);
  const [browsers, addresses, neighbourhoods] = [tally(), tally(), tally()];
  const [undone, successes, signedIn] = [tally(), tally(), tally()];
  const NEVER = Number.POSITIVE_INFINITY;

  /** A browser that the account knows is no stranger's, so nothing of it is counted but its tries at that account. */
  function countsOf({ address, device, knownDevice }: LoginTry): readonly Counted[] {
    if (knownDevice !== null) return [];
    return [
      { tally: browsers, key: browserKey(address, device), most: NEVER },
      { tally: addresses, key: networkOf(address), most: quotas.address.most },
      { tally: neighbourhoods, key: neighbourhoodOf(address), most: quotas.neighbourhood.most },
      { tally: undone, key: EVERYBODY, most: NEVER },
    ];
  }

  /** `more` tries than were counted would be too many for a browser nobody knows. */
  function isCrowded({ address, device }: Pick<LoginTry, "address" | "device">, more: number): boolean {
    const open = undone.count(EVERYBODY) + more;
    return (
      browsers.count(browserKey(address, device)) + more > quotas.browser.free ||
      addresses.count(networkOf(address)) + more > quotas.address.free ||
      neighbourhoods.count(neighbourhoodOf(address)) + more > quotas.neighbourhood.free ||
      (open > quotas.everybody.free && open > successes.count(EVERYBODY))
    );
  }

  return {
    countsOf,
    isCrowded,
    /** One account that signs in again and again must not make up for failures elsewhere. */
    noteSuccess: ({ account }: LoginTry) => {
      if (signedIn.add(nameKey(account)) === 1) successes.add(EVERYBODY);
    },
  };
}

function openQueue(wait: (ms: number) => Promise<unknown>): LoginLimits["slowDown"] {
  let waiting = 0;
  return async (delayMs) => {
    if (delayMs === 0 || waiting >= WAITING_MAX) return;
    waiting += 1;
    try {
      await wait(delayMs);
    } finally {
      waiting -= 1;
    }
  };
}

function accountKey({ account, knownDevice }: Pick<LoginTry, "account" | "knownDevice">): string {
  return knownDevice === null ? nameKey(account) : `device ${knownDevice}`;
}

function nameKey(account: string): string {
  return `name ${digest(account)}`;
}

function delayFor(beyond: number): number {
  return beyond <= 0 ? 0 : (DELAYS_MS[Math.min(beyond, DELAYS_MS.length) - 1] ?? 0);
}

function browserKey(address: string, device: string): string {
  return `${networkOf(address)} ${digest(device)}`;
}

/** Names and devices are anybody's text, of any length; a key is short. */
function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}
