import { findPlayer, setPaymentPassword } from "#server/accounts/index.ts";
import { openSession, registerPlayer } from "#server/accounts/parts.ts";
import { defaultBrand } from "#server/brand/index.ts";
import { addPayee, approveDeposit, requestDeposit, setMethod } from "#server/cashier/index.ts";
import { requestWithdrawal } from "#server/cashier/parts.ts";
import { keepWinners } from "#server/catalogue/index.ts";
import { money } from "#server/core/numbers/money.ts";
import { openSessionCookie } from "#server/http/browser/session-cookie.ts";
import { sendMessage } from "#server/messages/index.ts";
import { earnPoints } from "#server/points/index.ts";
import { countStakes } from "#server/vip/index.ts";
import { PASSWORD, registrationOf } from "#tests/setup/brand.ts";
import type { Browser } from "#tests/setup/browser.ts";
import { IBAN, PAYMENT_PASSWORD, valueIn } from "#tests/setup/cashier-stage.ts";
import type { ServedSite } from "#tests/setup/served-site.ts";

/** Everybody that a door may be asked by. */
export const KINDS = ["member", "guest", "changePassword", "secondFactor", "trial", "agent"] as const;
export type Kind = (typeof KINDS)[number];

/** What belongs to the member of the cast, and to nobody else. */
export type Belongings = {
  readonly username: string;
  readonly payeeName: string;
  readonly game: string;
  /** A game of each other engine that is played in a seat of its own. */
  readonly instant: string;
  readonly fishing: string;
  readonly shared: string;
  readonly table: string;
  readonly round: string;
  readonly movement: string;
  readonly deposit: string;
  readonly withdrawal: string;
  readonly payeeId: string;
  readonly messageId: string;
};

export type Cast = {
  readonly owned: Belongings;
  readonly memberId: bigint;
  /** One browser of each kind. */
  of(kind: Kind): Promise<Browser>;
  /** The token in the forms of that browser. */
  tokenOf(kind: Kind): Promise<string>;
  /** The same person in another browser. */
  anew(kind: Kind): Promise<Browser>;
  /** A member to whom nothing of it belongs. */
  stranger(): Promise<Browser>;
};

/** Signs somebody in at the rule, as any door does once it knows who that is. */
export async function signedIn(
  site: ServedSite,
  playerId: bigint,
  purpose?: "secondFactor" | "changePassword",
): Promise<Browser> {
  const browser = site.browser();
  const brand = await defaultBrand(site.context);
  const held = purpose && { purpose, heldFor: { from: "/", remember: false, passwordIsWeak: false } };
  const place = { address: browser.address, device: "proof" };
  const { token } = await openSession(site.context, { playerId, brand, place, ...(held ? { held } : {}) });
  const line = await openSessionCookie(site.platform.config, token);
  const [pair = ""] = line.split(";");
  browser.cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
  return browser;
}

export async function newMember(
  { context }: ServedSite,
  username: string,
  payeeName = "Nima Kazemi",
): Promise<bigint> {
  const brand = await defaultBrand(context);
  const registration = registrationOf(username, { payeeName });
  return valueIn(await registerPlayer(context, { brand, language: "en", registration })).playerId;
}

async function ofType(site: ServedSite, username: string, accountType: number): Promise<bigint> {
  const playerId = await newMember(site, username);
  await site.sql("update accounts.players set account_type = $2 where id = $1", [playerId, accountType]);
  return playerId;
}

const casts = new WeakMap<ServedSite, Promise<Cast>>();

/** The one cast of a site. */
export function castOn(site: ServedSite): Promise<Cast> {
  const cast = casts.get(site) ?? castOf(site);
  casts.set(site, cast);
  return cast;
}

async function castOf(site: ServedSite): Promise<Cast> {
  const owned = { username: "castOwner", payeeName: "Only Theirs" };
  const memberId = await newMember(site, owned.username, owned.payeeName);
  const strangerId = await newMember(site, "castStranger");
  const ids: Record<Exclude<Kind, "guest">, bigint> = {
    member: memberId,
    trial: await ofType(site, "castTrial", 4),
    agent: await ofType(site, "castAgent", 2),
    secondFactor: memberId,
    changePassword: memberId,
  };
  const member = await signedIn(site, memberId);
  const belongings = { ...owned, ...(await moneyOf(site, memberId)), ...(await playOf(site, member)) };
  const messageId = await messageOf(site, memberId);
  await untilCounted(site);
  const known = new Map<Kind, Browser>();
  async function anew(kind: Kind): Promise<Browser> {
    if (kind === "guest") return site.browser();
    const purpose = kind === "secondFactor" || kind === "changePassword" ? kind : undefined;
    return signedIn(site, ids[kind], purpose);
  }
  const tokens = new Map<Kind, string>();
  async function of(kind: Kind): Promise<Browser> {
    const browser = known.get(kind) ?? (await anew(kind));
    known.set(kind, browser);
    return browser;
  }
  return {
    owned: { ...belongings, messageId },
    memberId,
    anew,
    of,
    async tokenOf(kind) {
      const token = tokens.get(kind) ?? (await (await of(kind)).formToken());
      tokens.set(kind, token);
      return token;
    },
    stranger: () => signedIn(site, strangerId),
  };
}

