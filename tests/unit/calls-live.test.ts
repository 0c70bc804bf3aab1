import { afterAll, beforeAll, expect, test } from "vitest";
import { listen as hear } from "#server/calls/client/listen.ts";
import { LIVE_EVENTS, type LiveEvent } from "#server/calls/live/live-events.ts";
import { CALLS } from "#server/calls/table.ts";
import { money } from "#server/core/numbers/money.ts";
import { sendMessage } from "#server/messages/index.ts";
import { receiveDeposit } from "#server/wallet/index.ts";
import { openApp } from "#tests/setup/app.ts";
import { PASSWORD } from "#tests/setup/brand.ts";
import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";
import { newMember } from "../proofs/cast.ts";

type Told = { readonly id: string; readonly event: string; readonly data: Record<string, unknown> };

let site: ServedSite;
let visits = 0;

beforeAll(async () => {
  site = await servedSite();
}, 120_000);
afterAll(() => site.close());

async function member(username: string, scopes = ["read"]) {
  const playerId = await newMember(site, username);
  visits += 1;
  const address = `2001:db8:11fe:${visits.toString(16)}::1`;
  const app = openApp(CALLS, { port: site.port, address, now: site.context.now });
  const payload = { username, password: PASSWORD, scopes };
  app.token = (await app.call("login", { payload })).value.token;
  return { app, playerId, address };
}

type Member = Awaited<ReturnType<typeof member>>;

/** What an app reads of the stream, event by event. */
async function listen({ app, address }: Member, query: string, headers: Record<string, string> = {}) {
  const aborter = new AbortController();
  const response = await fetch(`http://127.0.0.1:${site.port}/api/live?${query}`, {
    signal: aborter.signal,
    headers: { "X-Forwarded-For": address, Authorization: `Bearer ${app.token}`, ...headers },
  });
  const heard: Told[] = [];
  let text = "";
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  /** Reads on until there is one like that, or the stream is over. */
  async function until(is: (told: Told) => boolean): Promise<Told | undefined> {
    for (;;) {
      const found = heard.find(is);
      if (found) return found;
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done) return undefined;
      text += value;
      for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
        const told = eventOf(text.slice(0, end));
        text = text.slice(end + 2);
        if (told) heard.push(told);
      }
    }
  }
  return { response, heard, until, leave: () => aborter.abort() };
}

function eventOf(lines: string): Told | null {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(lines)?.[1] ?? "";
  if (field("data") === "") return null;
  const told = { id: field("id"), event: field("event"), data: JSON.parse(field("data")) };
  // Every event is as the document says, and nothing beside.
  expect(LIVE_EVENTS[told.event as LiveEvent].parse(told.data)).toEqual(told.data);
  return told;
}

const deposit = (playerId: bigint, key: string, minor: bigint) =>
  receiveDeposit(site.context, { playerId, key, amount: money(minor, "P"), provider: "bank" });

test("C04 an app hears its balance, its messages, a round and the lotteries, each when it changes", async () => {
  const one = await member("liveOne");
  const live = await listen(one, "topics=balance,messages,lottery&rounds=parvaz");
  expect(live.response.headers.get("Content-Type")).toContain("text/event-stream");
  expect(live.response.headers.get("Set-Cookie")).toBeNull();
  const first = await live.until(({ event }) => event === "balance");
  expect(first?.data).toMatchObject({ real: { balance: { amount: "0.00", asset: "P" } } });
  const { unread } = (await live.until(({ event }) => event === "messages"))?.data ?? {};
  expect((await live.until(({ event }) => event === "round"))?.data).toMatchObject({ game: "parvaz" });
  const lottery = await live.until(({ event }) => event === "lottery");
  expect(lottery?.data).toMatchObject({ refreshAfterMs: expect.any(Number) });

  await deposit(one.playerId, "live", 12_50n);
  const moved = await live.until(({ event, data }) => event === "balance" && data !== first?.data);
  expect(moved?.data).toMatchObject({ real: { balance: { amount: "12.50" } } });
  await sendMessage(site.context, {
    ...{ playerId: one.playerId, kind: "passwordChanged", facts: {}, key: "live" },
  });
  const told = await live.until(({ event, data }) => event === "messages" && data.unread !== unread);
  expect(told?.data).toEqual({ unread: Number(unread) + 1 });
  live.leave();
});

