/** A bare `http` server that answers every request with one file's bytes: the bar that pages are held to. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const body = readFileSync(process.env.BARE_BODY);
const headers = Object.entries(JSON.parse(process.env.BARE_HEADERS)).flat();

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(process.env.PORT), "localhost");

process.on("SIGTERM", () => process.exit(0));
