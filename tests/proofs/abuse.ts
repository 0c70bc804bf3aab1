import { afterAll, beforeAll } from "vitest";
import { tell } from "#tests/setup/proof.ts";
import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";
import { abuseOfChallenges } from "./abuse-challenges.ts";
import { abuseOfCodes } from "./abuse-codes.ts";
import { abuseOfLogins } from "./abuse-logins.ts";
import { abuseOfRecovery } from "./abuse-recovery.ts";
import { abuseOfRequests } from "./abuse-requests.ts";
import { abuseOfSessions } from "./abuse-sessions.ts";

/** What an abuse is tried on, and where it says what it saw. */
export type Scene = {
  readonly site: () => ServedSite;
  readonly note: (figures: Record<string, unknown>) => void;
};

/** The threats of the doors, each tried as somebody would who means it. */
export function abuse(): void {
  let site: ServedSite;
  const told: Record<string, unknown> = {};
  const scene: Scene = {
    site: () => site,
    note: (figures) => void Object.assign(told, figures),
  };

  beforeAll(async () => {
    site = await servedSite();
  }, 120_000);
  afterAll(async () => {
    if (!site) return;
    tell({ proof: "abuse", ...told });
    await site.close();
  });

  abuseOfSessions(scene);
  abuseOfRequests(scene);
  abuseOfChallenges(scene);
  abuseOfCodes(scene);
  abuseOfRecovery(scene);
  abuseOfLogins(scene);
}
