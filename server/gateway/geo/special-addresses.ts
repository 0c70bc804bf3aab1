import { BlockList, isIP } from "node:net";

/**
 * Ranges that belong to no country (IANA special-purpose registries): an address from one comes from inside the
 * house, from a test, or from nowhere. They are kept out here because databases of countries name some of them.
 */
const SPECIAL: readonly (readonly [string, number, "ipv4" | "ipv6"])[] = [
  ["0.0.0.0", 8, "ipv4"],
  ["10.0.0.0", 8, "ipv4"],
  ["100.64.0.0", 10, "ipv4"],
  ["127.0.0.0", 8, "ipv4"],
  ["169.254.0.0", 16, "ipv4"],
  ["172.16.0.0", 12, "ipv4"],
  ["192.0.0.0", 24, "ipv4"],
  ["192.0.2.0", 24, "ipv4"],
  ["192.88.99.0", 24, "ipv4"],
  ["192.168.0.0", 16, "ipv4"],
  ["198.18.0.0", 15, "ipv4"],
  ["198.51.100.0", 24, "ipv4"],
  ["203.0.113.0", 24, "ipv4"],
  ["224.0.0.0", 3, "ipv4"],
  ["::", 96, "ipv6"],
  ["64:ff9b::", 96, "ipv6"],
  ["64:ff9b:1::", 48, "ipv6"],
  ["100::", 64, "ipv6"],
  ["2001::", 23, "ipv6"],
  ["2001:db8::", 32, "ipv6"],
  ["2002::", 16, "ipv6"],
  ["3fff::", 20, "ipv6"],
  ["fc00::", 7, "ipv6"],
  ["fe80::", 10, "ipv6"],
  ["ff00::", 8, "ipv6"],
];

const special = new BlockList();
for (const [first, bits, family] of SPECIAL) special.addSubnet(first, bits, family);

const MAPPED = /^::ffff:(?:(\d+\.\d+\.\d+\.\d+)|([0-9a-f]{1,4}):([0-9a-f]{1,4}))$/i;

/** An address that somebody in a country may have, in its shortest family; null for all others and for no address. */
export function publicAddress(text: string): string | null {
  const address = unmapped(text);
  const family = isIP(address);
  if (family === 0) return null;
  return special.check(address, family === 4 ? "ipv4" : "ipv6") ? null : address;
}

/** `::ffff:192.0.2.1`, also written `::ffff:c000:201`, is the IPv4 address that it carries. */
function unmapped(text: string): string {
  const [, dotted, high = "", low = ""] = MAPPED.exec(text) ?? [];
  if (dotted !== undefined) return dotted;
  if (high === "") return text;
  const [first, second] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [first >> 8, first & 255, second >> 8, second & 255].join(".");
}
