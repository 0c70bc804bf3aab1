import type { Context } from "#server/db/context.ts";
import type { WalletOf } from "#server/studio/index.ts";
import { actInstant, instantGameOf, instantView, playInstant } from "#server/studio/instant/index.ts";
import type { StudioHouse } from "./studio-house.ts";

export const FUNDS = 1_000_00n;
export const STAKE = 100n;

type Fields = Readonly<Record<string, string>>;
/** What a test puts in the place of the house's own. */
type Other = { context?: Context; walletOf?: WalletOf };

/** A new player who has opened a game of the instant engine, and what they can do there. */
export async function instantSeat(house: StudioHouse, game: string, fundsMinor = FUNDS) {
  const playerRef = await house.aPlayer(fundsMinor);
  const sessionId = await house.opened(playerRef, instantGameOf(game)?.vendor ?? "", game);
  return {
    playerRef,
    sessionId,
    play: (formRef: string, fields: Fields, { context, walletOf }: Other = {}) =>
      playInstant(context ?? house.context, walletOf ?? house.walletOf, {
        sessionId,
        playerRef,
        formRef,
        fields: new URLSearchParams({ stake: STAKE.toString(), ...fields }),
      }),
    act: (wagerId: string, step: number, fields: Fields, { context, walletOf }: Other = {}) =>
      actInstant(context ?? house.context, walletOf ?? house.walletOf, {
        wagerId,
        playerRef,
        step,
        fields: new URLSearchParams(fields),
      }),
    view: (round?: string) => instantView(house.context, { sessionId, playerRef, round }),
    balance: () => house.balanceMinor(playerRef),
  };
}

type Refused = { ok: false; refusal: { reason: string } };

/** What was done; a refusal fails the test. */
export function got<Value>(outcome: { ok: true; value: Value } | Refused): Value {
  if (!outcome.ok) throw new Error(outcome.refusal.reason);
  return outcome.value;
}
