import { z } from "zod";
import type { BeaconChain } from "../../core/beacon.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { isThisMachine } from "../outside/loopback.ts";

/** A beacon as a house has set it up: where it is asked, and the key that what it says is signed with. */
export type BeaconSetup = BeaconChain & { readonly url: string; readonly key: string };

const text = z.preprocess((value) => (value === "" ? undefined : value), z.string().max(400).optional());

/** The variables that set it up. */
export const BEACON_ENVIRONMENT = {
  BEACON_URL: text,
  BEACON_CHAIN: text,
  BEACON_KEY: text,
  BEACON_GENESIS: text,
  BEACON_PERIOD: text,
};

type Given = { readonly [Name in keyof typeof BEACON_ENVIRONMENT]?: string | undefined };
type Name = keyof Given;

const FORMS: Readonly<Record<Exclude<Name, "BEACON_URL">, RegExp>> = {
  BEACON_CHAIN: /^[0-9a-f]{64}$/,
  BEACON_KEY: /^[0-9a-f]{192}$/,
  BEACON_GENESIS: /^[1-9]\d{8,10}$/,
  BEACON_PERIOD: /^[1-9]\d{0,4}$/,
};

/** All of them or none; the reason is a sentence for the operator. */
export function beaconSetup(given: Given): Outcome<BeaconSetup | null, { readonly reason: string }> {
  const names = Object.keys(BEACON_ENVIRONMENT) as Name[];
  if (names.every((name) => !given[name])) return done(null);
  const url = given.BEACON_URL ?? "";
  if (!isWay(url)) return refuse({ reason: "BEACON_URL: must begin with https://" });
  for (const [name, form] of Object.entries(FORMS))
    if (!form.test(given[name as Name] ?? ""))
      return refuse({ reason: `${name}: required with BEACON_URL, as the chain's own /info says it` });
  return done({
    url: url.replace(/\/+$/, ""),
    chain: given.BEACON_CHAIN ?? "",
    key: given.BEACON_KEY ?? "",
    genesisSeconds: Number(given.BEACON_GENESIS),
    periodSeconds: Number(given.BEACON_PERIOD),
  });
}

function isWay(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || (protocol === "http:" && isThisMachine(hostname));
}
