import { z } from "zod";
import { isTrialType } from "../../../accounts/index.ts";
import { done, refuse } from "../../../core/outcome.ts";
import { takePersonaChange } from "../../../http/tries/per-member.ts";
import { personaOf, setAvatar } from "../../../personas/index.ts";
import { signedCall } from "../../call.ts";
import { PICTURE_BODY_BYTES, picture, pictureBytes } from "../../picture-body.ts";
import { known } from "./known-shape.ts";

/** A player's own picture among players. */
export const ownPictureCall = signedCall({
  module: 4,
  name: "sendMemberPicture",
  method: "POST",
  path: "/wps/member/info/icon",
  about:
    "Sends the player's own picture, which others see from then on: PNG or JPG of 5 MB at most, as base64. It is made anew; `setMemberIcon` with the drawing `none` takes it back.",
  bodyBytesMax: PICTURE_BODY_BYTES,
  scope: "play",
  payload: z.object({ picture }),
  value: known,
  errors: [
    ...(["needTrueAccount", "nicknamesOff", "ownPicturesOff"] as const),
    ...(["unreadableImage", "imageTooLarge", "tooBusy", "tooMany"] as const),
  ],
  async answer({ visitor: { context, player }, payload }) {
    if (isTrialType(player.accountType)) return refuse({ reason: "needTrueAccount" });
    const counted = takePersonaChange(context, player.id);
    if (!counted.ok) return counted;
    const bytes = pictureBytes(payload.picture);
    const sent = await setAvatar(context, { player, wish: { kind: "picture", bytes } });
    return sent.ok ? done(await personaOf(context, player.id)) : sent;
  },
});
