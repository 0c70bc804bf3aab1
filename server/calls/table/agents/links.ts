import { z } from "zod";
import { paths } from "#app/lib/paths/paths.ts";
import { endLink, inviteCodeOf, LINK_CHANNEL_MAX, LINK_USES_MAX } from "../../../accounts/index.ts";
import { linkOf, linkRates, linksOf, makeRatedLink, type RegistrationLink } from "../../../agents/index.ts";
import { money } from "../../../core/numbers/money.ts";
import { done, refuse } from "../../../core/outcome.ts";
import { DAY_MS, later } from "../../../core/time.ts";
import type { PlayerVisitor } from "../../../http/visitor/visitor.ts";
import { type Call, signedCall } from "../../call.ts";
import { amount, asAmount, asInstant, instant, nothing, text } from "../../shapes.ts";
import { AGENT_ERRORS, AGENT_MODULE, notTheirs, saidRates } from "./agent.ts";

/** A link lives so long at most, where it has an end. */
const DAYS_MAX = 90;

const link = z.object({
  ...{ code: z.string(), url: z.string(), channel: z.string(), kind: z.enum(["member", "agent"]) },
  usesLeft: z.int().nullable(),
  ...{ madeAt: instant, endsAt: instant.nullable(), endedAt: instant.nullable() },
  ...{ visits: z.int(), registrations: z.int(), depositors: z.int(), turnover: amount },
});

const urlOf = ({ platform }: PlayerVisitor, code: string) =>
  `${platform.config.siteUrl}${paths.register({ affiliateCode: code })}`;

function linkValue(visitor: PlayerVisitor, one: RegistrationLink): z.infer<typeof link> {
  const { code, channel, usesLeft, visits, registrations, depositors, turnover } = one;
  return {
    ...{ code, channel, usesLeft, visits, registrations, depositors, url: urlOf(visitor, code) },
    kind: one.accountType === 2 ? "agent" : "member",
    madeAt: asInstant(one.madeAt),
    endsAt: one.endsAt && asInstant(one.endsAt),
    endedAt: one.endedAt && asInstant(one.endedAt),
    turnover: asAmount(money(turnover, visitor.brand.asset)),
  };
}

const before = z
  .string()
  .regex(/^\d{1,5}$/)
  .optional()
  .meta({ description: "`next` of the page before." });

/** The links by which people register below an agent. */
export const linkCalls: readonly Call[] = [
  signedCall({
    module: AGENT_MODULE,
    name: "agentLinks",
    method: "GET",
    path: "/wps/agent/links",
    about: "The agent's links and what came of each, 50 a page, the newest first.",
    scope: "read",
    payload: z.object({ before }),
    value: z.object({ links: z.array(link), next: z.string().nullable() }),
    errors: AGENT_ERRORS,
    async answer({ visitor, payload }) {
      const refusal = notTheirs(visitor);
      if (refusal) return refuse({ reason: refusal });
      const { context, player, brand } = visitor;
      // The first one is made when somebody first asks for it, as on the agent's page.
      await inviteCodeOf(context, player);
      const asked = payload.before === undefined ? null : Math.min(Number(payload.before), 32_767);
      const { links, next } = await linksOf(context, { playerId: player.id, brand, before: asked });
      return done({
        links: links.map((one) => linkValue(visitor, one)),
        next: next === null ? null : `${next}`,
      });
    },
  }),
  signedCall({
    module: AGENT_MODULE,
    name: "agentLinkRates",
    method: "GET",
    path: "/wps/agent/links/rates",
    about: "What whoever comes by a link begins with.",
    scope: "read",
    payload: z.object({ code: text(64).min(1) }),
    value: z.object({ rates: z.record(z.string(), z.int()) }),
    errors: [...AGENT_ERRORS, "unknownLink"],
    async answer({ visitor, payload: { code } }) {
      const refusal = notTheirs(visitor);
      if (refusal) return refuse({ reason: refusal });
      const { context, player, brand } = visitor;
      const own = await linkOf(context, { playerId: player.id, brand, code });
      if (!own) return refuse({ reason: "unknownLink" });
      return done({ rates: { ...(await linkRates(context, { brandId: brand.id, code })) } });
    },
  }),
  signedCall({
    module: AGENT_MODULE,
    name: "makeLink",
    method: "POST",
    path: "/wps/agent/links",
    about:
      "Makes a link: what whoever comes by it becomes, how often and how long it works, and their rates.",
    scope: "money",
    payload: z.object({
      kind: z.enum(["member", "agent"]),
      channel: z.string().trim().min(1).max(LINK_CHANNEL_MAX),
      uses: z.int().min(1).max(LINK_USES_MAX).nullable().default(null),
      days: z.int().min(1).max(DAYS_MAX).nullable().default(null),
      rates: saidRates.default({}),
    }),
    value: z.object({ code: z.string(), url: z.string() }),
    errors: [...AGENT_ERRORS, ...(["linksMany", "linkEndPassed", "rateTooHigh"] as const)],
    async answer({ visitor, payload: { kind, channel, uses, days, rates } }) {
      const refusal = notTheirs(visitor);
      if (refusal) return refuse({ reason: refusal });
      const { context, player } = visitor;
      const endsAt = days === null ? null : later(context.now(), days * DAY_MS);
      const accountType = kind === "agent" ? 2 : 0;
      const wished = { link: { accountType, channel, uses, endsAt }, rates } as const;
      const made = await makeRatedLink(context, player, wished);
      return made.ok ? done({ code: made.value.code, url: urlOf(visitor, made.value.code) }) : made;
    },
  }),
  signedCall({
    module: AGENT_MODULE,
    name: "endLink",
    method: "DELETE",
    path: "/wps/agent/links",
    about: "Ends a link. The first one, which everybody has, stays: of that `unknownLink` is said too.",
    scope: "money",
    payload: z.object({ code: text(64).min(1) }),
    value: nothing,
    errors: [...AGENT_ERRORS, "unknownLink"],
    async answer({ visitor, payload: { code } }) {
      const refusal = notTheirs(visitor);
      if (refusal) return refuse({ reason: refusal });
      return endLink(visitor.context, { playerId: visitor.player.id, code });
    },
  }),
];
