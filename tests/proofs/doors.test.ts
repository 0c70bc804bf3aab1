import { afterAll, describe } from "vitest";
import { abuse } from "./abuse.ts";
import { authz } from "./authz.ts";
import { bounds } from "./bounds.ts";
import { csrf } from "./csrf.ts";
import { leaks } from "./leaks.ts";
import { closeSharedSite } from "./shared-site.ts";

// What takes long is to open a site, so all that is proved of the doors stands in one file, and in one process.
// `npm run test:csrf` and the others run one of these in its long form.
afterAll(closeSharedSite);

// The forged posts come second: their counterparts, which are let through, sign people out.
describe("authz", () => authz());
describe("csrf", () => csrf());
describe("bounds", () => bounds());
describe("leaks", () => leaks());
describe("abuse", () => abuse());
