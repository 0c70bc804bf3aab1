/**
 * A vendor that is foreign to the house: two small games, played over HTTP in each way of speaking that a house knows.
 * It shares no code with the house, as no vendor does.
 *
 *   npm run vendor-demo -- [--house http://localhost:3000] [--port 4600] [--folder FOLDER] [--prefix DEMO] [--wins]
 *
 * It writes FOLDER/vendors.json, which is the VENDORS_FILE of the house, and says what to do with it. `--wins` lets
 * every round win; `--file-only` writes the file and ends. SIGTERM ends it, and SIGKILL loses nothing.
 */
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bookIn } from "./book.js";
import { GAMES } from "./games.js";
import { gamePage, plainPage, roundPage } from "./pages.js";
import { pictureOf } from "./picture.js";
import { table } from "./play.js";
import { questions } from "./questions.js";
import { DIALECTS, houseEntries, settingsIn } from "./settings.js";
import { fundist } from "./wallets/fundist.js";
import { hub88 } from "./wallets/hub88.js";
import { pragmatic } from "./wallets/pragmatic.js";
import { walletV1 } from "./wallets/wallet-v1.js";

const { values: options } = parseArgs({
  options: {
    house: { type: "string", default: "http://localhost:3000" },
    port: { type: "string", default: "4600" },
    folder: { type: "string", default: join(tmpdir(), "nard-vendor-demo") },
    prefix: { type: "string", default: "DEMO" },
    wins: { type: "boolean", default: false },
    "file-only": { type: "boolean", default: false },
  },
});
const { house, port, folder, prefix, wins } = options;
const url = `http://127.0.0.1:${port}`;
const settings = settingsIn(folder, { prefix, url });
const vendorsFile = join(folder, "vendors.json");
const gamesFile = join(folder, "games.json");
writeFileSync(vendorsFile, JSON.stringify(houseEntries(settings), null, 2), { mode: 0o600 });
if (options["file-only"]) process.exit(0);

const wallets = Object.fromEntries(
  Object.entries({ "wallet-v1": walletV1, hub88, pragmatic, fundist }).map(([dialect, wallet]) => {
    const secret = settings.secrets[dialect];
    return [dialect, wallet({ ...settings, house, secret, code: settings.codes[dialect] })];
  }),
);
const book = bookIn(join(folder, "book.json"));
const { open, move } = table({ book, wallets, wins });
const asked = questions({ book, settings, open, url });

const html = (text, status = 200) => ({
  status,
  headers: { "Content-Type": "text/html; charset=utf-8" },
  text,
});
const to = (place) => ({ status: 303, headers: { Location: place }, text: "" });

/** A launch by an address: the game begins at its own page. */
async function launched(dialect, said) {
  if (!Object.hasOwn(GAMES, said.game)) return html(plainPage(said.language, "ended"), 404);
  const opened = await open({ dialect, ...said });
  return opened.ok ? to(`/play/${opened.id}`) : html(plainPage(said.language, "ended"), 403);
}

/** The addresses at which a game is opened, and what each says of it. */
const LAUNCHES = {
  "/prag/gs2c/playGame.do": {
    dialect: "pragmatic",
    read(query) {
      const key = new URLSearchParams(query.get("key"));
      return {
        token: key.get("token"),
        game: key.get("symbol"),
        language: key.get("language"),
        back: key.get("lobbyUrl"),
        cashier: key.get("cashierUrl"),
      };
    },
  },
  "/prag/gs2c/openGame.do": {
    dialect: "pragmatic",
    read: (query) => ({
      game: query.get("gameSymbol"),
      language: query.get("lang"),
      back: query.get("lobbyURL"),
    }),
  },
  "/fund/open": {
    dialect: "fundist",
    read: (query) => ({
      token: query.get("i_extparam"),
      player: query.get("userid"),
      currency: query.get("currency"),
      game: query.get("game"),
      language: query.get("lang"),
      back: query.get("back"),
      cashier: query.get("cashier"),
    }),
  },
};

async function answer(request, path, query, body) {
  const { method, headers } = request;
  const [, part, rest] = /^\/([^/]+)\/?(.*)$/.exec(path) ?? [];
  if (method === "POST" && part === "v1") return asked.v1(rest, headers, body);
  if (method === "POST" && part === "hub")
    return asked.hub(rest.replace("operator/generic/v2/", ""), headers, body);
  if (part === "pictures")
    return { status: 200, headers: { "Content-Type": "image/png" }, text: pictureOf(rest.split(".")[0]) };
  if (rest === "round") {
    const round = book.round(query.get("round") ?? "");
    return round ? html(roundPage(round, query.get("lang"))) : html(plainPage("en", "ended"), 404);
  }
  if (Object.hasOwn(LAUNCHES, path)) {
    const { dialect, read } = LAUNCHES[path];
    return launched(dialect, read(query));
  }
  const session = part === "play" ? book.session(rest) : null;
  if (!session) return html(plainPage(query.get("lang") ?? "en", "ended"), path === "/" ? 200 : 404);
  if (method !== "POST") {
    const refused = query.get("refused") ?? undefined;
    return html(gamePage(session, book.openRound(session) ?? book.latestRound(session), { refused }));
  }
  const { refused } = await move(session, new URLSearchParams(body.toString("utf8")).get("move"));
  return to(refused ? `${path}?refused=${refused}` : path);
}

async function bytesOf(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", url);
  try {
    const { status, headers, text } = await answer(request, pathname, searchParams, await bytesOf(request));
    response
      .writeHead(status, { "Content-Security-Policy": `frame-ancestors ${house}`, ...headers })
      .end(text);
  } catch (fault) {
    response.writeHead(500, { "Content-Type": "text/plain" }).end(String(fault));
  }
});

server.listen(Number(port), "127.0.0.1", () => {
  const known = settings.codes;
  writeFileSync(gamesFile, JSON.stringify(asked.offered(), null, 2));
  process.stdout.write(`This vendor listens at ${url} and plays against ${house}.

1. Start the house with its list of vendors:

     VENDORS_FILE=${vendorsFile} npm start

2. Take over its games, as an operator of that house:

     npm run office -- vendor take-games ${known["wallet-v1"]} --by you
${["hub88", "pragmatic", "fundist"].map((name) => `     npm run office -- vendor take-games ${known[name]} ${gamesFile} --by you`).join("\n")}

3. Look at ${house}/rng and play. Its codes: ${Object.keys(DIALECTS)
    .map((name) => `${known[name]} (${name})`)
    .join(", ")}.
`);
});

process.on("SIGTERM", () => {
  server.close();
  server.closeAllConnections();
});
