/**
 * A node of a public beacon in a process of its own, which speaks drand's HTTP and signs as its quicknet does. It listens
 * on a free port of this machine and prints `{"port":…,"key":…}`.
 *
 *   POST /control   {"mood":"silent"} nothing is answered; "bent" the signature is of another round; "other" the round
 *                   is another one; "long" the answer has no end; "sound" at first
 *
 * Run: node tests/setup/beacon-process.js
 */
import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { bls12_381 } from "@noble/curves/bls12-381.js";

const { shortSignatures } = bls12_381;
const { secretKey, publicKey } = shortSignatures.keygen();
let mood = "sound";

function signatureOf(round) {
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(round));
  const message = shortSignatures.hash(createHash("sha256").update(number).digest());
  return Buffer.from(shortSignatures.sign(message, secretKey).toBytes());
}

function answer({ method, url = "" }, body, response) {
  if (method === "POST") {
    mood = JSON.parse(body).mood;
    return response.end("{}");
  }
  const asked = /^\/[0-9a-f]{64}\/public\/(\d+)$/.exec(url);
  if (!asked || mood === "silent") return response.writeHead(404).end();
  const round = Number(asked[1]);
  const signature = signatureOf(mood === "sound" ? round : round + 1);
  const randomness = createHash("sha256").update(signature).digest("hex");
  const said = {
    round: mood === "other" ? round + 1 : round,
    randomness,
    signature: signature.toString("hex"),
  };
  response.end(JSON.stringify(mood === "long" ? { ...said, more: "x".repeat(100_000) } : said));
}

const server = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk) => {
    body += chunk;
  });
  request.on("end", () => answer(request, body, response));
});
await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
const key = Buffer.from(publicKey.toBytes()).toString("hex");
process.stdout.write(`${JSON.stringify({ port: server.address().port, key })}\n`);
