import { isIPv6 } from "node:net";

/** A household has a whole /64 of IPv6, so its members count together, as behind one IPv4 address. */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(":")}::/64` : plain;
}

/** Anybody who rents addresses rents them together: 256 of IPv4, a /48 of IPv6. */
export function neighbourhoodOf(address: string): string {
  const plain = plainAddress(address);
  if (isIPv6(plain)) return `${groupsOf(plain).slice(0, 3).join(":")}::/48`;
  return `${plain.split(".").slice(0, 3).join(".")}.0/24`;
}

/** An IPv4 address that is written as one of IPv6 is the same address. */
function plainAddress(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}

function groupsOf(address: string): string[] {
  const [head = "", tail = ""] = address.toLowerCase().split("%", 1)[0]?.split("::") ?? [];
  const front = head.split(":").filter(Boolean);
  if (!address.includes("::")) return front;
  const back = tail.split(":").filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => "0");
  return [...front, ...zeros, ...back];
}
