import { z } from "zod";
import { PLAYER_STATES } from "../../../accounts/index.ts";
import { directRates, grantableRates, setRates, type TeamMember, teamShown } from "../../../agents/index.ts";
import { done, refuse } from "../../../core/outcome.ts";
import { GROWTH_PERIODS, growthStart } from "../../../team/index.ts";
import { type Call, signedCall } from "../../call.ts";
import { accountType, asInstant, id, instant } from "../../shapes.ts";
import { AGENT_ERRORS, AGENT_MODULE, heldRates, notTheirs, ratesValue, saidRates } from "./agent.ts";

const person = z.object({
  playerId: id,
  name: z.string().meta({ description: "Masked." }),
  accountType,
  state: z.enum(PLAYER_STATES),
  ...{ depth: z.int(), direct: z.int(), whole: z.int() },
  registeredAt: instant,
  lastSeenAt: instant.nullable(),
  rates: heldRates.nullable().meta({ description: "Of those directly below alone." }),
});

function personValue({ id: playerId, rates, registeredAt, lastSeenAt, ...one }: TeamMember) {
  return {
    ...{ playerId: `${playerId}`, name: one.name, accountType: one.accountType, state: one.state },
    ...{ depth: one.depth, direct: one.direct, whole: one.whole },
    registeredAt: asInstant(registeredAt),
    lastSeenAt: lastSeenAt && asInstant(lastSeenAt),
    rates: rates && ratesValue(rates),
  };
}

/** Where a page of a team begins: how deep, and after whom. */
const place = z.string().regex(/^\d{1,9}\.\d{1,18}$/);

function placeOf(after: string | undefined) {
  if (after === undefined) return null;
  const [depth = "", playerId = ""] = after.split(".");
  return { depth: Number(depth), playerId: BigInt(playerId) };
}

/** The people below an agent, and what those directly below get back of stakes. */
export const teamCalls: readonly Call[] = [
  signedCall({
    module: AGENT_MODULE,
    name: "agentTeam",
    method: "GET",
    path: "/wps/agent/team",
    about:
      "The team of the agent, or of somebody in it (`of`): those directly below, or all (`whole`), a page at a time.",
    scope: "read",
    payload: z.object({
      of: id.optional(),
      whole: z.enum(["0", "1"]).default("0"),
      came: z.enum(GROWTH_PERIODS).optional().meta({ description: "Only those who came since." }),
      after: place.optional().meta({ description: "`next` of the page before." }),
    }),
    value: z.object({
      playerId: id,
      crumbs: z.array(z.object({ playerId: id, name: z.string() })),
      members: z.array(person),
      next: z.string().nullable(),
    }),
    errors: [...AGENT_ERRORS, "notInTeam"],
    async answer({ visitor, payload: { of, whole, came, after } }) {
      const refusal = notTheirs(visitor);
      if (refusal) return refuse({ reason: refusal });
      const { context, player, brand } = visitor;
      const found = await teamShown(context, {
        ...{ player, of: of === undefined ? null : BigInt(of), isWhole: whole === "1" },
        after: placeOf(after),
        since: came && growthStart(came, context.now(), brand.timeZone),
      });
      if (!found) return refuse({ reason: "notInTeam" });
      return done({
        playerId: `${found.playerId}`,
        crumbs: found.crumbs.map((crumb) => ({ playerId: `${crumb.id}`, name: crumb.name })),
        members: found.members.map(personValue),
        next: found.next && `${found.next.depth}.${found.next.playerId}`,
      });
    },
  }),
  signedCall({
    module: AGENT_MODULE,
    name: "agentRates",
    method: "GET",
    path: "/wps/agent/rates",
    about:
      "What somebody directly below gets back of stakes, and the most that the agent can give; without a player, what the agent can give.",
    scope: "read",
    payload: z.object({ playerId: id.optional() }),
    value: z.object({ rates: heldRates, most: z.record(z.string(), z.int()) }),
    errors: [...AGENT_ERRORS, "notInTeam"],
    async answer({ visitor, payload: { playerId } }) {
      const refusal = notTheirs(visitor);
      if (refusal) return refuse({ reason: refusal });
      const { context, player } = visitor;
      if (playerId === undefined)
        return done({ rates: [], most: { ...(await grantableRates(context, player.id)) } });
      const found = await directRates(context, { agent: player, playerId: BigInt(playerId) });
      if (!found) return refuse({ reason: "notInTeam" });
      return done({ rates: ratesValue(found.rates), most: { ...found.most } });
    },
  }),
  signedCall({
    module: AGENT_MODULE,
    name: "setRates",
    method: "PUT",
    path: "/wps/agent/rates",
    about: "Sets what somebody directly below gets: more at once, less from the next midnight on.",
    scope: "money",
    payload: z.object({ playerId: id, rates: saidRates }),
    value: z.object({ raised: z.array(z.string()), lowered: z.array(z.string()) }),
    errors: [...AGENT_ERRORS, ...(["rateNotBelow", "rateTooHigh", "rateBelowTeam", "rateSame"] as const)],
    async answer({ visitor, payload: { playerId, rates } }) {
      const refusal = notTheirs(visitor);
      if (refusal) return refuse({ reason: refusal });
      const { context, player } = visitor;
      const set = await setRates(context, {
        ...{ by: { playerId: player.id }, playerId: BigInt(playerId), rates },
      });
      if (!set.ok) return set;
      return done({ raised: [...set.value.raised], lowered: [...set.value.lowered] });
    },
  }),
];
