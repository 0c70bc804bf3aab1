/** The operator's hand: one line of JSON to the office's socket, one line back. */
import { createConnection } from "node:net";

const ANSWER_WITHIN_MS = 30_000;

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
