import { expect, test } from "vitest";
import { ROUTES, saidAt } from "#tests/setup/said-by-routes.ts";
import { robotsTag, startsToLeaveAlone } from "./robots-header.ts";

test.each(["/", "/rng", "/help", "/noticePage/7", "/menu", "/down", "/register", "/fbsports/rules"])(
  "%s may be found",
  (path) => {
    expect(robotsTag(saidAt(path), 200)).toBeNull();
  },
);

test.each([
  "/member/depositv2",
  "/Member/Depositv2",
  "/member/cashOut",
  "/agentHome",
  "/play/NARD-1",
  "/game",
  "/game/1",
  "/search",
  "/chat",
  "/chat/lobby",
  "/seeds/verify",
  "/verify",
  "/fbsports/slip",
])("%s is not for searches", (path) => {
  expect(robotsTag(saidAt(path), 200)).toBe("noindex");
});

test.each([404, 422, 500, 503])("an answer of %i is never one to find", (status) => {
  expect(robotsTag(saidAt("/"), status)).toBe("noindex");
});

test("searches are told to leave alone whatever they may not find, and nothing that they may", () => {
  const starts = startsToLeaveAlone(ROUTES);
  const isLeft = (path: string) => starts.some((start) => path.startsWith(start));
  for (const { path, says } of ROUTES.all) {
    if (path === "/*" || says.who === "developers") continue;
    expect(isLeft(path), path).toBe(says.search === undefined && says.whileClosed !== "always");
  }
  expect(starts).toEqual(expect.arrayContaining(["/member/", "/agentHome", "/game", "/fbsports/slip"]));
  expect(starts.length).toBeLessThan(40);
});
