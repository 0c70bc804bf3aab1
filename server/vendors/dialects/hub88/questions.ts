import type { KeyObject } from "node:crypto";
import { z } from "zod";
import { readBounded } from "../../../gateway/outside/index.ts";
import type { LaunchQuestion, VendorRoundQuestion } from "../../outgoing/vendor-api.ts";
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
  async function ask(path: string, said: Record<string, string>): Promise<string | null> {
    const body = Buffer.from(JSON.stringify({ operator_id: operatorId, ...said }));
    const headers = { "Content-Type": "application/json", [SIGNATURE]: signWith(key, body) };
    const signal = AbortSignal.timeout(answerWithinMs);
    try {
      const there = `${url.replace(/\/$/, "")}${path}`;
      const answer = await fetch(there, { method: "POST", headers, body, redirect: "error", signal });
      const read = address.safeParse(
        JSON.parse((await readBounded(answer, ANSWER_BYTES_MAX)).toString("utf8")),
      );
      return answer.ok && read.success ? read.data.url : null;
    } catch {
      return null;
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
