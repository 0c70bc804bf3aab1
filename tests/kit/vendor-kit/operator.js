/** The operator's hand: one line of JSON to the office's socket, one line back; and a program for what the office cannot. */
import { execFile } from "node:child_process";
import { createConnection } from "node:net";

const ANSWER_WITHIN_MS = 30_000;

const HAND_WITHIN_MS = 5 * 60_000;
/** With this a program says that it cannot do what it is asked for. */
const CANNOT = 64;

/** Asks a program of yours to do with the house what nobody can from outside: `node-kill`, `database-down`, `database-up`. */
export function handAt(path) {
  return (deed) =>
    new Promise((resolve) => {
      execFile(path, [deed], { timeout: HAND_WITHIN_MS }, (fault, said, complaint) => {
        resolve({ known: fault?.code !== CANNOT, ok: fault === null, said: fault ? complaint : said });
      });
    });
}

/** Gives `ask(command, said)` → { known, ok, said }; `known` is false when the office has no such command. */
export function operatorAt(path) {
  return (command, said) =>
    new Promise((resolve, fail) => {
      const socket = createConnection(path);
      let heard = "";
      socket.setTimeout(ANSWER_WITHIN_MS, () => socket.destroy(new Error("The office does not answer.")));
      socket.on("error", fail);
      socket.on("data", (part) => {
        heard += part.toString("utf8");
      });
      socket.on("end", () => {
        try {
          resolve(JSON.parse(heard));
        } catch {
          fail(new Error(`The office said no JSON: ${heard.slice(0, 200)}`));
        }
      });
      socket.write(`${JSON.stringify({ command, ...said })}\n`);
    });
}
