import { z } from "zod";
import type { LocalText } from "../core/languages.ts";
import { MINUTE_MS } from "../core/time.ts";
import { type AddressList, addressList } from "./addresses.ts";
import type { Dialect } from "./dialects/dialect.ts";
import { fundist } from "./dialects/fundist/fundist.ts";
import { hub88 } from "./dialects/hub88/hub88.ts";
import { privateKeyIn, publicKeyIn } from "./dialects/hub88/signature.ts";
import { pragmatic } from "./dialects/pragmatic/pragmatic.ts";
import { type VendorEntry, vendorEntry } from "./registry-file.ts";

/** A foreign vendor, ready to be spoken with. */
export type Vendor = {
  readonly code: string;
  readonly name: LocalText;
  /** Either it moves our balances, or it keeps balances of its own: never both. */
  readonly mode: "seamless" | "transfer";
  readonly roundLimitMs: number;
  readonly apiUrl: string | null;
  /** The secret of wallet v1; null for a vendor that speaks another dialect. */
  readonly secret: string | null;
  /** How it speaks; null for one that speaks wallet v1. */
  readonly dialect: Dialect | null;
  /** Whether it may call from an address. */
  readonly allows: AddressList;
};

/** The foreign vendors of the house, by their codes. */
export type VendorRegistry = {
  readonly all: readonly Vendor[];
  find(code: string): Vendor | null;
};

/** A vendor that cannot be started. The message names it and the setting, and is meant for the operator. */
export class VendorFileError extends Error {}

export const NO_VENDORS: VendorRegistry = { all: [], find: () => null };

const ANYWHERE: AddressList = () => true;

/**
 * Reads the list of foreign vendors. Throws VendorFileError rather than starting one whose secret or key is empty,
 * short or an example, whose code is `taken` by a game series of our own, or which is listed twice.
 */
export function readVendors(file: unknown, taken: ReadonlySet<string> = new Set()): VendorRegistry {
  const list = z.array(z.unknown()).safeParse(file);
  if (!list.success) throw new VendorFileError("The list of vendors is no list.");
  const vendors = new Map<string, Vendor>();
  for (const [nth, entry] of list.data.entries()) {
    const vendor = vendorFrom(readEntry(entry, nth));
    const { code } = vendor;
    if (code === "house" || taken.has(code)) throw new VendorFileError(`${code}: this code is our own`);
    if (vendors.has(code)) throw new VendorFileError(`${code}: listed twice`);
    vendors.set(code, vendor);
  }
  return { all: [...vendors.values()], find: (code) => vendors.get(code) ?? null };
}

function readEntry(entry: unknown, nth: number): VendorEntry {
  const read = vendorEntry.safeParse(entry);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const named = z.looseObject({ code: z.string() }).safeParse(entry);
  const who = named.success ? named.data.code : `vendor ${nth + 1}`;
  throw new VendorFileError(`${who}: ${issue?.path.join(".")}: ${issue?.message}`);
}

function vendorFrom(entry: VendorEntry): Vendor {
  const { code, name, mode, roundLimitMinutes, apiUrl } = entry;
  if (mode === "transfer" && apiUrl === undefined) {
    throw new VendorFileError(`${code}: apiUrl: a vendor in transfer mode has to be asked`);
  }
  const allows = entry.addresses ? addressList(entry.addresses) : ANYWHERE;
  if (!allows) throw new VendorFileError(`${code}: addresses: one of them is no address`);
  return {
    code,
    name,
    mode,
    roundLimitMs: roundLimitMinutes * MINUTE_MS,
    apiUrl: apiUrl ?? null,
    secret: entry.dialect === "wallet-v1" ? entry.secret : null,
    dialect: dialectOf(entry),
    allows,
  };
}

function dialectOf(entry: VendorEntry): Dialect | null {
  switch (entry.dialect) {
    case "wallet-v1":
      return null;
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
