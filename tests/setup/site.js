/**
 * The built site on a data folder of its own that goes away with it: what the stories visit. The folder is
 * named by the port, so that a story finds the office in it (tests/stories/office.ts). It believes one proxy, so
 * that each story comes from an address of its own (tests/stories/fixture.ts), and takes many failed sign-ins for
 * ordinary: stories of the doors bring more of them in a minute than guests who get in.
 */
import { spawn, spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = join(tmpdir(), `nard-stories-${process.env.PORT}`);
rmSync(folder, { recursive: true, force: true });

/** Foreign vendors: one that is there, and two that stories start and kill (tests/stories/foreign-vendor.ts). */
const house = `http://localhost:${process.env.PORT}`;
const demo = (prefix, offset) => [
  "tests/vendor-demo/vendor-demo.js",
  ...["--house", house, "--prefix", prefix, "--wins"],
  ...["--port", `${Number(process.env.PORT) + offset}`, "--folder", join(folder, prefix)],
];
for (const args of [demo("DEMO", 1000), demo("FRAIL", 1001), demo("MEEK", 1002)])
  spawnSync(process.execPath, [...args, "--file-only"], { stdio: "inherit" });
const entries = ["DEMO", "FRAIL", "MEEK"].flatMap((prefix) =>
  JSON.parse(readFileSync(join(folder, prefix, "vendors.json"), "utf8")),
);
const vendorsFile = join(folder, "vendors.json");
writeFileSync(vendorsFile, JSON.stringify(entries));
const vendor = spawn(process.execPath, demo("DEMO", 1000), { stdio: ["ignore", "ignore", "inherit"] });

const site = spawn(process.execPath, ["server/house/start.js"], {
  env: {
    ...process.env,
    DATA_DIR: folder,
    LOG_LEVEL: "error",
    LOGIN_FAILURES_FREE: "100000",
    TRUSTED_PROXIES: "1",
    VENDORS_FILE: vendorsFile,
  },
  stdio: "inherit",
});

for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => site.kill("SIGTERM"));
site.on("exit", (code) => {
  vendor.kill("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
