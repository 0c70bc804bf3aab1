/**
 * `npm run office -- <words>`: says something to the office of a running Nard and prints what it answers. It speaks
 * over the socket in the data folder, which only the account that runs Nard may use. `--by NAME` says who you are;
 * without it you are the account that you are signed in with. Plain JavaScript without packages.
 */
import { createConnection } from "node:net";
import { userInfo } from "node:os";
import { join } from "node:path";

const NOT_RUNNING = ["ENOENT", "ECONNREFUSED"];
/** Counting everything again takes its time. */
const ANSWERS_WITHIN_MS = 15 * 60_000;

/** Takes `--by NAME` out of the words; the rest is for the office. */
function whoSays(words) {
  const place = words.findIndex((word) => word === "--by" || word.startsWith("--by="));
  if (place < 0) return { operator: userInfo().username, args: words };
  const joined = words[place].startsWith("--by=");
  const operator = joined ? words[place].slice("--by=".length) : (words[place + 1] ?? "");
  return { operator, args: words.filter((_, nth) => nth !== place && (joined || nth !== place + 1)) };
}

function ask(path, request) {
  return new Promise((resolve, reject) => {
    const socket = createConnection(path, () => socket.end(`${JSON.stringify(request)}\n`));
    const heard = [];
    socket.setTimeout(ANSWERS_WITHIN_MS, () => socket.destroy(new Error("The office does not answer.")));
    socket.on("data", (part) => heard.push(part));
    socket.on("error", reject);
    socket.on("close", () => resolve(Buffer.concat(heard).toString("utf8")));
  });
}

async function main() {
  const path = join(process.env.DATA_DIR || "data", "office.sock");
  const heard = await ask(path, whoSays(process.argv.slice(2))).catch((error) => {
    if (!NOT_RUNNING.includes(error.code)) throw error;
    throw new Error(
      `Nard is not running here: nobody listens at ${path}. Start it, or set DATA_DIR as it has it.`,
    );
  });
  if (heard === "") throw new Error("Nard stopped before it answered. Ask again whether it was done.");
  const answer = JSON.parse(heard);
  if (!answer.ok) throw new Error(answer.error);
  process.stdout.write(`${answer.lines.join("\n")}\n`);
}

main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
