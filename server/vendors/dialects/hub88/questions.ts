import type { KeyObject } from "node:crypto";
import { z } from "zod";
import { done, type Outcome, refuse } from "../../../core/outcome.ts";
import { faultsOf } from "../../../core/text/said-faults.ts";
import { readBounded } from "../../../gateway/outside/index.ts";
import { faultOfFetch } from "../../outgoing/fetch-fault.ts";
import type { LaunchQuestion, VendorRoundQuestion, VendorSilence } from "../../outgoing/vendor-api.ts";
import { SIGNATURE, signWith } from "./signature.ts";

const ANSWER_BYTES_MAX = 64 * 1024;

const address = z.object({ url: z.url({ protocol: /^https?$/ }).max(4000) });

/** What the dialect has for the currency of a demo. */
const NO_CURRENCY = "XXX";

type Address = { url: string; key: KeyObject; operatorId: string; answerWithinMs: number };

/**
 * What the dialect is asked: its answers are not signed, so nothing that moves money is believed of them, and an
 * address only when it is one of the hosts that the operator named.
 */
export function hub88Questions({ url, key, operatorId, answerWithinMs }: Address) {
  async function ask(path: string, said: Record<string, string>): Promise<Outcome<string, VendorSilence>> {
    const body = Buffer.from(JSON.stringify({ operator_id: operatorId, ...said }));
    const headers = { "Content-Type": "application/json", [SIGNATURE]: signWith(key, body) };
    const signal = AbortSignal.timeout(answerWithinMs);
    const there = `${url.replace(/\/$/, "")}${path}`;
    try {
      const answer = await fetch(there, { method: "POST", headers, body, redirect: "error", signal });
      if (!answer.ok) return refuse({ reason: "badAnswer", detail: `${there}: status ${answer.status}` });
      const told = (await readBounded(answer, ANSWER_BYTES_MAX)).toString("utf8");
      const read = address.safeParse(JSON.parse(told), { reportInput: true });
      if (read.success) return done(read.data.url);
      return refuse({ reason: "badAnswer", detail: `${there}: ${faultsOf(read.error).join("; ")}` });
    } catch (fault) {
      return refuse({ reason: "noAnswer", detail: `${there}: ${faultOfFetch(fault)}` });
    }
  }

  return {
    launch({ token, player, game, language, device, currency, returnUrl, cashierUrl }: LaunchQuestion) {
      const seat: Record<string, string> = token
        ? { user: player, token, currency }
        : { currency: NO_CURRENCY };
      return ask("/operator/generic/v2/game/url", {
        ...seat,
        game_code: game,
        lang: language,
        platform: device,
        lobby_url: returnUrl,
        deposit_url: cashierUrl,
      });
    },
    round({ player, round, language }: VendorRoundQuestion & { language: string }) {
      return ask("/operator/generic/v2/game/round", { user: player, round, lang: language });
    },
  };
}
