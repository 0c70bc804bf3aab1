import { inject } from "vitest";
import { openDatabase } from "#server/db/open.ts";
import { serveSeam } from "#tests/kit/served-seam.ts";
import { type Simulator, startSimulator } from "#tests/kit/simulator-process.ts";
import { contextOver, type TestContext, testContext } from "./database.ts";
import { freshDatabase } from "./postgres.ts";
import { SECRET, type SeamStage, seamStage } from "./seam-stage.ts";

/** A seam on its socket, and the vendor's side of it in a process of its own. */
export type VendorTable = {
  context: TestContext;
  stage: SeamStage;
  vendor: Simulator;
  close(): Promise<void>;
};

/** `page` is how many lines of its record the vendor tells at once. */
export async function openVendorTable(
  mode: "embedded" | "postgres",
  more: { page?: number } = {},
): Promise<VendorTable> {
  const { context, close } = mode === "embedded" ? await embedded() : await onServer();
  const stage = seamStage(context);
  const wallet = await serveSeam(stage.seam);
  const vendor = await startSimulator({ secret: SECRET, vendor: "NARD", wallet, ...more });
  return {
    context,
    stage,
    vendor,
    async close() {
      await stage.seam.settled();
      await close();
    },
  };
}

type Opened = { context: TestContext; close(): Promise<void> };

async function embedded(): Promise<Opened> {
  return { context: await testContext(), close: async () => {} };
}

async function onServer(): Promise<Opened> {
  const fresh = await freshDatabase(inject("databaseUrl"));
  const db = await openDatabase({ url: fresh.url });
  return {
    context: contextOver(db),
    async close() {
      await db.close();
      await fresh.drop();
    },
  };
}
