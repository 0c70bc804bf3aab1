import type { KeyObject } from "node:crypto";
import { z } from "zod";
import type { LocalText } from "../core/languages.ts";
import { faultsOf } from "../core/text/said-faults.ts";
import { MINUTE_MS } from "../core/time.ts";
import type { Dialect } from "./dialects/dialect.ts";
import { fundist } from "./dialects/fundist/fundist.ts";
import { hub88 } from "./dialects/hub88/hub88.ts";
import { privateKeyIn, publicKeyIn } from "./dialects/hub88/signature.ts";
import { pragmatic } from "./dialects/pragmatic/pragmatic.ts";
import type { LaunchSetting } from "./launch/launch-setting.ts";
import { type AddressList, addressList } from "./outgoing/addresses.ts";
import { type VendorEntry, vendorEntry } from "./registry-file.ts";
import type { SigningKey } from "./seam/signature.ts";

/** A foreign vendor, ready to be spoken with. */
export type Vendor = {
  readonly code: string;
  readonly name: LocalText;
  /** Either it moves our balances, or it keeps balances of its own: never both. */
  readonly mode: "seamless" | "transfer";
  readonly roundLimitMs: number;
  readonly apiUrl: string | null;
  /** The keys of wallet v1 that are good at a moment, the one that we sign with first; none in another dialect. */
  keysAt(at: Date): readonly SigningKey[];
  /** How it speaks; null for one that speaks wallet v1. */
  readonly dialect: Dialect | null;
  /** The same with each of its keys that is good at a moment. */
  dialectsAt(at: Date): readonly Dialect[];
  /** How many calls a second each process answers. */
  readonly callsPerSecond: number;
  /** Whether it may call from an address. */
  readonly allows: AddressList;
  /** How its games are opened; null where none is. */
  readonly launch: VendorLaunch | null;
  /** What it calls our categories. */
  readonly categories: Readonly<Record<string, string>>;
  /** Whether its games take play money. */
  readonly trial: boolean;
  /** Whether pictures may come from inside our network, for a house that is tried out. */
  readonly picturesFromInside: boolean;
};

/** How the games of a vendor are opened. */
export type VendorLaunch = LaunchSetting & {
  /** The hosts whose pages our frame may show. */
  readonly hosts: readonly string[];
  /** How the vendor is asked for addresses that no setting gives; null where it cannot be asked. */
  readonly asks: LaunchAsks | null;
};

/** In which words a vendor is asked for an address of its own. */
export type LaunchAsks =
  | { readonly by: "wallet-v1"; readonly url: string; readonly keysAt: Vendor["keysAt"] }
  | { readonly by: "hub88"; readonly url: string; readonly key: KeyObject; readonly operatorId: string };

/** The foreign vendors of the house, by their codes. */
export type VendorRegistry = {
  readonly all: readonly Vendor[];
  find(code: string): Vendor | null;
};

/** A vendor that cannot be started. The message names it and the setting, and is meant for the operator. */
export class VendorFileError extends Error {}

export const NO_VENDORS: VendorRegistry = { all: [], find: () => null };

const ANYWHERE: AddressList = () => true;

/** The house itself, and the tab of all vendors (app/lib/paths/paths.ts). */
const RESERVED: ReadonlySet<string> = new Set(["house", "all"]);

/**
 * Reads the list of foreign vendors. Throws VendorFileError rather than starting one whose secret or key is empty,
 * short, an example or another vendor's, whose code is `taken` by a game series of our own, or which is listed twice.
 */
export function readVendors(file: unknown, taken: ReadonlySet<string> = new Set()): VendorRegistry {
  const list = z.array(z.unknown()).safeParse(file);
  if (!list.success) throw new VendorFileError("The list of vendors is no list.");
  const vendors = new Map<string, Vendor>();
  const owners = new Map<string, string>();
  for (const [nth, entry] of list.data.entries()) {
    const said = readEntry(entry, nth);
    const vendor = vendorFrom(said);
    const { code } = vendor;
    if (RESERVED.has(code.toLowerCase()) || taken.has(code))
      throw new VendorFileError(`${code}: this code is our own`);
    if (vendors.has(code)) throw new VendorFileError(`${code}: listed twice`);
    for (const key of secretsIn(said)) {
      const owner = owners.get(key) ?? code;
      if (owner !== code) throw new VendorFileError(`${code}: its secret or key is that of ${owner} as well`);
      owners.set(key, code);
    }
    vendors.set(code, vendor);
  }
  return { all: [...vendors.values()], find: (code) => vendors.get(code) ?? null };
}