test("C04 whoever comes back with Last-Event-ID is told what has changed meanwhile, and no more", async () => {
  const one = await member("liveBack");
  const live = await listen(one, "topics=messages,balance");
  const last = await live.until(({ event }) => event === "balance");
  live.leave();
  await deposit(one.playerId, "back", 3_00n);
  const again = await listen(one, "topics=messages,balance", { "Last-Event-ID": last?.id ?? "" });
  await again.until(({ event }) => event === "balance");
  expect(again.heard.map(({ event }) => event)).toEqual(["balance"]);
  expect(again.heard[0]?.data).toMatchObject({ real: { balance: { amount: "3.00" } } });
  again.leave();
});

test("C01 nobody listens without a token, with one in the address or with one that is not good for it", async () => {
  const one = await member("liveClosed", ["play"]);
  const codeOf = async (query: string, headers: Record<string, string> = {}) => {
    const { response, leave } = await listen(one, query, headers);
    const { code } = await fetch(response.url, {
      headers: { "X-Forwarded-For": one.address, Authorization: `Bearer ${one.app.token}`, ...headers },
    }).then((answer) => answer.json());
    leave();
    return [response.status, code];
  };
  expect(await codeOf("topics=balance")).toEqual([403, "scopeMissing"]);
  expect(await codeOf("topics=balance", { Authorization: "" })).toEqual([401, "notSignedIn"]);
  const inAddress = `topics=balance&token=${one.app.token}`;
  expect(await codeOf(inAddress, { Authorization: "" })).toEqual([401, "notSignedIn"]);
  const reader = await member("liveFields");
  for (const query of ["", "topics=everything", "rounds=nothing", `rounds=${"x".repeat(400)}`]) {
    const { response } = await listen(reader, query);
    expect(response.status, query).toBe(400);
    expect(await response.text().catch(() => "")).toBeDefined();
  }
});

test("C01 a stream ends with its token, within seconds and with the reason", async () => {
  const one = await member("liveEnds");
  const live = await listen(one, "topics=messages");
  await live.until(({ event }) => event === "messages");
  await one.app.call("logout");
  expect((await live.until(({ event }) => event === "ended"))?.data).toEqual({ code: "notSignedIn" });
  expect(await live.until(() => false)).toBeUndefined();
});

test("C01 one token listens four times at once, and not a fifth", async () => {
  const one = await member("liveMany");
  const open = [];
  for (let nth = 0; nth < 4; nth += 1) open.push(await listen(one, "topics=messages"));
  expect(open.map(({ response }) => response.status)).toEqual([200, 200, 200, 200]);
  const fifth = await listen(one, "topics=messages");
  expect([fifth.response.status, fifth.response.headers.get("Retry-After")]).toEqual([429, "1"]);
  for (const { leave } of open) leave();
  await expect
    .poll(async () => {
      const next = await listen(one, "topics=messages");
      next.leave();
      return next.response.status;
    })
    .toBe(200);
});

test("C01 the client is told why a stream was refused, and does not ask again", async () => {
  const { app, address } = await member("liveRefused", ["play"]);
  const place = {
    origin: `http://127.0.0.1:${site.port}`,
    headers: { "X-Forwarded-For": address, "Accept-Language": "en" },
  };
  const told = (token: string, query: string) =>
    new Promise((resolve) => {
      hear({ ...place, token }, query, (event, data) => resolve([event, (data as { code: string }).code]));
    });
  expect(await told(app.token ?? "", "topics=balance")).toEqual(["ended", "scopeMissing"]);
  expect(await told("A".repeat(43), "topics=balance")).toEqual(["ended", "notSignedIn"]);
});

test("nobody hears what is another's", async () => {
  const [one, other] = [await member("liveMine"), await member("liveTheirs")];
  const live = await listen(other, "topics=balance,messages");
  await live.until(({ event }) => event === "balance");
  await deposit(one.playerId, "mine", 7_00n);
  await deposit(other.playerId, "theirs", 2_00n);
  await live.until(({ data }) => JSON.stringify(data).includes('"2.00"'));
  expect(JSON.stringify(live.heard)).not.toContain('"7.00"');
  live.leave();
});
