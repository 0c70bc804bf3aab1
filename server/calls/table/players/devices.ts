import { z } from "zod";
import {
  closeDevice,
  closeOtherSessions,
  devicesOf,
  isTrialType,
  LOGIN_WAYS,
} from "../../../accounts/index.ts";
import { done, refuse } from "../../../core/outcome.ts";
import { clientCountry } from "../../../http/browser/client-country.ts";
import { type Call, signedCall } from "../../call.ts";
import { asInstant, instant, noPayload, nothing } from "../../shapes.ts";

const MODULE = 1;

const device = z.object({
  deviceId: z.string(),
  device: z.string().meta({ description: "What the browser or the app says it is." }),
  isApp: z.boolean().meta({ description: "Whether it is an app with a token of its own." }),
  isHere: z.boolean().meta({ description: "Whether it is the sign-in of this token." }),
  way: z.enum(LOGIN_WAYS),
  address: z.string(),
  country: z.string().nullable().meta({ description: "Where the address is, as far as that is known." }),
  signedInAt: instant,
  usedAt: instant,
  rememberedUntil: instant.nullable(),
});

/** Where a player is signed in. */
export const deviceCalls: readonly Call[] = [
  signedCall({
    module: MODULE,
    name: "devices",
    method: "GET",
    path: "/wps/member/devices",
    about: "Where the player is signed in now, browsers and apps, the one used last first.",
    scope: "read",
    payload: noPayload,
    value: z.object({ devices: z.array(device) }),
    errors: ["needTrueAccount"],
    async answer({ visitor: { context, platform, player, session } }) {
      if (isTrialType(player.accountType)) return refuse({ reason: "needTrueAccount" });
      const found = await devicesOf(context, player.id);
      const devices = found.map(async ({ family, signedInAt, usedAt, rememberedUntil, ...of }) => ({
        ...{ deviceId: family, device: of.device, isApp: of.isApp, isHere: family === session.family },
        ...{ way: of.way, address: of.address, country: await clientCountry(platform, of.address) },
        ...{ signedInAt: asInstant(signedInAt), usedAt: asInstant(usedAt) },
        rememberedUntil: rememberedUntil && asInstant(rememberedUntil),
      }));
      return done({ devices: await Promise.all(devices) });
    },
  }),
  signedCall({
    module: MODULE,
    name: "signOutDevice",
    method: "DELETE",
    path: "/wps/member/devices",
    about:
      "Signs the player out on one device, or on all but this one where none is named. Games that are open end too.",
    scope: "money",
    payload: z.object({ deviceId: z.uuid().optional() }),
    value: nothing,
    errors: ["needTrueAccount", "unknownDevice"],
    async answer({ visitor: { context, player, session }, payload: { deviceId } }) {
      if (isTrialType(player.accountType)) return refuse({ reason: "needTrueAccount" });
      if (deviceId !== undefined) return closeDevice(context, { playerId: player.id, family: deviceId });
      await closeOtherSessions(context, { playerId: player.id, exceptFamily: session.family });
      return done(null);
    },
  }),
];
