/**
 * The built site on a data folder of its own that goes away with it: what the stories visit. The folder is
 * named by the port, so that a story finds the office in it (tests/stories/office.ts). It believes one proxy, so
 * that each story comes from an address of its own (tests/stories/fixture.ts), and takes many failed sign-ins for
 * ordinary: stories of the doors bring more of them in a minute than guests who get in.
 */
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = join(tmpdir(), `nard-stories-${process.env.PORT}`);
rmSync(folder, { recursive: true, force: true });
const site = spawn(process.execPath, ["server/house/start.js"], {
  env: {
    ...process.env,
    DATA_DIR: folder,
    LOG_LEVEL: "error",
    LOGIN_FAILURES_FREE: "100000",
    TRUSTED_PROXIES: "1",
  },
  stdio: "inherit",
});

for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => site.kill("SIGTERM"));
site.on("exit", (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
