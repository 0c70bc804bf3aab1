import { chmod, mkdir, rm } from "node:fs/promises";
import { createConnection, createServer, type Server, type Socket } from "node:net";
import { userInfo } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { MINUTE_MS, SECOND_MS } from "../core/time.ts";
import type { Log } from "../log/log.ts";
import type { Office } from "./command.ts";
import { type OfficeAnswer, obey } from "./commands.ts";

export type OfficeHouse = Office & { readonly log: Log; readonly dataFolder: string };

const REQUEST_MAX_CHARACTERS = 65_536;
const SPEAKS_WITHIN_MS = 10 * SECOND_MS;
const STOPS_WITHIN_MS = MINUTE_MS;

const word = z.string().max(10_000);

/** Words in their order, as a person types them. */
const typed = z.strictObject({ args: z.array(word).max(100), operator: word.optional() });

/** The command and what it is given by name, as a program says it. */
const named = z
  .object({ command: word, operator: word.optional() })
  .catchall(word)
  .transform(({ command, operator, ...given }) => ({
    args: [...command.split(" "), ...Object.entries(given).map(([name, value]) => `--${name}=${value}`)],
    operator,
  }));

const request = z.union([typed, named]);

/**
 * Opens the office: a socket in the data folder that only the account of the process may use. Whoever may use it
 * is an operator. A socket that a killed process left behind is replaced, one that somebody listens on is not:
 * then null. The answer to each connection is one line of JSON.
 */
export async function serveOffice(house: OfficeHouse): Promise<{ close(): Promise<void> } | null> {
  const path = join(house.dataFolder, "office.sock");
  await mkdir(house.dataFolder, { recursive: true, mode: 0o700 });
  if (await somebodyListens(path)) return null;
  await rm(path, { force: true });
  const busy = new Set<Promise<void>>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    const work = converse(house, socket).finally(() => busy.delete(work));
    busy.add(work);
  });
  await listen(server, path);
  await keepToOwner(server, path);
  // The office is open as long as the house is, and keeps nobody from closing it.
  server.unref();
  return {
    async close() {
      const closed = new Promise<void>((done) => server.close(() => done()));
      await Promise.all(busy);
      await closed;
    },
  };
}

/** A socket that others might use is no office: where it cannot be closed to them, nobody listens at it. */
async function keepToOwner(server: Server, path: string): Promise<void> {
  try {
    await chmod(path, 0o600);
  } catch (error) {
    await new Promise<void>((closed) => server.close(() => closed()));
    throw error;
  }
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((ready, failed) => {
    server.once("error", failed);
    server.listen(path, ready);
  });
}

function somebodyListens(path: string): Promise<boolean> {
  return new Promise((tell) => {
    const socket = createConnection(path);
    socket.once("connect", () => {
      socket.destroy();
      tell(true);
    });
    socket.once("error", () => tell(false));
  });
}

async function converse(house: OfficeHouse, socket: Socket): Promise<void> {
  socket.on("error", () => socket.destroy());
  try {
    const answer = await answerTo(house, await firstLine(socket));
    const { known, ...told } = answer;
    const said = told.ok ? told.lines.join("\n") : told.error;
    await new Promise<void>((sent) => {
      if (socket.destroyed) return sent();
      socket.once("close", () => sent());
      socket.end(`${JSON.stringify({ known, said, ...told })}\n`);
      socket.setTimeout(STOPS_WITHIN_MS, () => socket.destroy());
      socket.resume();
    });
  } finally {
    socket.destroy();
  }
}

async function answerTo(house: OfficeHouse, line: string | null): Promise<OfficeAnswer> {
  const read = request.safeParse(parsed(line));
  if (!read.success) return { ok: false, known: false, error: "This is not a request to the office." };
  const { args, operator = userInfo().username } = read.data;
  try {
    return await obey(house, { args, operator });
  } catch (error) {
    house.log.error("office", { reason: args.slice(0, 2).join(" "), error });
    return { ok: false, known: true, error: BROKE };
  }
}

/** A connection can be lost while a change is being written down: then nobody here knows whether it was. */
const BROKE =
  "It broke, and whether it was done is not known. Look before you say it again: audit SUBJECT. The log of Nard says where.";

function parsed(line: string | null): unknown {
  try {
    return JSON.parse(line ?? "");
  } catch {
    return null;
  }
}

/** What is said before the first end of a line; null when it is too long, too slow, or never ends. */
function firstLine(socket: Socket): Promise<string | null> {
  return new Promise((tell) => {
    let heard = "";
    const late = setTimeout(() => tell(null), SPEAKS_WITHIN_MS);
    const stop = (line: string | null) => {
      clearTimeout(late);
      socket.off("data", hear);
      tell(line);
    };
    const hear = (part: string) => {
      heard += part;
      const end = heard.indexOf("\n");
      if (end >= 0) stop(heard.slice(0, end));
      else if (heard.length > REQUEST_MAX_CHARACTERS) stop(null);
    };
    socket.setEncoding("utf8");
    socket.on("data", hear);
    socket.once("end", () => stop(heard === "" ? null : heard));
    socket.once("close", () => stop(null));
  });
}
