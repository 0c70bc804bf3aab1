import { matchRoutes } from "@remix-run/react";
import { expect, test } from "vitest";
import { needsPassword } from "./needs-password.ts";

const ROUTES = [
  "member/withdraw",
  "member/withdraw/:reference",
  "member/payees",
  "member/transferUpline",
  "member/securityCenter/:page",
].map((path) => ({ path }));

test.each([
  "/member/withdraw",
  "/member/withdraw/",
  "/Member/Withdraw",
  "/member/%77ithdraw",
  "/%6dember/payees",
  "/MEMBER/PAYEES/",
  "/member/transferupline",
  "/member/withdraw/W-123",
  "/member/securityCenter/profile",
  "/member/SecurityCenter/linked",
  "/member/securityCenter/%64evices",
])("L06 %s leads to a page that asks a remembered browser for the password", (path) => {
  expect(matchRoutes(ROUTES, path)).not.toBeNull();
  expect(needsPassword(path)).toBe(true);
});

test.each([
  "/member/securityCenter",
  "/member/securityCenter/limits",
  "/member/depositv2",
  "/rng",
  "/%E0%A4%A",
])("L06 %s is for who is remembered as for everybody", (path) => expect(needsPassword(path)).toBe(false));
