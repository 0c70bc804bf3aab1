import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";

/** A vendor of tests/vendor-demo: its list for a house, and the process itself, which a test starts and kills. */
export type VendorDemo = {
  readonly vendorsFile: string;
  readonly gamesFile: string;
  start(house: string): Promise<void>;
  kill(): Promise<void>;
};

/** Writes the list of a vendor that is not there yet: a house reads it before anybody knows where that listens. */
export async function vendorDemo(folder: string): Promise<VendorDemo> {
  const program = [
    "tests/vendor-demo/vendor-demo.js",
    "--folder",
    folder,
    "--port",
    `${await freePort()}`,
    "--wins",
  ];
  spawnSync(process.execPath, [...program, "--file-only"], { stdio: "inherit" });
  let child: ChildProcess | null = null;
  return {
    vendorsFile: `${folder}/vendors.json`,
    gamesFile: `${folder}/games.json`,
    async start(house) {
      child = spawn(process.execPath, [...program, "--house", house], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      if (child.stdout) await once(child.stdout, "data");
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
