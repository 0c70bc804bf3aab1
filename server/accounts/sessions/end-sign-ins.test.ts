import { expect, test } from "vitest";
import { MINUTE_MS } from "#server/core/time.ts";
import { appCode } from "#tests/setup/app-code.ts";
import { PASSWORD, PLACE } from "#tests/setup/brand.ts";
import { openReach } from "#tests/setup/reached-players.ts";
import { findLaunch, issueLaunch, markLaunchUsed } from "../../vendors/launch/launches.ts";
import { changePassword } from "../passwords/change-password.ts";
import { setFirstPassword } from "../passwords/set-first-password.ts";
import { setPlayerState } from "../player-state.ts";
import { recoverByMail, setPasswordByLink } from "../recovery/recover-by-mail.ts";
import { recoverByMobile } from "../recovery/recover-by-mobile.ts";
import {
  beginSecondFactor,
  secondFactorOf,
  switchOnSecondFactor,
} from "../second-factor/two-factor-setup.ts";
import { rememberLogin, resumeLogin } from "../sign-in/remembered-login.ts";
import { closeDevice } from "./devices.ts";
import { closeOtherSessions, closeSession, closeSessions } from "./end-sign-ins.ts";
import { rotateSession } from "./rotate-session.ts";
import { GRACE_MS, openSession, readSession } from "./session.ts";

const NEW = "Kabutar-2026-x";
const houseSecret = "a secret of the house that is long enough";

const { context, brand, gateways, newPlayer, letters, codeFor, signIn } = await openReach();

type Member = Awaited<ReturnType<typeof signedIn>>;

/** What ends sign-ins, each as those do who ask for it. */
const ENDINGS: Record<string, (member: Member) => Promise<unknown>> = {
  logout: ({ tokenHash }) => closeSession(context, tokenHash),
  "a device signed out": ({ playerId, elsewhere }) =>
    closeDevice(context, { playerId, family: elsewhere.family }),
  "all other devices signed out": ({ playerId, family }) =>
    closeOtherSessions(context, { playerId, exceptFamily: family }),
  "signed out by the office": ({ playerId }) => closeSessions(context, playerId),
  "shut out by the office": ({ playerId }) => setPlayerState(context, { playerId, state: "blocked" }),
  "another password": ({ playerId, family }) =>
    changePassword(context, gateways, { ...ours(playerId, family), oldPassword: PASSWORD }),
  "another password that the house asked for": ({ playerId, family }) =>
    changePassword(context, gateways, { ...ours(playerId, family), oldPassword: null }),
  "a first password": async ({ playerId, family, mobile }) => {
    await context.db.call(NO_PASSWORD, [playerId]);
    const code = await codeFor(mobile, "recover", playerId);
    return setFirstPassword(context, gateways, { ...ours(playerId, family), code });
  },
  "a recovery by mail": async ({ username, email }) => {
    const asked = { brand, username, email, address: PLACE.address, language: "en" } as const;
    await recoverByMail(context, gateways, { ...asked, hrefOf: (token) => `https://h/?link=${token}` });
    const token = /\?link=([A-Za-z0-9_-]{43})$/m.exec((await letters(email))[0] ?? "")?.[1] ?? "none";
    return setPasswordByLink(context, gateways, { brand, token, password: NEW, language: "en" });
  },
  "a recovery by number": async ({ playerId, mobile }) => {
    const code = await codeFor(mobile, "recover", playerId);
    return recoverByMobile(context, gateways, { brand, mobile, code, password: NEW, language: "en" });
  },
  "a second factor": async ({ playerId, family }) => {
    await beginSecondFactor(context, { playerId, houseSecret });
    const begun = await secondFactorOf(context, { playerId, houseSecret });
    const code = begun.state === "begun" ? appCode(begun.secret, context.now()) : "none";
    const proof = { playerId, houseSecret, code, password: PASSWORD, exceptFamily: family };
    return switchOnSecondFactor(context, proof);
  },
  "a token that comes back late": async ({ token, tokenHash }) => {
    const rotated = await rotateSession(context, { tokenHash }, PLACE);
    await readSession(context, rotated?.token ?? "none");
    context.clock.forward(GRACE_MS + 1);
    expect(await readSession(context, token)).toBeNull();
  },
  "a spent secret of a remembered browser": async ({ playerId, family }) => {
    const { secret } = await rememberLogin(context, { playerId, family, place: PLACE });
    const resumed = await resumeLogin(context, { secret, brand, place: PLACE });
    await readSession(context, resumed.kind === "opened" ? resumed.token : "none");
    context.clock.forward(GRACE_MS + 1);
    expect((await resumeLogin(context, { secret, brand, place: PLACE })).kind).toBe("ended");
  },
};

const NO_PASSWORD = {
  name: "test.no-password",
  text: "update accounts.players set has_password = false where id = $1::bigint",
};

function ours(playerId: bigint, family: string) {
  return { brand, playerId, newPassword: NEW, family, language: "en" } as const;
}

let numbers = 0;

async function signedIn() {
  numbers += 1;
  const mobile = `+9891266610${10 + numbers}`;
  const player = await newPlayer({ mobile }, true);
  const elsewhere = await signIn(player.playerId);
  return { ...player, mobile, elsewhere, ...(await signIn(player.playerId)) };
}

async function played(playerId: bigint): Promise<string> {
  const request = { playerId, vendor: "berke", game: "slot", asset: "P", language: "en" } as const;
  const { token } = await issueLaunch(context, request);
  await markLaunchUsed(context, token);
  return token;
}

const stateOf = async (token: string) => (await findLaunch(context, token))?.state;

test.each(Object.entries(ENDINGS))(
  "T20 a game that is open ends with %s, and nobody else's does",
  async (_, end) => {
    context.clock.forward(2 * MINUTE_MS);
    const member = await signedIn();
    const stranger = await signedIn();
    const game = await played(member.playerId);
    const other = await played(stranger.playerId);
    expect(await stateOf(game)).toBe("used");

    await end(member);
    expect(await stateOf(game)).toBe("expired");
    expect(await stateOf(other)).toBe("used");
  },
);

test("T20 where a sign-in does not end after all, the game goes on as well", async () => {
  const { playerId, token } = await signedIn();
  const game = await played(playerId);
  const undone = context.db.transaction(async (db) => {
    await closeSessions({ ...context, db }, playerId);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await readSession(context, token)).not.toBeNull();
  expect(await stateOf(game)).toBe("used");
});

test("T20 a login that waits for a code opened no game and ends none", async () => {
  const { playerId } = await signedIn();
  const game = await played(playerId);
  const heldFor = { from: "/", remember: false, passwordIsWeak: false };
  const held = await openSession(context, {
    playerId,
    brand,
    place: PLACE,
    held: { purpose: "secondFactor", heldFor },
  });
  await closeSession(context, held.tokenHash);
  expect(await stateOf(game)).toBe("used");
});
