import { z } from "zod";
import { checkSecondFactor, closeSession, renewAppToken } from "../../../accounts/index.ts";
import { done, refuse } from "../../../core/outcome.ts";
import { liftAppHold, signInApp } from "../../../http/sign-in/app-login.ts";
import { openTrialFor } from "../../../http/sign-in/begin-trial.ts";
import { type Call, heldCall, openCall, signedCall, tokenCall } from "../../call.ts";
import { OWED } from "../../caller.ts";
import { noPayload, nothing, scopes, text } from "../../shapes.ts";
import { lettersShape } from "./letters.ts";
import { LOGIN_ERRORS, logInApp } from "./log-in-app.ts";
import { loginValue } from "./login-value.ts";

const MODULE = 1;

export const sessionCalls: readonly Call[] = [
  openCall({
    module: MODULE,
    name: "login",
    method: "POST",
    path: "/wps/session/login",
    isEncrypted: true,
    about: "Signs in with a name and a password. After failures a captcha is asked for (`captchaRequired`).",
    isDoor: true,
    payload: z.object({
      username: text().min(1),
      password: text().min(1),
      type: z.enum(["members", "agents"]).default("members"),
      scopes: scopes.default(["read"]),
      ...lettersShape,
    }),
    value: loginValue,
    errors: LOGIN_ERRORS,
    answer: ({ visitor, payload }) => logInApp(visitor, payload),
  }),
  openCall({
    module: MODULE,
    name: "freePlay",
    method: "POST",
    path: "/wps/session/login/freeplay",
    isEncrypted: true,
    about: "Opens a trial account with play money and signs in to it, where the house offers that.",
    isDoor: true,
    payload: z.object({ os: text(40).optional(), platform: text(10).optional() }),
    value: loginValue,
    errors: ["freePlayClosed", "tooMany", "tooBusy", "signedOut"],
    async answer({ visitor }) {
      const opened = await openTrialFor(visitor);
      if (!opened.ok) return opened;
      const { playerId } = opened.value;
      return signInApp(visitor, { playerId, way: "freePlay", scopes: ["read", "play"] });
    },
  }),
  heldCall({
    module: MODULE,
    name: "secondFactor",
    method: "POST",
    path: "/wps/session/login/secondFactor",
    about: "Takes the code of the app, or a recovery code, that a login still waits for.",
    isDoor: true,
    payload: z.object({ code: text(40).min(1) }),
    value: loginValue,
    errors: ["codeWrong", "codeUsed", "tooMany", "signedOut", "newPasswordOwed"],
    async answer({ visitor, payload }) {
      const { context, held, platform } = visitor;
      if (held.purpose !== "secondFactor") return refuse({ reason: OWED[held.purpose] });
      const { houseSecret } = platform.config;
      const asked = { playerId: held.player.id, code: payload.code, houseSecret };
      const checked = await checkSecondFactor(context, asked);
      return checked.ok ? liftAppHold(visitor) : checked;
    },
  }),
  signedCall({
    module: MODULE,
    name: "renewToken",
    method: "PUT",
    path: "/wps/session/token",
    about:
      "Gives a new token for the present one, which ends half a minute later. Asked again with the old one within a minute, and before the new one is used, it gives the same.",
    isAnsweredAnew: true,
    scope: "read",
    payload: noPayload,
    value: z.object({ token: z.string() }),
    errors: ["tokenRenewed"],
    async answer({ visitor, bearer }) {
      const { context, address, device, platform } = visitor;
      const { houseSecret } = platform.config;
      const rotated = await renewAppToken(context, { token: bearer, houseSecret }, { address, device });
      return rotated ? done(rotated) : refuse({ reason: "tokenRenewed" });
    },
  }),
  tokenCall({
    module: MODULE,
    name: "logout",
    method: "DELETE",
    path: "/wps/session/logout",
    about: "Ends the sign-in of the token, also of one that still owes something.",
    payload: noPayload,
    value: nothing,
    errors: [],
    async answer({ visitor }) {
      const session = visitor.held?.session ?? visitor.session;
      if (session) await closeSession(visitor.context, session.tokenHash);
      return done(null);
    },
  }),
];
