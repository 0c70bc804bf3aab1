import { z } from "zod";
import { openingForm } from "../../../accounts/index.ts";
import { registrationFields } from "../../../brand/index.ts";
import { done, refuse } from "../../../core/outcome.ts";
import { takeRegistration } from "../../../http/tries/per-address.ts";
import { openByAgent } from "../../../use-cases/index.ts";
import { signedCall } from "../../call.ts";
import { id, text } from "../../shapes.ts";
import { AGENT_ERRORS, AGENT_MODULE, notTheirs, saidRates, signature } from "../agents/agent.ts";
import { checkSignature, SIGNATURE_ERRORS } from "../agents/signature.ts";
import { badFieldsIn } from "./typed-fields.ts";

/** What the form of a page calls a password that is typed twice. */
const TYPED: Readonly<Record<string, string>> = { newPassword: "password", confirmNewPassword: "password" };

/** An account directly below an agent, by the rules of the page (A05). */
export const openAccountCall = signedCall({
  module: AGENT_MODULE,
  name: "openAccount",
  method: "POST",
  path: "/wps/agent/accounts",
  about:
    "Opens an account directly below the agent. Its first password opens only the page where the person chooses their own.",
  isEncrypted: true,
  scope: "money",
  payload: z.object({
    ...{ username: text(300), password: text(300), kind: z.enum(["member", "agent"]) },
    rates: saidRates.default({}),
    ...signature,
  }),
  value: z.object({ playerId: id }),
  errors: [
    ...AGENT_ERRORS,
    ...SIGNATURE_ERRORS,
    ...(["badField", "passwordCommon", "openedMany", "rateTooHigh", "usernameTaken", "mobileTaken"] as const),
    ...(["registrationClosed", "affiliateUnknown"] as const),
  ],
  async answer({ visitor, payload: { rates, ...payload }, key }) {
    const refusal = notTheirs(visitor);
    if (refusal) return refuse({ reason: refusal });
    const { context, brand, player, language, address } = visitor;
    const { username, password, kind, paymentPassword, code } = payload;
    const form = openingForm(await registrationFields(context, brand.id, "username"), (key) => key);
    const typed = { username, kind, newPassword: password, confirmNewPassword: password, key: "" };
    const read = form.safeParse(typed);
    if (!read.success) return refuse(badFieldsIn(read.error, TYPED));
    const counted = takeRegistration(context, address);
    if (!counted.ok) return counted;
    const own = await checkSignature(visitor, { paymentPassword, code, key });
    if (!own.ok) return own;
    const accountType = kind === "agent" ? 2 : 0;
    const named = { username: read.data.username, password: read.data.newPassword } as const;
    const opened = await openByAgent(context, {
      brand,
      agent: player,
      ...named,
      accountType,
      language,
      rates,
    });
    return opened.ok ? done({ playerId: `${opened.value.playerId}` }) : opened;
  },
});
