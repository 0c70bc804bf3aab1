import { HOUR_MS } from "../core/time.ts";
import { perAddress } from "./per-address.ts";

/** Trial accounts for one address. Each is a row for ever, and costs as much as a password. */
export const takeTrial = perAddress({ tries: 20, windowMs: HOUR_MS });
