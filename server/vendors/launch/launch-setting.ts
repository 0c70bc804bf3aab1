import { z } from "zod";
import { providerUrlFault } from "../../gateway/payments/index.ts";

/** What an address of a launch may be filled with; those of a round that is shown again are fewer. */
const LAUNCH_HOLES = [
  "token",
  "player",
  "game",
  "language",
  "device",
  "currency",
  "mode",
  "returnUrl",
  "cashierUrl",
  "stakeMax",
  "sessionMinutes",
] as const;
const ROUND_HOLES = ["player", "game", "round", "language", "currency"] as const;

export type LaunchHole = (typeof LAUNCH_HOLES)[number];
export type RoundHole = (typeof ROUND_HOLES)[number];

/** An address that may be spoken with about money: encrypted, or on this machine, as a payment provider's. */
export const ourSafeAddress = z
  .string()
  .max(2000)
  .refine((url) => providerUrlFault(url, "server") === null, "must begin with https:// and name nobody");

/** The host is written out: what comes from a player or a vendor must never choose whom we send a token to. */
const template = z
  .string()
  .max(2000)
  .refine((text) => /^https?:\/\/[^{}/?#\s]+[/?]/.test(text), "must name its host and a path")
  .refine(
    (text) => providerUrlFault(text.replace(HOLE, "x"), "server") === null,
    "must begin with https:// and name nobody",
  );

const HOLE = /\{([A-Za-z]+)\}/g;

export function holesIn(text: string): string[] {
  return [...text.matchAll(HOLE)].map(([, name = ""]) => name);
}

const origin = ourSafeAddress.refine(
  (url) => new URL(url).origin === url,
  "an origin: https://host, nothing behind it",
);

/** What the vendor says where we say something else: `{"fa": "per"}`. */
const words = z.record(z.string().max(40), z.string().max(100)).default({});

/** How the games of a vendor are opened and its rounds shown again (docs/vendors.md). */
export const launchSetting = z
  .strictObject({
    /** Where a game is opened; without it the vendor is asked each time. */
    address: template.optional(),
    /** The same for whoever has no account. */
    demoAddress: template.optional(),
    /** Where one round is shown again; without it the vendor is asked, where it speaks wallet v1 or hub88. */
    roundAddress: template.optional(),
    /** Parts of an address that are one value of it, with holes of their own. */
    pieces: z.record(z.string().regex(/^[A-Za-z]{1,40}$/), z.string().max(1000)).default({}),
    /** The hosts whose pages our frame may show; the hosts of the addresses above, unless others are named. */
    hosts: z.array(origin).min(1).max(10).optional(),
    languages: words,
    devices: words,
    modes: words,
    currencies: words,
  })
  .superRefine(({ pieces, ...setting }, check) => {
    const allowed = new Set<string>(LAUNCH_HOLES);
    const refuse = (path: string, hole: string) =>
      check.addIssue({ code: "custom", path: [path], message: `{${hole}} is nothing that is known` });
    for (const [name, text] of Object.entries(pieces))
      for (const hole of holesIn(text)) if (!allowed.has(hole)) refuse(`pieces.${name}`, hole);
    for (const name of ["address", "demoAddress"] as const)
      for (const hole of holesIn(setting[name] ?? ""))
        if (!allowed.has(hole) && !Object.hasOwn(pieces, hole)) refuse(name, hole);
    for (const hole of holesIn(setting.roundAddress ?? ""))
      if (!ROUND_HOLES.some((known) => known === hole)) refuse("roundAddress", hole);
  });

export type LaunchSetting = z.output<typeof launchSetting>;

/** An address with its holes filled. Every value is one value of the address, whatever stands in it. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(HOLE, (_hole, name: string) => encodeURIComponent(values[name] ?? ""));
}
