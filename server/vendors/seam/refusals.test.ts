import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { HOUR_MS, later, MINUTE_MS, SECOND_MS } from "#server/core/time.ts";
import { balanceOf } from "#server/wallet/index.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { guardPlay } from "#tests/setup/play-guard.ts";
import { type SeamStage, seamStage } from "#tests/setup/seam-stage.ts";
import { endLaunches } from "../index.ts";
import type { CreditBody, DebitBody, WalletAnswer } from "../protocol.ts";

let context: TestContext;
let stage: SeamStage;
let player = 100_000n;
let token: string;

beforeAll(async () => {
  context = await testContext();
});
beforeEach(async () => {
  player += 1n;
  stage = seamStage(context);
  await stage.join(player);
  token = await stage.launch(player);
});

const bet = (txId: string, more: Partial<DebitBody> = {}): DebitBody => ({
  txId,
  token,
  player: `${player}`,
  game: "G1",
  round: "r1",
  amount: "100",
  currency: "TRIAL",
  ...more,
});
const win = (txId: string, amount: string, betTxId?: string, more: Partial<CreditBody> = {}): CreditBody => ({
  txId,
  player: `${player}`,
  game: "G1",
  round: "r1",
  amount,
  currency: "TRIAL",
  kind: "WIN",
  betTxId,
  ...more,
});
const undo = (txId: string, targetTxId: string) => ({ txId, targetTxId, player: `${player}`, round: "r1" });
const held = async () => (await balanceOf(context, { playerId: player, asset: "TRIAL" })).minor;

describe("what speaks against a stake", () => {
  const refusals: [string, (name: string) => Promise<WalletAnswer>, string][] = [
    [
      "a blocked player, before anything else",
      async () => {
        stage.players.set(player, {
          id: player,
          country: null,
          language: "fa",
          state: "blocked",
          trialOnly: false,
        });
        return stage.client.debit(
          bet("b", { token: "none", game: "none", currency: "EUR", amount: "99999" }),
        );
      },
      "PLAYER_BLOCKED",
    ],
    [
      "a player on a break, before the token",
      async () => {
        await guardPlay(context, player, { pausedUntil: later(context.now(), HOUR_MS) });
        return stage.client.debit(bet("b", { token: "none" }));
      },
      "PLAYER_BLOCKED",
    ],
    [
      "an unknown token, before the game",
      async () => stage.client.debit(bet("b", { token: "none", game: "none" })),
      "TOKEN_INVALID",
    ],
    [
      "another player's token",
      async () => {
        const other = player + 2_000_000n;
        await stage.join(other);
        return stage.client.debit(bet("b", { token: await stage.launch(other) }));
      },
      "TOKEN_INVALID",
    ],
    [
      "another vendor's token",
      async () => stage.client.debit(bet("b", { token: await stage.launch(player, { vendor: "OTHER" }) })),
      "TOKEN_INVALID",
    ],
    [
      "another game's token",
      async () => stage.client.debit(bet("b", { token: await stage.launch(player, { game: "G2" }) })),
      "TOKEN_INVALID",
    ],
    [
      "a token that nobody used within a minute",
      async () => {
        context.clock.forward(MINUTE_MS);
        return stage.client.debit(bet("b"));
      },
      "TOKEN_EXPIRED",
    ],
    [
      "a token that was used and is twelve hours old",
      async () => {
        await stage.client.authenticate({ token });
        context.clock.forward(12 * HOUR_MS);
        return stage.client.debit(bet("b"));
      },
      "TOKEN_EXPIRED",
    ],
    [
      "a token of a player who has logged out",
      async () => {
        await stage.client.authenticate({ token });
        await endLaunches(context, { playerId: player });
        return stage.client.debit(bet("b"));
      },
      "TOKEN_EXPIRED",
    ],
    [
      "a game in maintenance, before the currency",
      async () => {
        stage.games.set("G1", "maintenance");
        return stage.client.debit(bet("b", { currency: "P" }));
      },
      "GAME_DISABLED",
    ],
    [
      "another currency than that of the launch, before the funds",
      async () => stage.client.debit(bet("b", { currency: "P", amount: "99999" })),
      "CURRENCY_MISMATCH",
    ],
    [
      "a currency that there is not",
      async () => stage.client.debit(bet("b", { currency: "EUR" })),
      "CURRENCY_MISMATCH",
    ],
    [
      "points, which are no stake",
      async () => stage.client.debit(bet("b", { currency: "PTS" })),
      "CURRENCY_MISMATCH",
    ],
    [
      "more than there is",
      async () => stage.client.debit(bet("b", { amount: "10001" })),
      "INSUFFICIENT_FUNDS",
    ],
  ];

  test.each(refusals)("%s", async (_what, ask, code) => {
    expect(await ask("b")).toMatchObject({ code, transferId: null, balance: expect.anything() });
    expect(await held()).toBe(10_000n);
  });

  test("a used token is good for more than a minute, and a refused stake stays refused", async () => {
    await stage.client.authenticate({ token });
    context.clock.forward(2 * MINUTE_MS);
    expect((await stage.client.debit(bet("b1"))).code).toBe("OK");
    stage.games.set("G1", "maintenance");
    expect((await stage.client.debit(bet("b2"))).code).toBe("GAME_DISABLED");
    stage.games.set("G1", "open");
    expect(await stage.client.debit(bet("b2"))).toMatchObject({ code: "GAME_DISABLED", replayed: true });
    expect((await stage.client.credit(win("w1", "5", "b2"))).code).toBe("TX_CANCELLED");
  });

  test("a trial account reaches trial money only", async () => {
    await stage.join(player, { trialOnly: true });
    token = await stage.launch(player, { asset: "P" });
    expect((await stage.client.debit(bet("b1", { currency: "P", amount: "0" }))).code).toBe(
      "CURRENCY_MISMATCH",
    );
    expect(
      (await stage.client.credit(win("w1", "5", undefined, { currency: "P", kind: "PROMO" }))).code,
    ).toBe("CURRENCY_MISMATCH");
    expect((await stage.client.balance({ player: `${player}`, currency: "P" })).code).toBe(
      "CURRENCY_MISMATCH",
    );
    expect(await stage.client.rollback(undo("x1", "never"))).toMatchObject({ code: "OK", currency: "TRIAL" });
  });

  test.each(["0", "007", "me", `${10n ** 17n}`])("nobody is called %s", async (name) => {
    const answers = [
      await stage.client.debit(bet("b", { player: name })),
      await stage.client.credit({ ...win("w", "5"), player: name }),
      await stage.client.rollback({ ...undo("x", "b"), player: name }),
      await stage.client.balance({ player: name, currency: "TRIAL" }),
    ];
    expect(answers.map(({ code, balance }) => [code, balance])).toEqual(
      Array(4).fill(["PLAYER_NOT_FOUND", null]),
    );
  });

  const tokens: [string, () => Promise<string>, string][] = [
    ["unknown", async () => "none", "TOKEN_INVALID"],
    ["another vendor's", async () => stage.launch(player, { vendor: "OTHER" }), "TOKEN_INVALID"],
    [
      "late",
      async () => {
        context.clock.forward(61 * SECOND_MS);
        return token;
      },
      "TOKEN_EXPIRED",
    ],
    [
      "for an asset without an account",
      async () => stage.launch(player, { asset: "PTS" }),
      "CURRENCY_MISMATCH",
    ],
  ];
  test.each(tokens)("authenticate refuses a token that is %s", async (_what, make, code) => {
    expect((await stage.client.authenticate({ token: await make() })).code).toBe(code);
  });
});
