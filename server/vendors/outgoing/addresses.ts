import { BlockList, isIP } from "node:net";

/** Whether a network address is one that a vendor calls from. */
export type AddressList = (address: string) => boolean;

/** Reads `203.0.113.7` and `203.0.113.0/24`, in either version of the protocol; null when one is no address. */
export function addressList(entries: readonly string[]): AddressList | null {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = "", prefix, ...rest] = entry.split("/");
    const family = familyOf(address);
    if (!family || rest.length > 0) return null;
    if (prefix === undefined) list.addAddress(address, family);
    else if (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === "ipv4" ? 32 : 128)) {
      list.addSubnet(address, Number(prefix), family);
    } else return null;
  }
  return (address) => {
    const family = familyOf(address);
    return family !== null && list.check(address, family);
  };
}

function familyOf(address: string): "ipv4" | "ipv6" | null {
  const version = isIP(address);
  if (version === 0) return null;
  return version === 4 ? "ipv4" : "ipv6";
}
