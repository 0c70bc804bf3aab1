import { z } from "zod";
import { isTrialType } from "../../../accounts/index.ts";
import { localText } from "../../../core/languages.ts";
import { money } from "../../../core/numbers/money.ts";
import { done, refuse } from "../../../core/outcome.ts";
import { PLAIN_NAME } from "../../../core/text/plain-name.ts";
import { DAY_MS, later } from "../../../core/time.ts";
import type { PlayerVisitor } from "../../../http/visitor/visitor.ts";
import {
  claimMission,
  type Lock,
  MISSION_ASSET,
  MONEY_COUNTS,
  NOW_STATES,
  type Own,
  ownMissions,
  PLAIN_COUNTS,
  periodEnd,
  stateNow,
} from "../../../missions/index.ts";
import { type Call, signedCall } from "../../call.ts";
import { amount, asAmount, asInstant, instant, noPayload } from "../../shapes.ts";
import { reward, rewardValue } from "./reward-shape.ts";

const MODULE = 8;

const mission = z.object({
  code: z.string(),
  title: z.string(),
  period: z.iso.date().nullable(),
  state: z.enum(NOW_STATES).meta({
    description:
      "`open` goes on, `done` was reached and is to be claimed, `claimed` was given for this period, `spent` has no rewards left, `locked` waits for another mission to be claimed.",
  }),
  endsAt: instant.meta({ description: "When this day or week of it ends, or all of it." }),
  claimUntil: instant,
  isLocked: z.boolean().meta({ description: "Whether another mission is claimed first." }),
  reward,
});

/** Of money that is staked or paid in there are amounts, and of rounds and days how many. */
const countedMission = z.union([
  mission.extend({ counts: z.enum(MONEY_COUNTS), target: amount, counted: amount }),
  mission.extend({ counts: z.enum(PLAIN_COUNTS), target: z.int(), counted: z.int() }),
]);

type Line = Pick<Own, "mission"> & {
  readonly progress: Own["progress"] | null;
  readonly lock?: Lock | null;
};

function missionValue(
  { mission: of, progress, lock = null }: Line,
  { context, brand, language }: PlayerVisitor,
): z.infer<typeof countedMission> {
  const { counts, target } = of;
  const counted = progress?.counted ?? 0n;
  const endsAt = progress?.endsAt ?? periodEnd(of, context.now(), brand.timeZone);
  const sum = (minor: bigint) => asAmount(money(minor, MISSION_ASSET));
  return {
    ...(counts === "stakes" || counts === "deposits"
      ? { counts, target: sum(target), counted: sum(counted) }
      : { counts, target: Number(target), counted: Number(counted) }),
    ...{ code: of.code, state: stateNow({ mission: of, progress, lock }), isLocked: lock !== null },
    title: localText(of.titles, language),
    period: progress?.period ?? null,
    endsAt: asInstant(endsAt),
    claimUntil: asInstant(progress?.claimUntil ?? later(endsAt, of.claimDays * DAY_MS)),
    reward: rewardValue(of.reward),
  };
}

/** What the house promises for play, and how far a player is. */
export const missionCalls: readonly Call[] = [
  signedCall({
    module: MODULE,
    name: "MCSFE_getMissionSummaryDetails",
    method: "GET",
    path: "/wps/relay/MCSFE_getMissionSummaryDetails",
    about:
      "The missions that can be claimed, and those that go on, with how the player stands with each; one that is to be claimed is among the first alone, and one that was claimed stands among the second until its period ends. Both are empty for whoever takes no part. Where `counts` is stakes or deposits, `target` and `counted` are amounts; of rounds and days they are how many.",
    scope: "read",
    payload: noPayload,
    value: z.object({ toClaim: z.array(countedMission), going: z.array(countedMission) }),
    errors: [],
    async answer({ visitor }) {
      const own = await ownMissions(visitor.context, visitor.player);
      const { toClaim, going } = own ?? { toClaim: [], going: [] };
      const goesOn = going.filter(({ progress }) => progress?.state !== "done");
      return done({
        toClaim: toClaim.map((line) => missionValue(line, visitor)),
        going: goesOn.map((line) => missionValue(line, visitor)),
      });
    },
  }),
  signedCall({
    module: MODULE,
    name: "claimMission",
    method: "POST",
    path: "/wps/member/missions/claim",
    about: "Gives what was promised for one period of a mission, once.",
    scope: "money",
    payload: z.object({
      code: z.string().regex(PLAIN_NAME),
      period: z.iso.date().startsWith("20"),
    }),
    value: reward,
    errors: [
      ...(["unknownMission", "notReached", "budgetSpent", "claimOver"] as const),
      ...(["notForYou", "onABreak", "noAccount", "accountFrozen", "needTrueAccount"] as const),
    ],
    async answer({ visitor: { context, player }, payload }) {
      if (isTrialType(player.accountType)) return refuse({ reason: "needTrueAccount" });
      const claimed = await claimMission(context, { player, ...payload });
      return claimed.ok ? done(rewardValue(claimed.value)) : claimed;
    },
  }),
];
