import { canonicalMobile, foldUsername } from "../../accounts/index.ts";
import { networkOf } from "../browser/client-networks.ts";
import { knownDevice } from "../browser/known-device.ts";
import type { Visitor } from "../visitor/visitor.ts";
import type { LoginTry } from "./login-limits.ts";

type Trying = Pick<Visitor, "address" | "device" | "cookies"> & {
  readonly platform: Pick<Visitor["platform"], "config">;
};

/** What tries at an account are counted under, whether there is such an account or not: every spelling of it as one. */
export function loginAccount(brandId: string, username: string): string {
  return `${brandId} ${canonicalMobile(username) ?? foldUsername(username)}`;
}

/** What a browser is known to a number as, whose owner comes in by codes. */
export function smsAccount(brandId: string, mobile: string): string {
  return `sms ${brandId} ${mobile}`;
}

export function loginTry({ address, device, cookies, platform }: Trying, account: string): LoginTry {
  return { address, device, account, knownDevice: knownDevice(platform.config, cookies, account) };
}

/**
 * A try with a code that was sent to a number (canonicalMobile). It is counted apart from the passwords that anybody
 * tries for that number, and apart from other networks: a code bears few tries itself (server/verification), and
 * whoever merely knows a number cannot keep its owner out.
 */
export function smsTry(visitor: Trying, { brandId, mobile }: { brandId: string; mobile: string }): LoginTry {
  const account = smsAccount(brandId, mobile);
  const { knownDevice: mark, ...attempt } = loginTry(visitor, account);
  return {
    ...attempt,
    account: `${account} ${networkOf(visitor.address)}`,
    knownDevice: mark === null ? null : `${mark} sms`,
  };
}
