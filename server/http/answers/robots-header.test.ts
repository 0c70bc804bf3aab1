import { expect, test } from "vitest";
import { robotsTag } from "./robots-header.ts";

test.each(["/", "/rng", "/help", "/noticePage/7", "/games", "/down", "/register", "/fbsports/rules"])(
  "%s may be found",
  (path) => {
    expect(robotsTag(path, 200)).toBeNull();
  },
);

test.each([
  "/member/depositv2",
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
  expect(robotsTag(path, 200)).toBe("noindex");
});

test.each([404, 422, 500, 503])("an answer of %i is never one to find", (status) => {
  expect(robotsTag("/", status)).toBe("noindex");
});