/** What a message of this vendor can be signed with: another one's would be believed in its name. */
function secretsIn(entry: VendorEntry): string[] {
  const keys = entry.dialect === "hub88" ? [entry.publicKey, entry.retiring?.publicKey] : [];
  const secrets = entry.dialect === "hub88" ? [] : [entry.secret, entry.retiring?.secret];
  return [...keys, ...secrets].flatMap((key) => (key === undefined ? [] : [key.trim()]));
}

function readEntry(entry: unknown, nth: number): VendorEntry {
  const read = vendorEntry.safeParse(entry, { reportInput: true });
  if (read.success) return read.data;
  const named = z.looseObject({ code: z.string() }).safeParse(entry);
  const who = named.success ? named.data.code : `vendor ${nth + 1}`;
  throw new VendorFileError(`${who}: ${faultsOf(read.error).join("; ")}`);
}

function vendorFrom(entry: VendorEntry): Vendor {
  const { code, name, mode, roundLimitMinutes, apiUrl } = entry;
  if (mode === "transfer" && apiUrl === undefined) {
    throw new VendorFileError(`${code}: apiUrl: a vendor in transfer mode has to be asked`);
  }
  const allows = entry.addresses ? addressList(entry.addresses) : ANYWHERE;
  if (!allows) throw new VendorFileError(`${code}: addresses: one of them is no address`);
  const tongue = tongueOf(entry);
  return {
    code,
    name,
    mode,
    roundLimitMs: roundLimitMinutes * MINUTE_MS,
    apiUrl: apiUrl ?? null,
    callsPerSecond: entry.callsPerSecond,
    ...tongue,
    allows,
    launch: launchOf(entry, tongue),
    categories: entry.categories,
    trial: entry.trial,
    picturesFromInside: entry.picturesFromInside,
  };
}

function launchOf(entry: VendorEntry, { keysAt }: Tongue): VendorLaunch | null {
  const { code, launch } = entry;
  if (!launch) return null;
  const asks = asksOf(entry, keysAt);
  if (!launch.address && !asks) {
    throw new VendorFileError(`${code}: launch.address: needed by a vendor that cannot be asked for one`);
  }
  const named = [launch.address, launch.demoAddress, launch.roundAddress, asks?.url];
  const hosts = launch.hosts ?? [...new Set(named.flatMap((url) => (url ? new URL(url).origin : [])))];
  return { ...launch, hosts, asks };
}

function asksOf(entry: VendorEntry, keysAt: Vendor["keysAt"]): LaunchAsks | null {
  const { apiUrl: url } = entry;
  if (!url) return null;
  if (entry.dialect === "wallet-v1") return { by: "wallet-v1", url, keysAt };
  if (entry.dialect !== "hub88" || !entry.operatorId) return null;
  const { ourKey: key } = keysOf(entry);
  return key && { by: "hub88", url, key, operatorId: entry.operatorId };
}

type Tongue = Pick<Vendor, "keysAt" | "dialect" | "dialectsAt">;

/** How a vendor speaks, with the key that it has and the one that it had. */
function tongueOf(entry: VendorEntry): Tongue {
  const until = entry.retiring?.until.getTime() ?? 0;
  const goodAt =
    <Key>(own: Key, retired: Key | null) =>
    (at: Date) =>
      retired === null || at.getTime() >= until ? [own] : [own, retired];
  if (entry.dialect === "wallet-v1") {
    const { secret, signature: version, retiring } = entry;
    const retired = retiring ? { version, secret: retiring.secret } : null;
    return { keysAt: goodAt({ version, secret }, retired), dialect: null, dialectsAt: () => [] };
  }
  const dialect = dialectOf(entry);
  const retired = entry.retiring ? dialectOf({ ...entry, ...entry.retiring } as ForeignEntry) : null;
  return { keysAt: () => [], dialect, dialectsAt: goodAt(dialect, retired) };
}

type ForeignEntry = Exclude<VendorEntry, { dialect: "wallet-v1" }>;

function dialectOf(entry: ForeignEntry): Dialect {
  switch (entry.dialect) {
    case "hub88":
      return hub88(keysOf(entry));
    case "pragmatic":
      return pragmatic(entry);
    case "fundist":
      return fundist(entry);
  }
}

type Keys = { code: string; publicKey: string; ourPrivateKey?: string | undefined };

function keysOf({ code, publicKey, ourPrivateKey }: Keys) {
  const theirKey = publicKeyIn(publicKey);
  if (!theirKey) throw new VendorFileError(`${code}: publicKey: no RSA key of 2048 bits or more`);
  const ourKey = ourPrivateKey === undefined ? null : privateKeyIn(ourPrivateKey);
  if (ourPrivateKey !== undefined && !ourKey) {
    throw new VendorFileError(`${code}: ourPrivateKey: no RSA key of 2048 bits or more`);
  }
  return { theirKey, ourKey };
}
