import { createHmac } from "node:crypto";
import { setMaintenance, setRegions } from "#server/brand/index.ts";
import { seal } from "#server/calls/client/seal.ts";
import { HOUR_MS } from "#server/core/time.ts";
import { newKey } from "#tests/setup/app.ts";
import type { Scenes, Stage } from "./stage.ts";

const GAME = "NARD-takht-e-nard";
const launch = { nodeId: GAME, funds: "real" };

async function sealed(stage: Stage, headers: Readonly<Record<string, string>>, at: Date) {
  const { keys } = await (await fetch(`http://127.0.0.1:${stage.site.port}/api/keys.json`)).json();
  const { body } = await seal(keys, {}, at);
  return stage.raw("/wps/session/login", {
    ...{ method: "POST", body },
    headers: { ...headers, "Content-Type": "application/jose" },
  });
}

/** What any call may be refused with. */
export const scenesOfAsking = (stage: Stage): Scenes => {
  const { site } = stage;
  return {
    unknownCall: (headers) => stage.raw("/wps/nothing", { headers }),
    wrongMethod: (headers) => stage.raw("/wps/member/info", { method: "DELETE", headers }),
    unreadable: (headers) => stage.raw("/wps/feedback", { method: "PUT", body: "{", headers }),
    badField: (headers) => stage.raw("/wps/feedback", { method: "PUT", body: "[]", headers }),
    tooLarge: (headers) =>
      stage.raw("/wps/feedback", { method: "PUT", body: `"${"x".repeat(70_000)}"`, headers }),
    plainRefused: (headers) => stage.raw("/wps/session/login", { method: "POST", body: "{}", headers }),
    replayed: (headers) => sealed(stage, headers, new Date(site.context.now().getTime() - HOUR_MS)),
    notSignedIn: (headers) => stage.anApp().call("memberInfo", { headers }),
    scopeMissing: async (headers) => {
      const { app } = await stage.signedIn(["read"]);
      return app.call("launchGame", { payload: launch, headers });
    },
    keyMissing: async (headers) => {
      const { app } = await stage.signedIn();
      return app.call("launchGame", { payload: launch, key: null, headers });
    },
    keyReused: async (headers) => {
      const { app } = await stage.signedIn();
      const key = newKey();
      await app.call("addFavourite", { payload: { nodeId: GAME }, key });
      return app.call("removeFavourite", { payload: { nodeId: GAME }, key, headers });
    },
    sealKeyUnknown: async (headers) => {
      const { keys } = await (await fetch(`http://127.0.0.1:${site.port}/api/keys.json`)).json();
      const { body } = await seal([{ ...keys[0], kid: "calls-1" }], {}, site.context.now());
      const sent = { ...headers, "Content-Type": "application/jose" };
      return stage.raw("/wps/session/login", { method: "POST", body, headers: sent });
    },
    nothingOwed: async (headers) => {
      const { app } = await stage.signedIn();
      return app.call("secondFactor", { payload: { code: "123456" }, headers });
    },
    unknownMessage: async (headers) => {
      const { app } = await stage.signedIn();
      return app.call("readMessage", { payload: { id: site.context.newId() }, headers });
    },
    stillGoing: async (headers) => {
      const { app, playerId } = await stage.signedIn();
      const [key, payload] = [newKey(), { nodeId: GAME }];
      const { houseSecret } = site.platform.config;
      const hash = createHmac("sha256", houseSecret).update(JSON.stringify(payload)).digest();
      await site.sql(
        "insert into calls.answers (player_id, key, call, payload_hash, begun_at) values ($1, $2, 'addFavourite', $3, $4)",
        [playerId, key, hash, site.context.now()],
      );
      return app.call("addFavourite", { payload, key, headers });
    },
    tokenRenewed: async (headers) => {
      const { app } = await stage.signedIn();
      const token = app.token;
      app.token = (await app.call("renewToken")).value.token;
      await app.call("memberInfo");
      return app.call("renewToken", { token, headers });
    },
    tooMany: async (headers) => {
      const { app } = await stage.signedIn();
      // The slower the machine, the more has come back meanwhile: as often as it takes.
      for (let nth = 0; nth < 20; nth += 1) {
        const asked = Array.from({ length: 90 }, () => app.call("memberInfo", { headers }));
        const refused = (await Promise.all(asked)).find(({ status }) => status === 429);
        if (refused) return refused;
      }
      throw new Error("Nobody was asked to slow down.");
    },
    systemMaintenance: async (headers) => {
      const id = await stage.brandId();
      return stage.during(
        () => setMaintenance(site.context, { brandId: id, isOn: true }),
        () => stage.anApp().call("systemStatus", { headers }),
        () => setMaintenance(site.context, { brandId: id, isOn: false }),
      );
    },
    accessRestricted: async (headers) => {
      const id = await stage.brandId();
      return stage.during(
        () => setRegions(site.context, { brandId: id, rule: "blocked", countries: ["DE"] }),
        () => stage.anApp("2a01:4f8::1").call("systemStatus", { headers }),
        () => setRegions(site.context, { brandId: id, rule: "blocked", countries: [] }),
      );
    },
    unreachable: async (headers) => {
      const { app } = await stage.signedIn();
      site.fail(Object.assign(new Error("gone"), { code: "ECONNREFUSED" }));
      return app.call("memberInfo", { headers }).finally(() => site.fail(null));
    },
    unknownError: async (headers) => {
      const { app } = await stage.signedIn();
      site.fail(new Error("A defect"));
      return app.call("memberInfo", { headers }).finally(() => site.fail(null));
    },
  };
};
