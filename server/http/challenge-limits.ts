import { MINUTE_MS } from "../core/time.ts";
import { perAddress } from "./per-address.ts";

/** Pictures for one address. A whole mobile network may stand behind it; one a second is still nothing to the house. */
export const takePicture = perAddress({ tries: 60, windowMs: MINUTE_MS });

/** New sounds for one address: a machine counts tones more easily than it reads letters, and few people need them. */
export const takeSound = perAddress({ tries: 12, windowMs: 10 * MINUTE_MS });