/** A deposit that was paid, an account of one's own, and money on its way to it. */
async function moneyOf({ context, platform }: ServedSite, playerId: bigint) {
  const brand = await defaultBrand(context);
  const player = await findPlayer(context, playerId);
  if (!player) throw new Error("Nobody registered.");
  const { payments: ports } = platform;
  await setMethod(context, {
    brandId: brand.id,
    code: "transfer",
    instructions: { fa: "اینجا بپردازید.", en: "Pay here." },
  });
  valueIn(
    await setPaymentPassword(context, { playerId, password: PASSWORD, paymentPassword: PAYMENT_PASSWORD }),
  );
  const returnUrl = (reference: string) => `${platform.config.siteUrl}/member/depositv2/${reference}`;
  const amount = money(100_000n, brand.asset);
  const paid = valueIn(
    await requestDeposit(context, ports, { player, method: "transfer", amount, returnUrl }),
  );
  valueIn(await approveDeposit(context, { depositId: paid.id, operator: "mina" }));
  const waiting = valueIn(
    await requestDeposit(context, ports, { player, method: "transfer", amount, returnUrl }),
  );
  const fields = { holder: "Only Theirs", iban: IBAN };
  const payeeId = valueIn(await addPayee(context, ports, { player, method: "bank", fields })).id;
  const request = {
    player,
    method: "bank",
    payeeId,
    paymentPassword: PAYMENT_PASSWORD,
    key: context.newId(),
  };
  const out = valueIn(
    await requestWithdrawal(context, ports, { ...request, amount: money(20_000n, brand.asset) }),
  );
  return { deposit: waiting.reference, withdrawal: out.reference, payeeId };
}

const SPINS_AGAIN = 5;

/** A game that is open and a round that was played in it, through the doors. */
async function playOf({ origin }: ServedSite, member: Browser) {
  const launched = await member.post("/play/NARD-nowruz", {});
  const game = launched.location ?? "";
  const page = await member.get(game);
  const spinId = /name="spinId"[^>]* value="([^"]+)"/.exec(page.text)?.[1] ?? "";
  const spin = () => member.post(game, { spinId, lineBet: "1" });
  let spun = await spin();
  // On a busy machine the seam may be late: the same form again goes on from there, and takes nothing more.
  for (let again = 0; spun.status === 422 && again < SPINS_AGAIN; again += 1) spun = await spin();
  const round = new URL(spun.location ?? "", origin).searchParams.get("round");
  if (!round) throw new Error(`No round was played: ${launched.status} ${game}, ${spun.status}.`);
  const record = await member.get(`/member/personalHistoryCopy/NARD/${round}`);
  const movement = /\/member\/transactionHistory\/\d+/.exec(record.text)?.[0] ?? "";
  const seats = await seatsOf(member);
  return { game, ...seats, round: `/member/personalHistoryCopy/NARD/${round}`, movement };
}

async function seatsOf(member: Browser) {
  const opened = async (nodeId: string) => {
    const launched = await member.post(`/play/${nodeId}`, {});
    if (!launched.location) throw new Error(`${nodeId} was not opened: ${launched.status}.`);
    return launched.location;
  };
  const room = await opened("NARD-khalij");
  return {
    instant: await opened("NARD-dice"),
    fishing: room.replace(/instant$/, "fishing"),
    shared: await opened("KHATAM-bakara"),
    table: await opened("NARD-pasur"),
  };
}

async function messageOf(site: ServedSite, playerId: bigint): Promise<string> {
  await sendMessage(site.context, { playerId, kind: "limitRaised", facts: {}, key: "proof" });
  const [row] = await site.sql<{ id: string }>(
    "select id from messages.messages where player_id = $1 order by sent_at desc limit 1",
    [playerId],
  );
  return row?.id ?? "";
}

/** What the house counts by the clock is counted now, so that it changes nothing later. */
export async function untilCounted({ context }: ServedSite): Promise<void> {
  await keepWinners(context);
  await countStakes(context);
  await earnPoints(context);
}
