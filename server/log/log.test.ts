import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { openLog } from "./log.ts";

function captured(): { lines: string[]; sink: Writable } {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { lines, sink };
}

test("T26 a field that is not on the list and a fault's message never reach the log", () => {
  const { lines, sink } = captured();
  const log = openLog("info", sink);
  const fault = new Error("canary-in-message for password hunter2", { cause: new Error("canary-in-cause") });
  log.error("fault", {
    path: "/login",
    error: fault,
    ...{ password: "canary-password", body: { token: "canary-token" } },
  });
  const [line = ""] = lines;
  expect(line).toContain('"path":"/login"');
  expect(line).toContain("log.test.ts");
  expect(line).not.toContain("canary");
  expect(line).not.toContain("hunter2");
});
