#!/usr/bin/env node
// Nard: checks rounds offline. One file for Node 20 or newer, without packages and without a network.
// Made from server/studio/verify of our source by server/studio/verify/write-offline.js; it is not minified, so read it.
// Usage: node nard-verify.mjs "<link>"

// server/studio/verify/offline.ts
import { readFileSync } from "node:fs";

// server/studio/fairness/beacon.ts
import { createHash } from "node:crypto";
function entropyWith(entropy, word) {
  if (word === null) return entropy;
  const { chain, round, said } = word;
  return createHash("sha256").update(`${entropy}|${chain}|${round}|${said}`, "ascii").digest("hex");
}
var CHAIN = /^[0-9a-f]{64}$/;
var ROUND = /^[1-9]\d{0,9}$/;
var SAID = /^[0-9a-f]{96}$/;
var BEACON_NAMES = ["beaconChain", "beaconRound", "beacon"];
function beaconIn(query) {
  const [chain, round, said] = BEACON_NAMES.map((name) => query.get(name));
  if (chain === null && round === null && said === null) return null;
  if (!chain || !round || !said) return void 0;
  if (!CHAIN.test(chain) || !ROUND.test(round) || !SAID.test(said)) return void 0;
  return { chain, round: Number(round), said };
}

// server/studio/verify/beacon-file.ts
function beaconOfFile(text, query) {
  const said = answerIn(text);
  if (said === null) return null;
  const told = new URLSearchParams({
    beaconChain: query.get("beaconChain") ?? "",
    beaconRound: String(said.round),
    beacon: String(said.signature)
  });
  return beaconIn(told) ?? null;
}
function answerIn(text) {
  try {
    const said = JSON.parse(text);
    const isAnswer = typeof said === "object" && said !== null && "round" in said && "signature" in said;
    return isAnswer ? said : null;
  } catch {
    return null;
  }
}

// server/studio/fairness/chain.ts
import { createHash as createHash3, createHmac as createHmac2, randomBytes } from "node:crypto";

// server/studio/fairness/pf1.ts
import { createHash as createHash2, createHmac } from "node:crypto";
var WORD_RANGE = 2 ** 32;
var WORD_BYTES = 4;
var SERVER_SEED = /^[0-9a-f]{64}$/;
var CLIENT_SEED = /^[A-Za-z0-9._-]{1,64}$/;
var GAME = /^[a-z0-9-]{1,64}$/;
function isServerSeed(text) {
  return SERVER_SEED.test(text);
}
function isClientSeed(text) {
  return CLIENT_SEED.test(text);
}
function commitOf(serverSeed) {
  return createHash2("sha256").update(serverSeed, "ascii").digest("hex");
}
function pf1Block(game, seeds, round) {
  const message = `pf1|${game}|${seeds.clientSeed}|${seeds.nonce}|${round}`;
  return createHmac("sha256", seeds.serverSeed).update(message, "ascii").digest();
}
function pf1Draw(game, seeds) {
  if (!isServerSeed(seeds.serverSeed)) throw new Error("A pf1 server seed is 64 hexadecimal digits");
  if (!isClientSeed(seeds.clientSeed))
    throw new Error("A pf1 client seed has characters that it may not have");
  if (!Number.isSafeInteger(seeds.nonce) || seeds.nonce < 0) throw new Error("A pf1 nonce is a whole number");
  if (!GAME.test(game)) throw new Error("A pf1 game code has characters that it may not have");
  return drawFrom(wordsOf((index) => pf1Block(game, seeds, index)));
}
function drawFrom(nextWord) {
  return (below) => {
    if (!Number.isInteger(below) || below < 1 || below > WORD_RANGE) {
      throw new Error(`Cannot draw a number below ${below}`);
    }
    const usable = WORD_RANGE - WORD_RANGE % below;
    let word = nextWord();
    while (word >= usable) word = nextWord();
    return word % below;
  };
}
function wordsOf(blockAt) {
  let block = blockAt(0);
  let index = 0;
  let offset = 0;
  return () => {
    if (offset === block.length) {
      index += 1;
      block = blockAt(index);
      offset = 0;
    }
    const word = block.readUInt32BE(offset);
    offset += WORD_BYTES;
    return word;
  };
}

// server/studio/fairness/chain.ts
function nextInChain(link) {
  return createHash3("sha256").update(link, "ascii").digest("hex");
}
function commitOfLink(link) {
  return createHash3("sha256").update(`commit|${link}`, "ascii").digest("hex");
}
function followChain(link, steps) {
  let hash = link;
  for (let step = 0; step < steps; step += 1) hash = nextInChain(hash);
  return hash;
}
function entropyOfLines(lines) {
  const hash = createHash3("sha256");
  for (const line of lines) hash.update(`${line}
`, "utf8");
  return hash.digest("hex");
}
function sharedBlock(game, { link, round, entropy }, index) {
  return createHmac2("sha256", link).update(`pf1|${game}|${round}|${entropy}|${index}`, "utf8").digest();
}
function sharedDraw(game, seeds) {
  return drawFrom(wordsOf((index) => sharedBlock(game, seeds, index)));
}

// server/proofs/tree.ts
import { createHash as createHash4 } from "node:crypto";
var HASH_BYTES = 32;
var SUM_BYTES = 8;
var LEAF = Buffer.from([0]);
var JOINED = Buffer.from([1]);
function leafHash(text) {
  return createHash4("sha256").update(LEAF).update(text, "utf8").digest();
}
var HASH_TREE = {
  bytes: HASH_BYTES,
  join: (left, right) => createHash4("sha256").update(JOINED).update(left).update(right).digest()
};
var SUM_TREE = {
  bytes: SUM_BYTES + HASH_BYTES,
  join(left, right) {
    const hash = HASH_TREE.join(left, right);
    return sumNode(sumOf(left) + sumOf(right), hash);
  }
};
function sumNode(sum, hash) {
  const head = Buffer.alloc(SUM_BYTES);
  head.writeBigUInt64BE(sum);
  return Buffer.concat([head, hash]);
}
var sumOf = (node) => node.readBigUInt64BE();
var hashOf = (node) => node.subarray(node.length - HASH_BYTES);
function levelsOf({ join }, leaves) {
  const levels = [[...leaves]];
  for (let below = levels[0] ?? []; below.length > 1; below = levels.at(-1) ?? []) {
    const level = [];
    for (let at = 0; at < below.length; at += 2) {
      const [left, right] = [below[at], below[at + 1]];
      if (left) level.push(right ? join(left, right) : left);
    }
    levels.push(level);
  }
  return levels;
}
function rootOf({ bytes }, levels) {
  const top = levels.at(-1)?.[0];
  return top ?? Buffer.concat([Buffer.alloc(bytes - HASH_BYTES), createHash4("sha256").digest()]);
}
var PATH_MAX = 64;
function climb(kind, leaf, path) {
  if (path.length > PATH_MAX) return null;
  let node = leaf;
  for (const step of path) {
    const [, side, hex] = /^([LR]):([0-9a-f]+)$/.exec(step) ?? [];
    if (hex === void 0 || hex.length !== kind.bytes * 2) return null;
    const beside = Buffer.from(hex, "hex");
    node = side === "L" ? kind.join(beside, node) : kind.join(node, beside);
  }
  return node;
}

// server/studio/raffle-draw.ts
var RAFFLE_GAME = "raffle";
var NOBODY = "0".repeat(64);
var TICKETS_MAX = 2 ** 32 - 1;
var BLOCK = /^([0-9a-f]{64}):([1-9]\d{0,9})$/;
function readBlocks(lines) {
  const blocks = [];
  let tickets = 0;
  for (const line of lines) {
    const [, name, many2] = BLOCK.exec(line) ?? [];
    if (name === void 0 || many2 === void 0) return null;
    blocks.push({ name, many: Number(many2) });
    tickets += Number(many2);
  }
  return tickets <= TICKETS_MAX ? blocks : null;
}
var ticketsIn = (blocks) => blocks.reduce((sum, { many: many2 }) => sum + many2, 0);
function ticketRoot(blocks) {
  let last = 0;
  const leaves = blocks.map(({ name, many: many2 }) => {
    const first = last + 1;
    last += many2;
    return leafHash(`${first}-${last}:${name}`);
  });
  return rootOf(HASH_TREE, levelsOf(HASH_TREE, leaves)).toString("hex");
}
function pickedTickets(blocks, seeds, most, drawOf = sharedDraw) {
  const draw = drawOf(RAFFLE_GAME, seeds);
  const out = /* @__PURE__ */ new Set([NOBODY]);
  const picked = [];
  while (picked.length < most) {
    const left = ticketsIn(blocks.filter(({ name }) => !out.has(name)));
    if (left === 0) return picked;
    const found = ticketAt(blocks, out, draw(left));
    picked.push(found);
    out.add(found.name);
  }
  return picked;
}
function ticketAt(blocks, out, place) {
  let [before, left] = [0, place];
  for (const { name, many: many2 } of blocks) {
    if (!out.has(name)) {
      if (left < many2) return { ticket: before + left + 1, name };
      left -= many2;
    }
    before += many2;
  }
  throw new Error(`There is no ticket at ${place}`);
}

// server/studio/verify/client-by.ts
var CLIENT_BY = ["player", "house"];
var SAID2 = {
  player: "the player, after the commitment",
  house: "the house: it chose both seeds"
};
function clientByLines(query) {
  const by = CLIENT_BY.find((who) => who === query.get("clientBy"));
  return by ? [["Client seed by", SAID2[by]]] : [];
}

// server/studio/verify/stakes.ts
var SEPARATOR = ",";
var LINE = /^[0-9a-f]{64}(?::[1-9]\d{0,14})?$/;
function stakesIn(query) {
  const text = query.get("stakes");
  if (text === null) return null;
  const lines = text === "" ? [] : text.split(SEPARATOR);
  return lines.every((line) => LINE.test(line)) ? lines : null;
}
function withStakes(query, stakes) {
  const whole = new URLSearchParams(query);
  whole.set("stakes", stakes.join(SEPARATOR));
  return whole;
}
function stakesOfFile(text) {
  const stakes = listIn(parsed(text));
  return stakes?.every((line) => typeof line === "string" && LINE.test(line)) ? stakes : null;
}
function listIn(said) {
  if (Array.isArray(said)) return said;
  const named = typeof said === "object" && said !== null && "stakes" in said ? said.stakes : null;
  return Array.isArray(named) ? named : null;
}
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

// server/studio/verify/raffle.ts
var HASH = /^[0-9a-f]{64}$/;
var NAME = /^[0-9a-f-]{1,64}$/;
var DRAWS = /^[1-9]\d{0,2}$/;
var WINNERS = /^(?:[1-9]\d{0,9}(?:,[1-9]\d{0,9}){0,999})?$/;
function verifyRaffle(query) {
  const said = (name) => query.get(name) ?? "";
  const blocks = raffleBlocks(query);
  const names = said("game") === RAFFLE_GAME && NAME.test(said("round"));
  const hashes = HASH.test(said("link")) && HASH.test(said("entropy"));
  if (!names || !hashes || !DRAWS.test(said("draws")) || !WINNERS.test(said("winners")) || !blocks)
    return null;
  const drawn = drawnIn(query, blocks);
  return {
    title: `Raffle ${said("round")}`,
    lines: [
      ["Commitment of the link", commitOfLink(said("link"))],
      ["Tickets", String(ticketsIn(blocks))],
      ["Root of these tickets", ticketRoot(blocks)],
      ["Drawn are at most", said("draws")],
      ...drawn.length === 0 ? [["Drawn", "nobody"]] : drawn.map(
        ({ ticket, name }, nth) => [`Drawn as number ${nth + 1}`, `ticket ${ticket} of ${name}`]
      )
    ]
  };
}
function raffleBlocks(query) {
  const lines = stakesIn(query);
  return lines && readBlocks(lines);
}
function raffleWinners(query, blocks) {
  return drawnIn(query, blocks).map(({ ticket }) => ticket).join(",");
}
function drawnIn(query, blocks) {
  const said = (name) => query.get(name) ?? "";
  const seeds = { link: said("link"), round: said("round"), entropy: said("entropy") };
  return pickedTickets(blocks, seeds, Number(said("draws")));
}

// server/proofs/signed-text.ts
import { createPublicKey, verify } from "node:crypto";
var KEY = /^[A-Za-z0-9_-]{43}$/;
var SIGNATURE = /^[A-Za-z0-9_-]{86}$/;
function isSignedBy(x, signature, text) {
  const bytes = Buffer.from(signature, "base64url");
  if (!KEY.test(x) || !SIGNATURE.test(signature) || bytes.toString("base64url") !== signature) return false;
  try {
    const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
    return verify(null, Buffer.from(text, "utf8"), key, bytes);
  } catch {
    return false;
  }
}

// server/studio/verify/signature.ts
var SIGNED = [
  ...["engine", "scheme", "game", "version", "round", "number"],
  ...["serverSeed", "clientSeed", "clientBy", "nonce", "link", "entropy", "commit", "terminal", "index"],
  ...[
    "lineBet",
    "stake",
    "choice",
    "actions",
    "spot",
    "auto",
    "playType",
    "picks",
    "own",
    "oneIn",
    "draws",
    "winners",
    "calledOff"
  ],
  ...BEACON_NAMES,
  ...["market", "line", "selection", "receipt", "key"]
];
var READ_OF_LINKS = [...SIGNED, "stakes", "sig"];
function signedText(query) {
  const said = SIGNED.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  return ["nard link", ...said].join("\n");
}
function signerOf(query) {
  return query.has("sig") ? query.get("key") ?? "" : null;
}
function isSigned(query) {
  return isSignedBy(query.get("key") ?? "", query.get("sig") ?? "", signedText(query));
}

// server/studio/verify/commitments.ts
var SCHEME = "2";
var CALLED_OFF = "1";
var HASH2 = /^[0-9a-f]{64}$/;
var HASHES = ["commit", "terminal", "entropy", "own"];
var STEPS_MAX = 1e5;
var NO_STAKES = entropyOfLines([]);
var UNSIGNED = "no signature of this link";
var BOUND = {
  seeds: ["serverSeed", "signature"],
  table: ["link", "stakes", "signature"],
  raffle: ["link", "chain", "stakes", "winners", "signature"],
  chain: ["link", "chain", "stakes", "signature"]
};
function missingOf(query, found) {
  return boundOf(query).filter((kind) => !found.some((commitment) => commitment.kind === kind));
}
function boundOf(query) {
  const engine = query.get("engine");
  if (query.has("serverSeed")) return BOUND.seeds;
  if (engine === "tables") return BOUND.table;
  if (engine === "raffle") return BOUND.raffle;
  return beaconIn(query) ? [...BOUND.chain, "beacon"] : BOUND.chain;
}
function commitmentsOf(query, { walks, houseKey, othersForge, beacon }) {
  return [
    ...fingerprintCompared(query),
    ...walks ? chainWalked(query) : [],
    ...stakesCompared(query),
    ...winnersCompared(query),
    ...beaconCompared(query, beacon),
    ...signatureRead(query, { houseKey, othersForge })
  ];
}
function fingerprintCompared(query) {
  const serverSeed = query.get("serverSeed");
  const link = query.get("link");
  const commit = query.get("commit");
  if (commit === null) return [];
  if (serverSeed) return [compared("serverSeed", commit, { computed: commitOf(serverSeed), steps: 1 })];
  if (!link) return [];
  const computed2 = query.get("engine") === "tables" ? commitOf(link) : commitOfLink(link);
  return [compared("link", commit, { computed: computed2, steps: 1 })];
}
function chainWalked(query) {
  const [link, terminal, index] = ["link", "terminal", "index"].map((name) => query.get(name));
  if (!link || !terminal || !index) return [];
  const steps = Number(index);
  return [compared("chain", terminal, { computed: followChain(link, steps), steps })];
}
function stakesCompared(query) {
  const entropy = query.get("entropy");
  const own = query.get("own");
  const stakes = stakesIn(query) ?? (entropy === NO_STAKES ? [] : null);
  if (stakes === null || entropy === null) return [];
  const whole = compared("stakes", entropy, { computed: listHash(query, stakes), steps: stakes.length });
  if (own === null) return [whole];
  const names = stakes.map((line) => line.split(":", 1)[0] ?? "");
  const place = names.indexOf(own) + 1;
  return [whole, compared("own", own, { computed: names[place - 1] ?? "none of them", steps: place })];
}
function listHash(query, stakes) {
  const blocks = query.get("engine") === "raffle" ? raffleBlocks(query) : null;
  return blocks ? ticketRoot(blocks) : entropyOfLines(stakes);
}
function winnersCompared(query) {
  const blocks = query.get("engine") === "raffle" ? raffleBlocks(query) : null;
  const winners = query.get("winners");
  if (!blocks || winners === null) return [];
  const computed2 = raffleWinners(query, blocks);
  return [compared("winners", winners, { computed: computed2, steps: 1 })];
}
function beaconCompared(query, known) {
  const named = beaconIn(query);
  if (!named || !known || named.chain !== known.chain || named.round !== known.round) return [];
  return [compared("beacon", named.said, { computed: known.said, steps: 1 })];
}
function signatureRead(query, { houseKey, othersForge }) {
  const key = signerOf(query);
  if (key === null) return [];
  if (houseKey !== null && key !== houseKey)
    return othersForge ? [compared("signature", houseKey, { computed: key, steps: 1 })] : [];
  return [compared("signature", key, { computed: isSigned(query) ? key : UNSIGNED, steps: 1 })];
}
function isComparable(query) {
  const said = (name) => query.get(name);
  const index = said("index");
  const isPlace = index === null || /^[1-9]\d{0,5}$/.test(index) && Number(index) <= STEPS_MAX;
  const isOff = (said("calledOff") ?? CALLED_OFF) === CALLED_OFF;
  const by = said("clientBy");
  const isKnownBy = by === null || CLIENT_BY.some((who) => who === by);
  const areHashes = HASHES.every((name) => HASH2.test(said(name) ?? NO_STAKES));
  if (beaconIn(query) === void 0) return false;
  return isPlace && isOff && isKnownBy && areHashes && (said("scheme") ?? SCHEME) === SCHEME;
}
function compared(kind, said, { computed: computed2, steps }) {
  return { kind, said, computed: computed2, steps, agrees: said === computed2 };
}

// server/studio/verify/printed.ts
var SAID3 = {
  serverSeed: [
    "SHA-256 of the server seed is the commitment that the link names",
    "SHA-256 of the server seed is not the commitment that the link names"
  ],
  link: [
    "The chain's link gives the commitment that is named",
    "The chain's link does not give the commitment that is named"
  ],
  chain: [
    "The link leads back to the end of the chain that is named",
    "The link does not lead back to the end of the chain that is named"
  ],
  stakes: [
    "SHA-256 of the list of stakes is the entropy that the link names",
    "SHA-256 of the list of stakes is not the entropy that the link names"
  ],
  winners: [
    "The tickets that are drawn are those that were said to win",
    "The tickets that are drawn are not those that were said to win"
  ],
  own: ["Your stake stands in that list", "Your stake does not stand in that list"],
  beacon: [
    "The beacon said that in the round that was named",
    "The beacon said something else in the round that was named"
  ],
  signature: ["The house signed this link", "The house did not sign this link as it is here"]
};
var ANY_KEY = [
  "Whoever has the key in this link signed it",
  "The key in this link did not sign it as it is here"
];
var COUNTED = {
  chain: (steps) => ` (${many(steps, "step")})`,
  stakes: (stakes) => ` (${many(stakes, "stake")})`,
  own: (place) => place > 0 ? ` (at place ${place})` : ""
};
var many = (count, what) => `${count} ${what}${count === 1 ? "" : "s"}`;
function printed({ title, lines, commitments, isOfStakesAlone: isOfStakesAlone2, ...verdict }, isKeyKnown) {
  const width = Math.min(40, Math.max(...lines.map(([name]) => name.length)));
  return [
    title,
    "",
    ...lines.map(([name, value]) => `  ${`${name}:`.padEnd(width + 1)} ${value}`),
    ...commitments.flatMap((commitment) => commitmentLines(commitment, isKeyKnown)),
    "",
    ...closing(verdict, isKeyKnown),
    ...verdict.verdict === "proven" && isOfStakesAlone2 ? LIMIT : []
  ].join("\n");
}
function commitmentLines(commitment, isKeyKnown) {
  const { kind, steps, agrees } = commitment;
  const words = kind === "signature" && !isKeyKnown ? ANY_KEY : SAID3[kind];
  return [
    "",
    `  ${agrees ? "yes" : "NO "}  ${words[agrees ? 0 : 1]}${COUNTED[kind]?.(steps) ?? ""}`,
    ...sides(commitment).map(([name, value]) => `       ${name.padEnd(SIDE_WIDTH)} ${value}`)
  ];
}
var SIDE_WIDTH = 13;
function sides({ kind, said, computed: computed2 }) {
  if (kind === "own") return [["the link says", said]];
  if (kind !== "signature")
    return [
      ["the link says", said],
      [kind === "beacon" ? "it said" : "computed", computed2]
    ];
  return computed2 === said || computed2 === UNSIGNED ? [["key", said]] : [
    ["the house's", said],
    ["key in it", computed2]
  ];
}
var MISSING = {
  serverSeed: "the commitment to the server seed (commit)",
  link: "the commitment to the link (commit)",
  chain: "the published end of the chain and how far back it stands (terminal, index)",
  stakes: "the list of stakes that the entropy is the hash of (save it from the page of the link: --stakes <file>)",
  winners: "the tickets that were said to win (winners)",
  beacon: "what the beacon said: ask any node of it, <address>/<beaconChain>/public/<beaconRound>, and save it (--beacon <file>)",
  signature: "the signature of the house (key, sig)"
};
function closing({
  isCalledOff,
  isHouseAlone,
  ...answer
}, isKeyKnown) {
  return [
    ...isCalledOff ? [...OFF, ""] : [],
    ...isHouseAlone ? [...ALONE, ""] : [],
    ...answer.verdict === "proven" && !isKeyKnown ? UNKEYED : closingOf(answer)
  ];
}
var LIMIT = [
  "Whether the house tried numbers or stakes of its own before betting closed, no computation tells."
];
var ALONE = [
  "THE HOUSE CHOSE BOTH SEEDS: the player put in none of their own, or one that the house had known before. Nothing was",
  "changed after the commitment; whether something was chosen before it, no computation tells."
];
var OFF = [
  "CALLED OFF: two operators of the house called this round off after betting had closed. It decided no stake that was",
  "still in it, and those went back. What is computed here is what it would have been."
];
var UNKEYED = [
  "NOT PROVEN: IT MATCHES ITSELF; WHOSE KEY THIS IS WAS NOT CHECKED. Everybody can sign with a key of their own.",
  'Give --key <key>, the "x" of /verify/key at the house, best as you noted it before you played.'
];
function closingOf({ verdict, missing }) {
  if (verdict === "wrong")
    return [
      "WRONG: what was computed contradicts what the link says, or the house did not sign it: see NO above."
    ];
  if (verdict === "proven")
    return [
      "PROVEN: the round follows from what the house signed that it had published before.",
      "Compare what the link says, above, with what you saw before the round and at the house's address."
    ];
  return [
    "COMPUTED, BUT BOUND TO NOTHING PUBLISHED: the numbers are right for this link, and nothing says that the link is.",
    "What is missing:",
    ...missing.map((kind) => `  ${MISSING[kind] ?? kind}`)
  ];
}

// server/proofs/check-proof.ts
import { createHash as createHash5 } from "node:crypto";

// server/proofs/said-text.ts
function readSaid(title, text) {
  const [head, ...lines] = text.split("\n");
  if (head !== title) return null;
  const said = /* @__PURE__ */ new Map();
  for (const line of lines) {
    const at = line.indexOf("=");
    const value = decoded(line.slice(at + 1));
    if (at < 1 || value === null || said.has(line.slice(0, at))) return null;
    said.set(line.slice(0, at), value);
  }
  return said;
}
function decoded(value) {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

// server/proofs/texts.ts
var RECEIPT_TITLE = "nard receipt";
var BALANCE_TITLE = "nard balance";
var DAY_TITLE = "nard day";

// server/proofs/check-proof.ts
function checkProof(file, houseKey = null) {
  const receipt = readSaid(RECEIPT_TITLE, file.text);
  const balance = readSaid(BALANCE_TITLE, file.text);
  const said = receipt ?? balance;
  const day = file.day ? readSaid(DAY_TITLE, file.day.head) : null;
  if (!said || file.day && !day || (receipt ? file.sig === void 0 : !day)) return null;
  const key = houseKey ?? file.key;
  const steps = [];
  if (receipt) steps.push({ kind: "signature", agrees: isSignedBy(key, file.sig ?? "", file.text) });
  if (file.day && day) steps.push(...stepsOfDay(file, file.day, { receipt, balance, day, key }));
  const isWrong = steps.some(({ agrees }) => !agrees);
  const verdict = isWrong ? "wrong" : day ? "proven" : "unbound";
  return { verdict, said, isBalance: balance !== null, day, head: file.day?.head ?? null, steps };
}
function stepsOfDay(file, { head, sig }, { receipt, balance, day, key }) {
  const isIn = balance ? balanceIsIn(file, balance, day) : receiptIsIn(file, day);
  return [
    { kind: "daySignature", agrees: isSignedBy(key, sig, head) },
    { kind: "included", agrees: isIn },
    ...receipt ? closedAfter(receipt, day) : [],
    ...balance ? [{ kind: "sameDay", agrees: balance.get("day") === day.get("day") }] : []
  ];
}
var CLOCKS_MS = 6e4;
function closedAfter(receipt, day) {
  const [settled, closed] = [timeOf(receipt, "settledAt"), timeOf(day, "closedAt")];
  if (Number.isNaN(settled) || Number.isNaN(closed)) return [];
  return [{ kind: "closedAfter", agrees: settled <= closed + CLOCKS_MS }];
}
var timeOf = (said, name) => Date.parse(said.get(name) ?? "");
function besidePublished(checked, published, houseKey) {
  const { head, steps } = checked;
  if (head === null) return checked;
  const agrees = head === published?.head;
  const isSigned2 = steps.some((step) => step.kind === "daySignature" && step.agrees);
  const isTwice = isSigned2 && published !== null && isOther({ head, sig: "" }, published, houseKey);
  const added = [{ kind: isTwice ? "oneDay" : "published", agrees }];
  return { ...checked, steps: [...steps, ...added], verdict: agrees ? checked.verdict : "wrong" };
}
var nameOf = ({ head }) => readSaid(DAY_TITLE, head)?.get("day");
function isOther(day, second, houseKey) {
  const { head, sig } = second;
  return head !== day.head && nameOf(second) === nameOf(day) && houseKey !== null && isSignedBy(houseKey, sig, head);
}
function daySaidTwice(days) {
  const known = /* @__PURE__ */ new Map();
  for (const day of days) {
    const first = known.get(nameOf(day));
    if (first && first.head !== day.head) return [first, day];
    known.set(nameOf(day), day);
  }
  return null;
}
function receiptIsIn({ text, path = [] }, day) {
  return climb(HASH_TREE, leafHash(text), path)?.toString("hex") === day.get("root");
}
var SUM = /^(?:0|[1-9]\d{0,18})$/;
function balanceIsIn({ text, path = [] }, said, day) {
  const [asset, amount] = [said.get("asset") ?? "", said.get("amount") ?? ""];
  if (!SUM.test(amount)) return false;
  const top = climb(SUM_TREE, sumNode(BigInt(amount), leafHash(text)), path);
  return top !== null && hashOf(top).toString("hex") === day.get(`${asset}.root`) && sumOf(top).toString() === day.get(`${asset}.total`);
}
function brokenLink(days) {
  const at = days.findIndex((day, nth) => {
    const before = days[nth - 1];
    return before && !follows(day, before);
  });
  return at === -1 ? null : at;
}
function follows(day, before) {
  const [said, first] = [day, before].map(({ head }) => readSaid(DAY_TITLE, head));
  if (!said || !first || said.get("previous") !== headHash(before.head)) return false;
  return (said.get("day") ?? "") > (first.get("day") ?? "") && timeOf(said, "closedAt") > timeOf(first, "closedAt");
}
function headHash(head) {
  return createHash5("sha256").update(head, "utf8").digest("hex");
}
function readProof(text) {
  const file = parsed2(text);
  if (typeof file !== "object" || file === null) return null;
  const { text: said, sig, key, path, day, link } = file;
  if (typeof said !== "string" || typeof key !== "string") return null;
  const steps = Array.isArray(path) && path.every((step) => typeof step === "string") ? path : void 0;
  return {
    text: said,
    key,
    ...typeof sig === "string" ? { sig } : {},
    ...steps ? { path: steps } : {},
    ...isDay(day) ? { day } : {},
    ...typeof link === "string" ? { link } : {}
  };
}
function readDays(text) {
  const list = parsed2(text);
  return Array.isArray(list) && list.length > 0 && list.every(isDay) ? list : null;
}
function isDay(day) {
  if (typeof day !== "object" || day === null) return false;
  const { head, sig } = day;
  return typeof head === "string" && typeof sig === "string";
}
function parsed2(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

// server/studio/fairness/cards.ts
var DECK = 52;
var RANKS = 13;
var ACE = 12;
var JACK = 9;
function rankOf(card) {
  return card % RANKS;
}
function suitOf(card) {
  return Math.floor(card / RANKS);
}
function pipsOf(card) {
  return (rankOf(card) + 1) % RANKS + 1;
}

// server/studio/rounds/games/baccarat.ts
var BACCARAT_SPOTS = ["player", "tie", "banker", "player-pair", "banker-pair"];
function cardPoints(card) {
  const pips = pipsOf(card);
  return pips >= 10 ? 0 : pips;
}
function handPoints(cards) {
  return cards.reduce((sum, card) => sum + cardPoints(card), 0) % 10;
}
function dealBaccarat(next) {
  const player = [next()];
  const banker = [next()];
  player.push(next());
  banker.push(next());
  const playerPoints = handPoints(player);
  const bankerPoints = handPoints(banker);
  if (isNatural(playerPoints, bankerPoints)) return { kind: "baccarat", player, banker };
  let third = null;
  if (playerDraws(playerPoints)) {
    const card = next();
    player.push(card);
    third = cardPoints(card);
  }
  if (bankerDraws(bankerPoints, third)) banker.push(next());
  return { kind: "baccarat", player, banker };
}
function isNatural(playerPoints, bankerPoints) {
  return playerPoints >= 8 || bankerPoints >= 8;
}
function playerDraws(points) {
  return points <= 5;
}
function bankerDraws(points, third) {
  if (third === null) return points <= 5;
  if (points <= 2) return true;
  if (points === 3) return third !== 8;
  if (points === 4) return third >= 2 && third <= 7;
  if (points === 5) return third >= 4 && third <= 7;
  return points === 6 && (third === 6 || third === 7);
}
function baccaratWinner({ player, banker }) {
  const difference = handPoints(player) - handPoints(banker);
  if (difference === 0) return "tie";
  return difference > 0 ? "player" : "banker";
}
var BACCARAT_PAYS = {
  player: { player: 200, banker: 0, tie: 0 },
  banker: { player: 0, banker: 195, tie: 0 },
  tie: { player: 100, banker: 100, tie: 900 }
};
var PAIR_PAYS = 1200;
function baccaratPays(outcome, spot2) {
  if (spot2 === "player-pair") return isPair(outcome.player) ? PAIR_PAYS : 0;
  if (spot2 === "banker-pair") return isPair(outcome.banker) ? PAIR_PAYS : 0;
  return BACCARAT_PAYS[baccaratWinner(outcome)][spot2];
}
function isPair([first = -1, second = -2]) {
  return rankOf(first) === rankOf(second);
}

// server/studio/fairness/pick.ts
function pick(draw, { count, of }) {
  const taken = [];
  const next = picker(draw, of);
  while (taken.length < count) taken.push(next());
  return taken;
}
function picker(draw, of) {
  const moved = /* @__PURE__ */ new Map();
  let place = 0;
  return () => {
    const from = place + draw(of - place);
    const thing = moved.get(from) ?? from;
    moved.set(from, moved.get(place) ?? place);
    place += 1;
    return thing;
  };
}
function shuffled(draw, things) {
  const places = pick(draw, { count: things.length, of: things.length });
  return places.flatMap((place) => things.slice(place, place + 1));
}

// server/studio/fairness/retired.ts
function fromShoe(draw, of) {
  let left = of;
  const moved = /* @__PURE__ */ new Map();
  return () => {
    const place = draw(left);
    left -= 1;
    const thing = moved.get(place) ?? place;
    moved.set(place, moved.get(left) ?? left);
    return thing;
  };
}
function closingTheGap(draw, { count, of }) {
  const left = Array.from({ length: of }, (_, place) => place);
  return Array.from({ length: count }, () => left.splice(draw(left.length), 1)).flat();
}
function shuffledFromTheLast(draw, things) {
  const order = [...things];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const chosen2 = draw(last + 1);
    const [one3, other] = [order[last], order[chosen2]];
    if (one3 === void 0 || other === void 0) throw new Error("A shuffle lost a thing");
    order[last] = other;
    order[chosen2] = one3;
  }
  return order;
}
function cardFromAce(card) {
  const rank = card % RANKS;
  return card - rank + (rank + RANKS - 1) % RANKS;
}
var TABLES_DECK = ["C", "D", "H", "S"].flatMap(
  (suit) => [..."A23456789TJQK"].map((rank) => `${rank}${suit}`)
);

// server/studio/rounds/games/cards.ts
var DECKS = 8;
var NAMES = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
var SUITS = ["♠", "♥", "♦", "♣"];
function cardName(card) {
  return `${NAMES[rankOf(card)]}${SUITS[suitOf(card)]}`;
}
function shoeOf(version, draw) {
  const of = DECKS * DECK;
  if (version === 1) {
    const next2 = fromShoe(draw, of);
    return () => cardFromAce(next2() % DECK);
  }
  const next = picker(draw, of);
  return () => next() % DECK;
}

// server/core/flight.ts
var FLIGHT_START = 100;
var FLIGHT_TOP = 1e5;
var ONE = 10n ** 18n;
var GROWTH = [
  1000060001800036000n,
  1000120007200288008n,
  1000240028802304138n,
  1000480115218434212n,
  1000960460947491396n,
  1001921844380214448n,
  1003847382246250658n,
  1007709566842650082n,
  1015478571106201454n,
  1031196728375892644n,
  1063366692613144513n,
  1130748722959017771n,
  1278592674473449523n,
  1634799227217168459n,
  2672568513309851189n,
  7142622458335228234n,
  51017055582314779189n
];
var MS_BEYOND = 2 ** GROWTH.length;

// server/studio/rational.ts
function rational(numerator, denominator) {
  if (denominator <= 0n) throw new Error("A fraction needs a denominator above zero");
  const common = greatestCommonDivisor(numerator < 0n ? -numerator : numerator, denominator);
  return { numerator: numerator / common, denominator: denominator / common };
}
function plus(left, right) {
  return rational(
    left.numerator * right.denominator + right.numerator * left.denominator,
    left.denominator * right.denominator
  );
}
function times(left, right) {
  return rational(left.numerator * right.numerator, left.denominator * right.denominator);
}
function wholeUnits(value, unit) {
  return value.numerator * unit / value.denominator;
}
function oneIn(chance) {
  return (chance.denominator + chance.numerator - 1n) / chance.numerator;
}
function squareRoot(value) {
  if (value < 2n) return value;
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2));
  for (let next = (root + value / root) / 2n; next < root; next = (root + value / root) / 2n) root = next;
  return root;
}
function greatestCommonDivisor(left, right) {
  let [larger, smaller] = [left, right];
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

// server/studio/rounds/games/crash.ts
var CRASH_EDGE_PERCENT = 3n;
var AUTO_LEAST = FLIGHT_START + 1;
var CHANCES = 2n ** 52n;
var HEX_DIGITS_OF_52_BITS = 13;
function crashPoint(game, seeds) {
  const bits = sharedBlock(game, seeds, 0).toString("hex").slice(0, HEX_DIGITS_OF_52_BITS);
  return pointOf(BigInt(`0x${bits}`));
}
function pointOf(u) {
  const point = CHANCES * (100n - CRASH_EDGE_PERCENT) / (CHANCES - u);
  if (point >= BigInt(FLIGHT_TOP)) return FLIGHT_TOP;
  return Math.max(FLIGHT_START, Number(point));
}
function crashPays(point, auto) {
  const leavesAt = auto ?? FLIGHT_TOP;
  return point >= leavesAt ? leavesAt : 0;
}

// server/studio/fairness/weighted.ts
function atWeight(things, weightOf, place) {
  let rest = place;
  for (const thing of things) {
    const weight = weightOf(thing);
    if (rest < weight) return thing;
    rest -= weight;
  }
  throw new Error(`Place ${place} is beyond all weights`);
}

// server/studio/rounds/games/derby.ts
var RUNNERS = [1, 2, 3, 4, 5, 6];
var STRENGTHS = [30, 22, 18, 13, 10, 7];
var ALL_STRENGTH = 100;
var WIN_PERCENT = 95n;
var EXACTA_PERCENT = 93n;
var DERBY_SPOTS = [
  ...RUNNERS.map((runner) => `win-${runner}`),
  ...RUNNERS.map((runner) => `place-${runner}`),
  ...RUNNERS.flatMap(
    (first) => RUNNERS.filter((second) => second !== first).map((second) => `exacta-${first}-${second}`)
  )
];
function strengthOf(runner, raceNumber) {
  return STRENGTHS[(runner - 1 + raceNumber) % STRENGTHS.length] ?? 0;
}
function runDerby(draw, raceNumber) {
  const order = [];
  let running = [...RUNNERS];
  while (running.length > 0) {
    const strength = running.reduce((sum, runner) => sum + strengthOf(runner, raceNumber), 0);
    const first = atWeight(running, (runner) => strengthOf(runner, raceNumber), draw(strength));
    order.push(first);
    running = running.filter((runner) => runner !== first);
  }
  return { kind: "derby", order };
}
function derbyChance(spot2, raceNumber) {
  const [kind = "", first = "0", second = "0"] = spot2.split("-");
  const runner = Number(first);
  if (kind === "win") return winChance(runner, raceNumber);
  if (kind === "exacta") return inOrder(runner, Number(second), raceNumber);
  const others = RUNNERS.filter((other) => other !== runner);
  return others.map((other) => inOrder(other, runner, raceNumber)).reduce(plus, winChance(runner, raceNumber));
}
function winChance(runner, raceNumber) {
  return rational(BigInt(strengthOf(runner, raceNumber)), BigInt(ALL_STRENGTH));
}
function inOrder(first, second, raceNumber) {
  const left = ALL_STRENGTH - strengthOf(first, raceNumber);
  const then = rational(BigInt(strengthOf(second, raceNumber)), BigInt(left));
  return times(winChance(first, raceNumber), then);
}
function derbyPrice(spot2, raceNumber) {
  const { numerator, denominator } = derbyChance(spot2, raceNumber);
  const percent = spot2.startsWith("exacta") ? EXACTA_PERCENT : WIN_PERCENT;
  return Number(percent * denominator / numerator);
}
function derbyPays({ order }, spot2, raceNumber) {
  const [kind = "", first = "0", second = "0"] = spot2.split("-");
  const [winner = 0, runnerUp = 0] = order;
  const hits = kind === "win" ? winner === Number(first) : kind === "place" ? winner === Number(first) || runnerUp === Number(first) : winner === Number(first) && runnerUp === Number(second);
  return hits ? derbyPrice(spot2, raceNumber) : 0;
}

// server/studio/rounds/games/dragon-tiger.ts
var DRAGON_TIGER_SPOTS = ["dragon", "tie", "tiger", "suited-tie"];
var DRAGON_TIGER_PRICES = {
  dragon: 200,
  tie: 1200,
  tiger: 200,
  "suited-tie": 5100
};
var HALF = 50;
function dealDragonTiger(next) {
  return { kind: "dragon-tiger", dragon: next(), tiger: next() };
}
function dragonTigerWinner({ dragon, tiger }) {
  const difference = pipsOf(dragon) - pipsOf(tiger);
  if (difference === 0) return "tie";
  return difference > 0 ? "dragon" : "tiger";
}
function dragonTigerPays(outcome, spot2) {
  const winner = dragonTigerWinner(outcome);
  const isSuited = suitOf(outcome.dragon) === suitOf(outcome.tiger);
  if (winner === "tie" && (spot2 === "dragon" || spot2 === "tiger")) return HALF;
  const hits = spot2 === "suited-tie" ? winner === "tie" && isSuited : winner === spot2;
  return hits ? DRAGON_TIGER_PRICES[spot2] : 0;
}

// server/studio/rounds/games/sic-bo.ts
var FACES = [1, 2, 3, 4, 5, 6];
var pairsOfFaces = FACES.flatMap(
  (low) => FACES.filter((high) => high > low).map((high) => `pair-${low}-${high}`)
);
var TOTAL_PAYS = {
  4: 6100,
  5: 3100,
  6: 1900,
  7: 1300,
  8: 900,
  9: 800,
  10: 700,
  11: 700,
  12: 800,
  13: 900,
  14: 1300,
  15: 1900,
  16: 3100,
  17: 6100
};
var FACE_PAYS = [0, 200, 300, 1300];
var EVEN_MONEY = 200;
var DOUBLE_PAYS = 1200;
var PAIR_PAYS2 = 700;
var ANY_TRIPLE_PAYS = 3200;
var TRIPLE_PAYS = 19100;
var SIC_BO_TOTALS = Object.keys(TOTAL_PAYS).map(Number);
var SIC_BO_SPOTS = [
  "small",
  "odd",
  "even",
  "big",
  ...FACES.map((face) => `double-${face}`),
  ...FACES.map((face) => `triple-${face}`),
  "any-triple",
  ...SIC_BO_TOTALS.map((total) => `total-${total}`),
  ...pairsOfFaces,
  ...FACES.map((face) => `face-${face}`)
];
function rollSicBo(draw) {
  return { kind: "sic-bo", dice: [draw(6) + 1, draw(6) + 1, draw(6) + 1] };
}
function diceTotal({ dice: dice2 }) {
  return dice2.reduce((sum, die) => sum + die, 0);
}
function isTriple({ dice: dice2 }) {
  return new Set(dice2).size === 1;
}
function sicBoPays(outcome, spot2) {
  const [kind = "", first = "0", second = "0"] = spot2.split("-");
  const many2 = (face) => outcome.dice.filter((die) => die === Number(face)).length;
  const total = diceTotal(outcome);
  if (kind === "face") return FACE_PAYS[many2(first)] ?? 0;
  if (kind === "total") return total === Number(first) ? TOTAL_PAYS[total] ?? 0 : 0;
  if (kind === "triple") return many2(first) === 3 ? TRIPLE_PAYS : 0;
  if (kind === "double") return many2(first) >= 2 ? DOUBLE_PAYS : 0;
  if (kind === "pair") return many2(first) > 0 && many2(second) > 0 ? PAIR_PAYS2 : 0;
  if (kind === "any") return isTriple(outcome) ? ANY_TRIPLE_PAYS : 0;
  return isOnSide(outcome, kind) ? EVEN_MONEY : 0;
}
function isOnSide(outcome, side) {
  const total = diceTotal(outcome);
  if (isTriple(outcome)) return false;
  if (side === "small") return total <= 10;
  if (side === "big") return total >= 11;
  return total % 2 === (side === "odd" ? 1 : 0);
}
var ALL_ROLLS = FACES.flatMap(
  (one3) => FACES.flatMap((two) => FACES.map((three) => ({ kind: "sic-bo", dice: [one3, two, three] })))
);

// server/studio/rounds/outcome.ts
var SPOTS = {
  crash: [],
  baccarat: BACCARAT_SPOTS,
  "dragon-tiger": DRAGON_TIGER_SPOTS,
  "sic-bo": SIC_BO_SPOTS,
  derby: DERBY_SPOTS
};
function drawOutcome({ kind, version, game, number, seeds }) {
  switch (kind) {
    case "crash":
      return { kind, point: crashPoint(game, seeds) };
    case "baccarat":
      return dealBaccarat(shoeOf(version, sharedDraw(game, seeds)));
    case "dragon-tiger":
      return dealDragonTiger(shoeOf(version, sharedDraw(game, seeds)));
    case "sic-bo":
      return rollSicBo(sharedDraw(game, seeds));
    case "derby":
      return runDerby(sharedDraw(game, seeds), number);
  }
}
function paysOf(outcome, choice, number) {
  if (outcome.kind === "crash") return crashPays(outcome.point, "auto" in choice ? choice.auto : null);
  const { spot: spot2 } = "spot" in choice ? choice : { spot: "" };
  if (!SPOTS[outcome.kind].includes(spot2)) throw new Error(`Nobody can stake on ${spot2} in ${outcome.kind}`);
  switch (outcome.kind) {
    case "baccarat":
      return baccaratPays(outcome, spot2);
    case "dragon-tiger":
      return dragonTigerPays(outcome, spot2);
    case "sic-bo":
      return sicBoPays(outcome, spot2);
    case "derby":
      return derbyPays(outcome, spot2, number);
  }
}
function payoutOf(stakeMinor, hundredths) {
  return stakeMinor * BigInt(hundredths) / 100n;
}

// server/studio/verify/read-link.ts
var LINK_MAX = 2e4;
var SLOT_PAGE = /\/seeds\/verify\?/;
function readLink(text) {
  const link = text.trim();
  if (link.length > LINK_MAX || !link.includes("=")) return null;
  const behind = link.slice(link.indexOf("?") + 1);
  const query = new URLSearchParams(behind.split("#", 1)[0]);
  if (SLOT_PAGE.test(link) && !query.has("engine")) query.set("engine", "slot");
  return query;
}

// server/core/outcome.ts
function done(value) {
  return { ok: true, value };
}
function refuse(refusal) {
  return { ok: false, refusal };
}

// server/core/numbers/hundredths.ts
function plainHundredths(hundredths) {
  const digits = String(hundredths).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

// server/studio/book/market.ts
var MARKET_TYPES = [
  "1x2",
  "winner",
  "double-chance",
  "total",
  "handicap",
  "both-score",
  "correct-score"
];
function isMarketType(text) {
  return MARKET_TYPES.some((type) => type === text);
}
function outcomeBy({ type, lineQuarters }, { key, offered: offered2, score }) {
  const { home, away } = score;
  switch (type) {
    case "1x2":
      return won(key === sideOf(score));
    case "double-chance":
      return won(key.split("-").includes(sideOf(score)));
    case "total":
      return byMargin(4 * (home + away) - (lineQuarters ?? 0), key === "under");
    case "handicap":
      return byMargin(4 * (home - away) + (lineQuarters ?? 0), key === "away");
    case "both-score":
      return won((home > 0 && away > 0) === (key === "yes"));
    case "correct-score":
      return won(key === "other" ? !offered2.includes(`${home}-${away}`) : key === `${home}-${away}`);
    case "winner":
      return byWinner(key, score);
  }
}
function sideOf({ home, away }) {
  if (home === away) return "draw";
  return home > away ? "home" : "away";
}
function won(is) {
  return is ? "won" : "lost";
}
function byWinner(key, score) {
  if (key !== "home" && key !== "away") return null;
  const side = sideOf(score);
  return side === "draw" ? "push" : won(side === key);
}
function byMargin(quarters, turned) {
  const margin = turned ? -quarters : quarters;
  if (margin % 2 === 0) return margin === 0 ? "push" : won(margin > 0);
  if (margin === 1) return "half-won";
  return margin === -1 ? "half-lost" : won(margin > 0);
}

// server/studio/book/slips/leg-outcome.ts
var DEAD_HEATS = ["won/2", "won/3", "won/4", "won/5", "won/6", "won/7", "won/8", "won/9"];
var LEG_OUTCOMES = ["won", "lost", "push", "void", "half-won", "half-lost", ...DEAD_HEATS];
function isLegOutcome(text) {
  return LEG_OUTCOMES.some((one3) => one3 === text);
}
var NOTHING = rational(0n, 1n);
var ALL = rational(1n, 1n);
var HALF2 = rational(1n, 2n);
function partsOf(outcome) {
  switch (outcome) {
    case "won":
      return { wins: ALL, returns: NOTHING };
    case "lost":
      return { wins: NOTHING, returns: NOTHING };
    case "push":
    case "void":
      return { wins: NOTHING, returns: ALL };
    case "half-won":
      return { wins: HALF2, returns: HALF2 };
    case "half-lost":
      return { wins: NOTHING, returns: HALF2 };
    default:
      return { wins: rational(1n, BigInt(outcome.slice("won/".length))), returns: NOTHING };
  }
}

// server/studio/book/slips/slip-payout.ts
var HUNDRED = 100n;
function legFactor(price, outcome) {
  const { wins, returns } = partsOf(outcome);
  return plus(times(wins, rational(BigInt(price), HUNDRED)), returns);
}

// server/core/time.ts
var SECOND_MS = 1e3;
var MINUTE_MS = 60 * SECOND_MS;
var HOUR_MS = 60 * MINUTE_MS;
var DAY_MS = 24 * HOUR_MS;

// server/studio/book/virtual/virtual-league.ts
var VIRTUAL_GAMES = ["virtual-league", "virtual-esports"];
var CLUBS = [
  club("darya", { fa: "دریای انزلی", en: "Darya Anzali" }, [4, 3], ["#0f6fb5", "#ffffff"]),
  club("alborz", { fa: "البرز تهران", en: "Alborz Tehran" }, [5, 4], ["#b3273e", "#ffffff"]),
  club("zagros", { fa: "زاگرس کرمانشاه", en: "Zagros Kermanshah" }, [3, 4], ["#14663f", "#f4ecdd"]),
  club("kavir", { fa: "کویر یزد", en: "Kavir Yazd" }, [2, 3], ["#c98a1b", "#2c1d14"]),
  club("atash", { fa: "آتش آبادان", en: "Atash Abadan" }, [5, 2], ["#e05a1f", "#1d2333"]),
  club("firuzeh", { fa: "فیروزهٔ نیشابور", en: "Firuzeh Nishapur" }, [3, 3], ["#14948f", "#ffffff"]),
  club("zayandeh", { fa: "زاینده‌رود اصفهان", en: "Zayandeh Isfahan" }, [4, 4], ["#e0a526", "#1f3a6e"]),
  club("sahand", { fa: "سهند تبریز", en: "Sahand Tabriz" }, [4, 2], ["#5a3d8f", "#ffffff"])
];
var TEAMS = [
  club("rostam", { fa: "رستم", en: "Rostam" }, [58, 0], ["#b3273e", "#e0a526"]),
  club("simin", { fa: "سیمین", en: "Simin" }, [47, 0], ["#7b8cb6", "#1d2333"]),
  club("arash", { fa: "آرش", en: "Arash" }, [55, 0], ["#14663f", "#ffffff"]),
  club("tufan", { fa: "توفان", en: "Tufan" }, [42, 0], ["#1f3a6e", "#86d6d2"]),
  club("gordafarid", { fa: "گردآفرید", en: "Gordafarid" }, [52, 0], ["#5a3d8f", "#e0a526"]),
  club("shahin", { fa: "شاهین", en: "Shahin" }, [45, 0], ["#c98a1b", "#2c1d14"]),
  club("kaveh", { fa: "کاوه", en: "Kaveh" }, [50, 0], ["#e05a1f", "#ffffff"]),
  club("mahtab", { fa: "مهتاب", en: "Mahtab" }, [39, 0], ["#14948f", "#fdf8ec"])
];
function club(code, { fa, en }, [attack, defence], colours) {
  return { code, names: { fa, en }, attack, defence, colours };
}
var SIDES = {
  "virtual-league": CLUBS,
  "virtual-esports": TEAMS
};
var SEASON_ROUNDS = 14;
var HALF_SEASON = SEASON_ROUNDS / 2;
function fixturesOf(game, round) {
  const sides2 = SIDES[game];
  const nth = round % SEASON_ROUNDS;
  const turn = nth % HALF_SEASON;
  const [first, ...others] = sides2;
  const ring = others.map((_, place) => others[(place + turn) % others.length]);
  return Array.from({ length: sides2.length / 2 }, (_, pair) => {
    const one3 = pair === 0 ? first : ring[pair];
    const other = pair === 0 ? ring[0] : ring[ring.length - pair];
    if (!one3 || !other) throw new Error(`Round ${round} of ${game} has no pair ${pair}`);
    const isTurned = nth >= HALF_SEASON !== (pair === 0 && turn % 2 === 1);
    return isTurned ? { home: other, away: one3 } : { home: one3, away: other };
  });
}

// server/studio/book/virtual/virtual-clock.ts
var ROUND_MS = 4 * MINUTE_MS;
var PLAY_MS = 60 * SECOND_MS;
var BETTING_MIN_MS = 3 * MINUTE_MS;
var OFFSET_MS = {
  "virtual-league": 0,
  "virtual-esports": ROUND_MS / 2
};
var EVENT_ID = /^(virtual-league|virtual-esports)-(\d{1,12})-(\d{1,2})$/;
function readVirtualEventId(id) {
  const [, name, round, place] = EVENT_ID.exec(id) ?? [];
  const game = VIRTUAL_GAMES.find((known) => known === name);
  return game ? { game, round: Number(round), place: Number(place) } : null;
}

// server/studio/book/virtual/virtual-model.ts
var GOALS = [
  [6065, 3033, 758, 126, 16, 2, 0],
  [4724, 3543, 1329, 332, 62, 9, 1],
  [3679, 3679, 1839, 613, 153, 31, 6],
  [2865, 3581, 2238, 933, 291, 73, 19],
  [2231, 3347, 2510, 1255, 471, 141, 45],
  [1653, 2975, 2678, 1607, 723, 260, 104],
  [1225, 2572, 2700, 1890, 992, 417, 204],
  [821, 2052, 2565, 2138, 1336, 668, 420],
  [498, 1494, 2240, 2240, 1680, 1008, 840]
];
var GOALS_OUT_OF = 1e4;
var MATCH_MINUTES = 90;
var LEVEL = 3;
var HOME_ADVANTAGE = 1;
var MAPS_TO_WIN = 2;
function mapChance({ home, away }) {
  return { wins: home.attack, of: home.attack + away.attack };
}
function goalsRow(attack, defence) {
  const place = Math.max(0, Math.min(GOALS.length - 1, LEVEL + attack - defence));
  return GOALS[place] ?? [];
}
function homeGoals({ home, away }) {
  return goalsRow(home.attack + HOME_ADVANTAGE, away.defence);
}
function awayGoals({ home, away }) {
  return goalsRow(away.attack, home.defence);
}
function playVirtual(game, fixture, draw) {
  return game === "virtual-league" ? playFootball(fixture, draw) : playMaps(fixture, draw);
}
function playFootball(fixture, draw) {
  const home = goalsAt(homeGoals(fixture), draw(GOALS_OUT_OF));
  const away = goalsAt(awayGoals(fixture), draw(GOALS_OUT_OF));
  const sides2 = [...Array(home).fill("home"), ...Array(away).fill("away")];
  const moments = sides2.map((side) => ({ at: 1 + draw(MATCH_MINUTES), side }));
  return { score: { home, away }, moments: moments.sort((one3, other) => one3.at - other.at) };
}
function goalsAt(row2, place) {
  const [goals] = atWeight([...row2.entries()], ([, weight]) => weight, place);
  return goals;
}
function playMaps(fixture, draw) {
  const { wins, of } = mapChance(fixture);
  const score = { home: 0, away: 0 };
  const moments = [];
  while (Math.max(score.home, score.away) < MAPS_TO_WIN) {
    const side = draw(of) < wins ? "home" : "away";
    score[side] += 1;
    moments.push({ at: moments.length + 1, side });
  }
  return { score, moments };
}
function scoreChances(game, fixture) {
  return game === "virtual-league" ? footballChances(fixture) : mapChances(fixture);
}
function footballChances(fixture) {
  const outOf = BigInt(GOALS_OUT_OF) * BigInt(GOALS_OUT_OF);
  const away = awayGoals(fixture);
  return homeGoals(fixture).flatMap(
    (homeWeight, home) => away.flatMap(
      (awayWeight, goals) => homeWeight * awayWeight === 0 ? [] : [{ score: { home, away: goals }, chance: rational(BigInt(homeWeight * awayWeight), outOf) }]
    )
  );
}
function mapChances(fixture) {
  const { wins, of } = mapChance(fixture);
  const [win, lose, all] = [BigInt(wins), BigInt(of - wins), BigInt(of)];
  return [
    { score: { home: 2, away: 0 }, chance: rational(win * win, all ** 2n) },
    { score: { home: 2, away: 1 }, chance: rational(2n * win * win * lose, all ** 3n) },
    { score: { home: 1, away: 2 }, chance: rational(2n * win * lose * lose, all ** 3n) },
    { score: { home: 0, away: 2 }, chance: rational(lose * lose, all ** 2n) }
  ];
}

// server/studio/book/virtual/virtual-prices.ts
var RETURN = rational(95n, 100n);
var PRICE_MIN = 101;
var PRICE_MAX = 5e4;
var FOOTBALL = [
  { type: "1x2", lineQuarters: null, keys: ["home", "draw", "away"] },
  { type: "double-chance", lineQuarters: null, keys: ["home-draw", "home-away", "draw-away"] },
  { type: "total", lineQuarters: 6, keys: ["over", "under"] },
  { type: "total", lineQuarters: 10, keys: ["over", "under"] },
  { type: "total", lineQuarters: 14, keys: ["over", "under"] },
  { type: "handicap", lineQuarters: 0, keys: ["home", "away"] },
  { type: "handicap", lineQuarters: -4, keys: ["home", "away"] },
  { type: "both-score", lineQuarters: null, keys: ["yes", "no"] },
  { type: "correct-score", lineQuarters: null, keys: correctScores(3) }
];
var MAPS = [
  { type: "winner", lineQuarters: null, keys: ["home", "away"] },
  { type: "total", lineQuarters: 10, keys: ["over", "under"] },
  { type: "correct-score", lineQuarters: null, keys: ["2-0", "2-1", "1-2", "0-2"] }
];
var ASKED = {
  "virtual-league": FOOTBALL,
  "virtual-esports": MAPS
};
function correctScores(most) {
  const goals = Array.from({ length: most + 1 }, (_, count) => count);
  return [...goals.flatMap((home) => goals.map((away) => `${home}-${away}`)), "other"];
}
function virtualMarkets(game, fixture) {
  const chances = scoreChances(game, fixture);
  return ASKED[game].flatMap(({ keys, ...market }) => {
    const selections = keys.map((key) => offered(market, { key, keys, chances }));
    const good = selections.filter((selection) => selection !== null);
    return good.length === keys.length ? [{ ...market, selections: good }] : [];
  });
}
function offered(market, { key, keys, chances }) {
  let wins = rational(0n, 1n);
  let returns = rational(0n, 1n);
  for (const { score, chance } of chances) {
    const outcome = outcomeBy(market, { key, offered: keys, score });
    if (outcome === null) throw new Error(`A virtual match does not decide ${market.type}`);
    const parts = partsOf(outcome);
    wins = plus(wins, times(parts.wins, chance));
    returns = plus(returns, times(parts.returns, chance));
  }
  const price = priceOf(wins, returns);
  if (price < PRICE_MIN) return null;
  const gives = plus(times(wins, rational(BigInt(price), 100n)), returns);
  return { key, price, gives };
}
function priceOf(wins, returns) {
  if (wins.numerator === 0n) return PRICE_MAX;
  const played = rational(returns.denominator - returns.numerator, returns.denominator);
  const fair = times(times(RETURN, played), rational(wins.denominator, wins.numerator));
  const hundredths = fair.numerator * 100n / fair.denominator;
  return hundredths > BigInt(PRICE_MAX) ? PRICE_MAX : Number(hundredths);
}

// server/studio/book/verify.ts
var HASH3 = /^[0-9a-f]{64}$/;
function verifyBook(query) {
  const round = query.get("round") ?? "";
  const link = query.get("link") ?? "";
  const entropy = query.get("entropy") ?? "";
  const named = readVirtualEventId(round);
  const fixture = named && fixturesOf(named.game, named.round)[named.place];
  if (!fixture || !HASH3.test(link) || !HASH3.test(entropy)) return null;
  if ((query.get("game") ?? named.game) !== named.game) return null;
  const { score, moments } = playVirtual(
    named.game,
    fixture,
    sharedDraw(named.game, { link, round, entropy })
  );
  const sides2 = { home: fixture.home.names.en ?? "", away: fixture.away.names.en ?? "" };
  return {
    title: `${sides2.home} – ${sides2.away}, ${round}`,
    lines: [
      ["Commitment: SHA-256 of `commit|` and the link", commitOfLink(link)],
      ...terminalLine(query, link),
      ["Score", `${score.home}-${score.away}`],
      ...moments.map(({ at, side }, nth) => [`Event ${nth + 1}`, `${at}: ${sides2[side]}`]),
      ...paidLine(query, { named, fixture, score })
    ]
  };
}
var INDEX_MAX = 1e6;
function terminalLine(query, link) {
  const index = Number(query.get("index") ?? Number.NaN);
  if (!Number.isSafeInteger(index) || index < 1 || index > INDEX_MAX) return [];
  return [[`Followed back ${index} links to what was published`, followChain(link, index)]];
}
function paidLine(query, { named, fixture, score }) {
  const type = query.get("market") ?? "";
  const key = query.get("selection") ?? "";
  if (!isMarketType(type)) return [];
  const market = virtualMarkets(named.game, fixture).find(
    (offered3) => offered3.type === type && String(offered3.lineQuarters ?? "") === (query.get("line") ?? "")
  );
  const selection = market?.selections.find((offered3) => offered3.key === key);
  if (!market || !selection) return [];
  const offered2 = market.selections.map((one3) => one3.key);
  const outcome = outcomeBy(market, { key, offered: offered2, score });
  if (outcome === null || !isLegOutcome(outcome)) return [];
  const { numerator, denominator } = legFactor(selection.price, outcome);
  return [
    ["Price", plainHundredths(selection.price)],
    ["Outcome", outcome],
    ["Payout of one unit", `${numerator}/${denominator}`]
  ];
}

// server/core/languages.ts
function localText(text, language) {
  return text[language] ?? text.en ?? text.fa;
}

// server/studio/fairness/versions.ts
var VERSION = /^[1-9]\d{0,5}$/;
function versionIn(query, latest, oldest = latest) {
  const text = query.get("version") ?? "1";
  const version = Number(text);
  return VERSION.test(text) && version >= oldest && version <= latest ? version : null;
}

// server/studio/instant/figures.json
var figures_default = {
  videoPoker: {
    rtpBasisPoints: 9839,
    numerator: "38009381393",
    denominator: "38630291700",
    royalOneIn: "40395"
  },
  blackjack: {
    rtpBasisPoints: 9838,
    rounds: "20000000",
    deviationMillionths: 225
  }
};

// server/studio/instant/instant-game.ts
function oneStep(game) {
  const { decide, stakeOf, stillOffered, readChoice, ...facts } = game;
  return {
    ...facts,
    readChoice,
    ...stakeOf ? { stakeOf: (choice) => stakeOf(choice) } : {},
    ...stillOffered ? { stillOffered: (choice, at) => stillOffered(choice, at) } : {},
    play({ choice, stakeMinor, draw }) {
      const { result, payoutMinor } = decide({ choice, stakeMinor, draw });
      return { shown: result, payoutMinor, costOf: () => null, ifLeft: null };
    }
  };
}
function timesHundredths(stakeMinor, hundredths) {
  return stakeMinor * BigInt(hundredths) / 100n;
}
var USUAL_STAKES = {
  minMinor: 100n,
  maxMinor: 50000n,
  stepsMinor: [100n, 200n, 500n, 1000n, 2000n, 5000n, 10000n, 20000n, 50000n]
};

// server/studio/instant/cards/blackjack-hand.ts
var TWENTY_ONE = 21;
function pointsOf(card) {
  const rank = rankOf(card);
  if (rank === ACE) return 1;
  return Math.min(10, rank + 2);
}
function totalOf(cards) {
  const total = cards.reduce((sum, card) => sum + pointsOf(card), 0);
  const isSoft = total <= 11 && cards.some((card) => rankOf(card) === ACE);
  return { total: isSoft ? total + 10 : total, isSoft };
}
function isNatural2(cards) {
  return cards.length === 2 && totalOf(cards).total === TWENTY_ONE;
}

// server/studio/instant/cards/blackjack-table.ts
var DECKS2 = 6;
var DEALER_STANDS_AT = 17;
var BLACKJACK_ACTIONS = ["insure", "decline", "hit", "stand", "double", "split"];
function playTable(draw, actions) {
  const next = picker(draw, DECKS2 * DECK);
  const card = () => next() % DECK;
  const [first, up, second, hole] = [card(), card(), card(), card()];
  const table = {
    hands: [{ cards: [first, second], stakes: 1, isDone: false }],
    dealer: [up, hole],
    isInsured: false,
    isSplit: false,
    isInsuranceOver: pointsOf(up) !== 1
  };
  endAtNaturals(table);
  for (const action of actions) {
    if (!offersOf(table).includes(action)) throw new Error(`The table does not offer ${action}`);
    take(table, action, card);
  }
  const active = activeHand(table);
  const isOver = active === null && table.isInsuranceOver;
  if (isOver) playDealer(table, card);
  const { hands, dealer, isInsured, isSplit } = table;
  return { hands, dealer, isInsured, isSplit, isOver, active, offers: offersOf(table) };
}
function endAtNaturals(table) {
  const [hand] = table.hands;
  if (!hand || !table.isInsuranceOver) return;
  if (isNatural2(table.dealer) || isNatural2(hand.cards)) hand.isDone = true;
}
function activeHand({ hands, isInsuranceOver }) {
  const place = hands.findIndex(({ isDone }) => !isDone);
  return place === -1 || !isInsuranceOver ? null : place;
}
function offersOf(table) {
  if (!table.isInsuranceOver) return ["insure", "decline"];
  const hand = table.hands[activeHand(table) ?? -1];
  if (!hand) return [];
  const [one3, other] = hand.cards;
  const isPair2 = one3 !== void 0 && other !== void 0 && pointsOf(one3) === pointsOf(other);
  return [
    "hit",
    "stand",
    ...hand.cards.length === 2 ? ["double"] : [],
    ...hand.cards.length === 2 && isPair2 && !table.isSplit ? ["split"] : []
  ];
}
function take(table, action, card) {
  if (action === "insure" || action === "decline") {
    table.isInsured = action === "insure";
    table.isInsuranceOver = true;
    endAtNaturals(table);
    return;
  }
  const hand = table.hands[activeHand(table) ?? -1];
  if (!hand) return;
  if (action === "split") {
    split(table, hand, card);
    return;
  }
  if (action === "double") hand.stakes = 2;
  if (action !== "stand") hand.cards.push(card());
  hand.isDone = action !== "hit" || totalOf(hand.cards).total >= TWENTY_ONE;
}
function split(table, hand, card) {
  table.isSplit = true;
  table.hands = hand.cards.map((kept) => {
    const cards = [kept, card()];
    return { cards, stakes: 1, isDone: pointsOf(kept) === 1 || totalOf(cards).total === TWENTY_ONE };
  });
}
function playDealer({ hands, dealer, isSplit }, card) {
  const isLive = hands.some(
    ({ cards }) => totalOf(cards).total <= TWENTY_ONE && (isSplit || !isNatural2(cards))
  );
  while (isLive && totalOf(dealer).total < DEALER_STANDS_AT) dealer.push(card());
}

// server/studio/instant/cards/blackjack.ts
var NATURAL_PAYS = 220;
var INSURANCE_PAYS = 150;
var INSURANCE_COSTS = 50;
var TOP_HUNDREDTHS = 800;
var blackjack = {
  code: "blackjack",
  names: { fa: "بیست‌ویک", en: "Blackjack", zh: "二十一点", id: "Blackjack", th: "แบล็กแจ็ก", vi: "Xì dách" },
  vendor: "SIMORGH",
  category: "RNG",
  family: "blackjack",
  mathVersion: 1,
  stakes: USUAL_STAKES,
  figures: {
    rtpBasisPoints: figures_default.blackjack.rtpBasisPoints,
    rtp: {
      kind: "simulated",
      rounds: figures_default.blackjack.rounds,
      deviationMillionths: figures_default.blackjack.deviationMillionths
    },
    topHundredths: TOP_HUNDREDTHS,
    topOneIn: null
  },
  sheet: { decks: DECKS2, natural: NATURAL_PAYS, insurance: INSURANCE_PAYS },
  readChoice: () => ({}),
  readAction(fields) {
    return BLACKJACK_ACTIONS.find((action) => action === fields.get("action")) ?? null;
  },
  play
};
function play({ stakeMinor, actions, draw }) {
  const table = playTable(draw, actions);
  return {
    shown: shownTable(table),
    payoutMinor: table.isOver ? timesHundredths(stakeMinor, payoutHundredths(table)) : null,
    costOf(action) {
      const offered2 = table.offers.find((one3) => one3 === action);
      return offered2 === void 0 ? null : timesHundredths(stakeMinor, costHundredths(offered2));
    },
    ifLeft: table.isOver ? null : table.offers.includes("decline") ? "decline" : "stand"
  };
}
function costHundredths(action) {
  if (action === "insure") return INSURANCE_COSTS;
  return action === "double" || action === "split" ? 100 : 0;
}
function shownTable(table) {
  const { isOver, isInsured, active, offers } = table;
  const dealer = isOver ? table.dealer : table.dealer.slice(0, 1);
  return {
    hands: table.hands.map((hand) => ({
      cards: hand.cards,
      ...totalOf(hand.cards),
      stakes: hand.stakes,
      result: isOver ? resultOf(hand, table) : null
    })),
    active,
    dealer: { cards: dealer, ...totalOf(dealer) },
    isInsured,
    offers
  };
}
function resultOf({ cards }, { dealer, isSplit }) {
  const { total } = totalOf(cards);
  const dealerTotal = totalOf(dealer).total;
  const hasNatural = !isSplit && isNatural2(cards);
  if (hasNatural || isNatural2(dealer)) {
    if (hasNatural && isNatural2(dealer)) return "push";
    return hasNatural ? "natural" : "lose";
  }
  if (total > TWENTY_ONE) return "bust";
  if (dealerTotal > TWENTY_ONE || total > dealerTotal) return "win";
  return total === dealerTotal ? "push" : "lose";
}
var PAYS = {
  natural: NATURAL_PAYS,
  win: 200,
  push: 100,
  lose: 0,
  bust: 0
};
function payoutHundredths(table) {
  const insurance = table.isInsured && isNatural2(table.dealer) ? INSURANCE_PAYS : 0;
  return table.hands.reduce((sum, hand) => sum + PAYS[resultOf(hand, table)] * hand.stakes, insurance);
}

// server/studio/instant/cards/poker-hand.ts
var POKER_HANDS = [
  "royalFlush",
  "straightFlush",
  "four",
  "fullHouse",
  "flush",
  "straight",
  "three",
  "twoPair",
  "jacks"
];
function pokerHand(cards) {
  const counts = new Array(RANKS).fill(0);
  for (const card of cards) counts[rankOf(card)] = (counts[rankOf(card)] ?? 0) + 1;
  const most = Math.max(...counts);
  const pairs = counts.filter((count) => count === 2).length;
  if (most === 4) return "four";
  if (most === 3) return pairs === 1 ? "fullHouse" : "three";
  if (pairs === 2) return "twoPair";
  if (pairs === 1) return counts.indexOf(2) >= JACK ? "jacks" : null;
  return unpairedHand(cards, counts);
}
function unpairedHand(cards, counts) {
  const isFlush = cards.every((card) => suitOf(card) === suitOf(cards[0] ?? 0));
  const low = counts.findIndex((count) => count > 0);
  const high = counts.lastIndexOf(1);
  const isWheel = high === ACE && counts.lastIndexOf(1, ACE - 1) === 3;
  const isStraight = high - low === 4 || isWheel;
  if (isFlush && isStraight) return high === ACE && !isWheel ? "royalFlush" : "straightFlush";
  if (isFlush) return "flush";
  return isStraight ? "straight" : null;
}

// server/studio/instant/cards/video-poker.ts
var POKER_PAYS = {
  royalFlush: 8e4,
  straightFlush: 5e3,
  four: 2500,
  fullHouse: 800,
  flush: 600,
  straight: 400,
  three: 300,
  twoPair: 200,
  jacks: 100
};
var HAND = 5;
var HELD_ALL = [0, 1, 2, 3, 4];
var videoPoker = {
  code: "video-poker",
  names: {
    fa: "پوکر سرباز",
    en: "Jacks or Better",
    zh: "高手扑克",
    id: "Poker Jack ke Atas",
    th: "แจ็กหรือสูงกว่า",
    vi: "Poker Đôi J trở lên"
  },
  vendor: "KHATAM",
  category: "RNG",
  family: "video-poker",
  mathVersion: 1,
  stakes: USUAL_STAKES,
  figures: {
    rtpBasisPoints: figures_default.videoPoker.rtpBasisPoints,
    rtp: {
      kind: "exact",
      numerator: figures_default.videoPoker.numerator,
      denominator: figures_default.videoPoker.denominator
    },
    topHundredths: POKER_PAYS.royalFlush,
    topOneIn: figures_default.videoPoker.royalOneIn
  },
  sheet: { pays: POKER_HANDS.map((hand) => ({ hand, times: POKER_PAYS[hand] })) },
  readChoice: () => ({}),
  readAction(fields) {
    if (fields.get("action") !== "draw") return null;
    const held = fields.getAll("hold");
    const hold = HELD_ALL.filter((place) => held.includes(String(place)));
    return held.every((text) => /^[0-4]$/.test(text)) ? { hold } : null;
  },
  play: play2
};
function play2({ stakeMinor, actions, draw }) {
  const cards = pick(draw, { count: 2 * HAND, of: DECK });
  const dealt = cards.slice(0, HAND);
  const spare = cards.slice(HAND);
  const [action] = actions;
  if (!action) {
    return {
      shown: { dealt, held: null, hand: dealt, name: pokerHand(dealt), times: null },
      payoutMinor: null,
      costOf: (asked) => isHold(asked) ? 0n : null,
      ifLeft: { hold: HELD_ALL }
    };
  }
  const hand = dealt.map((card, place) => action.hold.includes(place) ? card : spare.shift() ?? card);
  const name = pokerHand(hand);
  const times2 = name ? POKER_PAYS[name] : 0;
  return {
    shown: { dealt, held: action.hold, hand, name, times: times2 },
    payoutMinor: timesHundredths(stakeMinor, times2),
    costOf: () => null,
    ifLeft: null
  };
}
function isHold(action) {
  return typeof action === "object" && action !== null && "hold" in action;
}

// server/studio/instant/reels/letters.ts
var LETTERS = {
  wild: "W",
  scatter: "S",
  h1: "A",
  h2: "B",
  h3: "C",
  h4: "D",
  l1: "E",
  l2: "F",
  l3: "G",
  l4: "H"
};
function rowsOf(grid) {
  return grid.map((row2) => row2.map((symbol) => LETTERS[symbol]).join(""));
}

// server/studio/volatility.ts
var LOW_BELOW_HUNDREDTHS = 300;
var MEDIUM_BELOW_HUNDREDTHS = 500;
function volatilityOf(deviationHundredths) {
  if (deviationHundredths < LOW_BELOW_HUNDREDTHS) return "low";
  return deviationHundredths < MEDIUM_BELOW_HUNDREDTHS ? "medium" : "high";
}

// server/studio/instant/reels/coins.ts
var COINS_PER_STAKE = 20;
function payoutOf2(stakeMinor, win) {
  const coins = BigInt(COINS_PER_STAKE);
  if (stakeMinor % coins !== 0n) throw new Error(`A stake of ${stakeMinor} is not of ${coins} whole coins`);
  return stakeMinor / coins * BigInt(win);
}

// server/studio/slots/theme.ts
var REELS = 5;
var ROWS = 3;
var SYMBOLS = ["wild", "scatter", "h1", "h2", "h3", "h4", "l1", "l2", "l3", "l4"];
var KNOWN_SYMBOLS = new Set(SYMBOLS);
function strip(text) {
  return text.trim().split(/\s+/).map(asSymbol);
}
function asSymbol(text) {
  if (!isSymbol(text)) throw new Error(`A strip has the unknown symbol ${text}`);
  return text;
}
function isSymbol(text) {
  return KNOWN_SYMBOLS.has(text);
}

// server/studio/instant/reels/grid.ts
function gridOf(strips, stops) {
  return Array.from(
    { length: ROWS },
    (_, row2) => strips.map((strip2, reel) => {
      const symbol = strip2[((stops[reel] ?? 0) + row2) % strip2.length];
      if (symbol === void 0) throw new Error("A strip is empty");
      return symbol;
    })
  );
}

// server/studio/instant/reels/reel-sheet.ts
function waySheet({ symbols, art, strips, linePays }) {
  return {
    symbols: shownSymbols({ symbols, art }),
    idle: rowsOf(gridOf(strips, [0, 0, 0, 0, 0])),
    pays: SYMBOLS.flatMap((id) => {
      const pays = id === "scatter" ? void 0 : linePays[id];
      return pays ? [{ symbol: LETTERS[id], pays: [...pays] }] : [];
    })
  };
}
function shownSymbols({ symbols, art }) {
  return Object.fromEntries(
    SYMBOLS.flatMap((id) => {
      const names = symbols[id];
      return names ? [[LETTERS[id], { names: shownNames(names), art: artOf(art, id) }]] : [];
    })
  );
}
function artOf({ sprite, others }, id) {
  const own = others?.[id] ?? `${sprite}#${id}`;
  if (!own.includes("#")) return own;
  const [name, symbol] = own.split("#");
  return `/studio/${name}.svg#${symbol}`;
}
function shownNames(names) {
  return Object.fromEntries(Object.entries(names));
}
function shownFigures({ deviationHundredths, bonusOneIn, topSpin, fullGridOneIn }) {
  return {
    deviationHundredths,
    bonusOneIn,
    topSpin: topSpin ? { ...topSpin } : null,
    fullGridOneIn: fullGridOneIn ?? null
  };
}

// server/studio/instant/reels/reel-game.ts
function reelGame(game) {
  const { play: play4, figures, sheet, ...facts } = game;
  return oneStep({
    ...facts,
    category: "RNG",
    volatility: volatilityOf(figures.deviationHundredths),
    figures: figures.figures,
    sheet: { ...sheet, ...shownFigures(figures) },
    readChoice: () => ({}),
    decide({ stakeMinor, draw }) {
      const round = play4(draw);
      return { result: round, payoutMinor: payoutOf2(stakeMinor, round.win) };
    }
  });
}

// server/studio/instant/reels/reel-stakes.ts
function stakesOf(coinsMinor) {
  return steppedStakes(coinsMinor.map((coin) => coin * BigInt(COINS_PER_STAKE)));
}
function steppedStakes(stepsMinor2) {
  const minMinor = stepsMinor2[0] ?? 0n;
  return { minMinor, maxMinor: stepsMinor2.at(-1) ?? minMinor, stepsMinor: stepsMinor2 };
}

// server/studio/instant/cascade/baran-e-gol.ts
var baranEGol = {
  code: "baran-e-gol",
  vendor: "KHATAM",
  mathVersion: 1,
  names: {
    fa: "باران گل",
    en: "Rain of Flowers",
    zh: "花之雨",
    id: "Hujan Bunga",
    th: "สายฝนดอกไม้",
    vi: "Mưa Hoa"
  },
  symbols: {
    scatter: { fa: "دروازهٔ باغ", en: "Garden gate" },
    h1: { fa: "گل محمدی", en: "Damask rose" },
    h2: { fa: "طاووس", en: "Peacock" },
    h3: { fa: "حوض", en: "Pool" },
    h4: { fa: "سرو", en: "Cypress" },
    l1: { fa: "نرگس", en: "Narcissus" },
    l2: { fa: "لاله", en: "Tulip" },
    l3: { fa: "بنفشه", en: "Violet" },
    l4: { fa: "یاس", en: "Jasmine" }
  },
  art: { sprite: "golestan" },
  weights: [
    ["h1", 18],
    ["h2", 20],
    ["h3", 22],
    ["h4", 24],
    ["l1", 26],
    ["l2", 26],
    ["l3", 28],
    ["l4", 30],
    ["scatter", 5]
  ],
  counted: "anywhere",
  bands: {
    from: [8, 10, 12],
    pays: {
      h1: [150, 400, 1e3],
      h2: [60, 200, 500],
      h3: [40, 120, 300],
      h4: [30, 80, 240],
      l1: [20, 50, 160],
      l2: [16, 40, 130],
      l3: [12, 30, 100],
      l4: [7, 24, 80]
    }
  },
  multipliers: [1, 2, 3, 5, 8],
  freeDrops: {
    trigger: 4,
    awarded: [10, 12, 15],
    again: { from: 3, more: 5 },
    limit: 40,
    multipliers: [2, 3, 4, 5, 6, 8, 10, 12, 15, 20]
  },
  capStakes: 2e3,
  stakesMinor: [100n, 200n, 500n, 1000n, 2000n, 5000n, 10000n]
};

// server/studio/instant/exact.ts
function exactFigures(returns) {
  const [first, ...others] = returns;
  if (!first) throw new Error("A game without choices has no figures");
  const least = others.reduce((low, { rtp }) => isBelow(rtp, low) ? rtp : low, first.rtp);
  const most = others.reduce((high, { rtp }) => isBelow(high, rtp) ? rtp : high, first.rtp);
  const topHundredths = Math.max(...returns.map((one3) => one3.topHundredths));
  const tops = returns.filter((one3) => one3.topHundredths === topHundredths).map((one3) => one3.topChance);
  const topChance = tops.reduce((high, chance) => isBelow(high, chance) ? chance : high);
  const best = basisPoints(most);
  return {
    rtpBasisPoints: basisPoints(least),
    ...best === basisPoints(least) ? {} : { rtpBestBasisPoints: best },
    rtp: {
      kind: "exact",
      numerator: least.numerator.toString(),
      denominator: least.denominator.toString()
    },
    topHundredths,
    topOneIn: ((topChance.denominator + topChance.numerator - 1n) / topChance.numerator).toString()
  };
}
function meanReturn(pays, all) {
  const sum = pays.reduce((total, { hundredths, cases }) => total + BigInt(hundredths) * cases, 0n);
  const topHundredths = Math.max(...pays.map(({ hundredths }) => hundredths));
  const topCases = pays.reduce(
    (total, { hundredths, cases }) => total + (hundredths === topHundredths ? cases : 0n),
    0n
  );
  return { rtp: rational(sum, all * 100n), topHundredths, topChance: rational(topCases, all) };
}
function basisPoints(share) {
  return Number(wholeUnits(share, 10000n));
}
function choose(of, take2) {
  if (take2 < 0 || take2 > of) return 0n;
  let ways = 1n;
  for (let nth = 0; nth < take2; nth += 1) ways = ways * BigInt(of - nth) / BigInt(nth + 1);
  return ways;
}
function isBelow(left, right) {
  return left.numerator * right.denominator < right.numerator * left.denominator;
}

// server/studio/instant/reels/reel-figures.ts
function publishedOf(published, { code, mathVersion }) {
  const found = published[code];
  if (!isFigures(found) || found.mathVersion !== mathVersion) {
    throw new Error(`No figures are published for ${code} version ${mathVersion}`);
  }
  return found;
}
function isFigures(value) {
  return typeof value === "object" && value !== null && "figures" in value && "mathVersion" in value;
}

// server/studio/instant/cascade/cascade-figures.ts
function cascadeFigures(game, kept) {
  const rounds = BigInt(kept.rounds);
  const stake = BigInt(COINS_PER_STAKE);
  const wins = BigInt(kept.wins);
  const spread = BigInt(kept.squares) * rounds - wins * wins;
  return {
    mathVersion: kept.mathVersion,
    fingerprint: kept.fingerprint,
    figures: {
      rtpBasisPoints: Number(wins * 10000n / (rounds * stake)),
      rtp: {
        kind: "simulated",
        rounds: rounds.toString(),
        deviationMillionths: Number(squareRoot(spread * 10n ** 12n / (rounds ** 3n * stake ** 2n)))
      },
      topHundredths: game.capStakes * 100,
      topOneIn: null,
      hitBasisPoints: Math.floor(kept.hits * 1e4 / kept.rounds)
    },
    deviationHundredths: Number(squareRoot(spread * 10000n / (rounds ** 2n * stake ** 2n))),
    bonusOneIn: kept.bonuses === 0 ? null : Math.ceil(kept.rounds / kept.bonuses)
  };
}
function keptSimulation(kept, { code, mathVersion }) {
  const found = kept[code];
  if (found?.mathVersion !== mathVersion) {
    throw new Error(`simulated.json has nothing for ${code} version ${mathVersion}`);
  }
  return found;
}

// server/studio/instant/cascade/cascade-game.ts
var COLUMNS = 6;
var CASCADE_ROWS = 5;
var CASCADE_CELLS = COLUMNS * CASCADE_ROWS;

// server/studio/instant/cascade/hezar-gereh.ts
var hezarGereh = {
  code: "hezar-gereh",
  vendor: "NARD",
  mathVersion: 1,
  names: {
    fa: "هزارگره",
    en: "A Thousand Knots",
    zh: "千结",
    id: "Seribu Simpul",
    th: "พันเงื่อน",
    vi: "Nghìn Nút Thắt"
  },
  symbols: {
    wild: { fa: "شمسه", en: "Sunburst" },
    h1: { fa: "ستارهٔ زرین", en: "Golden star" },
    h2: { fa: "مثلث عاج", en: "Ivory triangle" },
    h3: { fa: "گره آبنوس", en: "Ebony knot" },
    h4: { fa: "مفتول برنج", en: "Brass wire" },
    l1: { fa: "چوب عناب", en: "Jujube wood" },
    l2: { fa: "چوب نارنج", en: "Orange wood" },
    l3: { fa: "استخوان سبز", en: "Green bone" }
  },
  art: { sprite: "khatam" },
  weights: [
    ["h1", 8],
    ["h2", 9],
    ["h3", 10],
    ["h4", 12],
    ["l1", 14],
    ["l2", 15],
    ["l3", 16],
    ["wild", 3]
  ],
  counted: "clusters",
  bands: {
    from: [5, 6, 7, 8, 10, 13],
    pays: {
      h1: [80, 120, 200, 400, 1200, 6e3],
      h2: [60, 90, 140, 280, 800, 4e3],
      h3: [40, 60, 100, 200, 600, 2400],
      h4: [26, 42, 70, 130, 380, 1400],
      l1: [19, 28, 44, 90, 260, 1e3],
      l2: [14, 22, 34, 70, 210, 800],
      l3: [12, 18, 30, 56, 170, 600]
    }
  },
  multipliers: [1, 2, 4, 6, 10, 15, 20],
  capStakes: 1e3,
  stakesMinor: [100n, 200n, 500n, 1000n, 2000n, 5000n, 10000n]
};

// server/studio/instant/cascade/group-wins.ts
function groupWins(game, grid) {
  return game.weights.flatMap(([symbol]) => {
    if (symbol === "wild" || symbol === "scatter") return [];
    const groups = game.counted === "anywhere" ? [cellsOf(grid, symbol)] : clustersOf(grid, symbol);
    return groups.flatMap((cells) => {
      const win = bandPay(game, symbol, cells.length);
      return win > 0 ? [{ symbol, count: cells.length, cells, win }] : [];
    });
  });
}
function bandPay({ bands }, symbol, count) {
  let pay = 0;
  bands.from.forEach((from, band) => {
    if (count >= from) pay = bands.pays[symbol]?.[band] ?? 0;
  });
  return pay;
}
function cellsOf(grid, symbol) {
  return grid.flatMap((held, cell) => held === symbol ? [cell] : []);
}
function clustersOf(grid, symbol) {
  const seen = /* @__PURE__ */ new Set();
  return cellsOf(grid, symbol).flatMap((start) => {
    if (seen.has(start)) return [];
    const cells = [start];
    seen.add(start);
    for (let next = 0; next < cells.length; next += 1) {
      for (const beside of neighboursOf(cells[next] ?? 0)) {
        const held = grid[beside];
        if (seen.has(beside) || held !== symbol && held !== "wild") continue;
        seen.add(beside);
        cells.push(beside);
      }
    }
    return [cells];
  });
}
function neighboursOf(cell) {
  const row2 = cell % CASCADE_ROWS;
  return [
    cell - CASCADE_ROWS,
    cell + CASCADE_ROWS,
    ...row2 > 0 ? [cell - 1] : [],
    ...row2 < CASCADE_ROWS - 1 ? [cell + 1] : []
  ].filter((beside) => beside >= 0 && beside < CASCADE_CELLS);
}

// server/studio/instant/cascade/play-cascade.ts
function playCascade(game, draw) {
  const cap = game.capStakes * COINS_PER_STAKE;
  const first = playDrop(game, draw, { free: false, climbed: 0, room: cap });
  const drops = [first.drop];
  let win = first.drop.win;
  let owed = first.drop.awarded;
  let given = owed;
  let climbed = 0;
  while (owed > 0 && win < cap) {
    const { drop, paying } = playDrop(game, draw, { free: true, climbed, room: cap - win });
    const more = Math.min(drop.awarded, (game.freeDrops?.limit ?? 0) - given);
    drops.push({ ...drop, awarded: more });
    win += drop.win;
    climbed += paying;
    given += more;
    owed += more - 1;
  }
  return { drops, win, isCapped: win === cap };
}
function playDrop(game, draw, { free, climbed, room }) {
  const ladder2 = free ? game.freeDrops?.multipliers ?? game.multipliers : game.multipliers;
  const drawSymbol = symbolsOf(game, draw);
  const grid = Array.from({ length: CASCADE_CELLS }, drawSymbol);
  const steps = [];
  let win = 0;
  for (; ; ) {
    const wins = groupWins(game, grid);
    const multiplier = ladder2[Math.min(climbed + steps.length, ladder2.length - 1)] ?? 1;
    const paid = Math.min(room - win, wins.reduce((sum, group) => sum + group.win, 0) * multiplier);
    steps.push({ rows: rowsOfCells(grid), wins: wins.map(written), multiplier, win: paid });
    win += paid;
    if (wins.length === 0 || win === room) break;
    fall(grid, new Set(wins.flatMap(({ cells }) => cells)), drawSymbol);
  }
  const scatters = grid.filter((symbol) => symbol === "scatter").length;
  const awarded = win === room ? 0 : freeDropsFor(game, scatters, free);
  const paying = steps.filter((step) => step.wins.length > 0).length;
  return { drop: { free, steps, scatters, awarded, win }, paying };
}
function written({ symbol, ...win }) {
  return { symbol: LETTERS[symbol], ...win };
}
function freeDropsFor({ freeDrops }, scatters, free) {
  if (!freeDrops) return 0;
  if (free) return scatters >= freeDrops.again.from ? freeDrops.again.more : 0;
  if (scatters < freeDrops.trigger) return 0;
  const { awarded, trigger } = freeDrops;
  return awarded[Math.min(scatters - trigger, awarded.length - 1)] ?? 0;
}
function fall(grid, gone, drawSymbol) {
  for (let column = 0; column < COLUMNS; column += 1) {
    const top = column * CASCADE_ROWS;
    const left = grid.slice(top, top + CASCADE_ROWS).filter((_, row2) => !gone.has(top + row2));
    const fresh = Array.from({ length: CASCADE_ROWS - left.length }, drawSymbol);
    grid.splice(top, CASCADE_ROWS, ...fresh, ...left);
  }
}
function symbolsOf({ weights }, draw) {
  const all = weights.reduce((sum, [, weight]) => sum + weight, 0);
  return () => atWeight(weights, ([, weight]) => weight, draw(all))[0];
}
function rowsOfCells(grid) {
  return Array.from(
    { length: CASCADE_ROWS },
    (_, row2) => Array.from({ length: COLUMNS }, (__, column) => {
      const symbol = grid[column * CASCADE_ROWS + row2];
      return symbol ? LETTERS[symbol] : "";
    }).join("")
  );
}

// server/studio/instant/cascade/simulated.json
var simulated_default = {
  "baran-e-gol": {
    mathVersion: 1,
    fingerprint: "2b60c2dbe43997e4be65480cf1088f42b51c27f649d6e897b5019d57a8a2b8db",
    seed: 1,
    rounds: 1e8,
    wins: 1913668621,
    squares: 1918595325585,
    hits: 23920777,
    bonuses: 891091,
    capped: 0,
    top: 22300
  },
  "hezar-gereh": {
    mathVersion: 1,
    fingerprint: "2af8c2a0ffabc5edcb493ea8b05269aa53b0bedaff6debaa927e12dfbee13f3e",
    seed: 1,
    rounds: 1e8,
    wins: 1905454308,
    squares: 365922337348,
    hits: 32487486,
    bonuses: 0,
    capped: 0,
    top: 16096
  }
};

// server/studio/instant/cascade/games.ts
var CASCADES = [baranEGol, hezarGereh];
var cascadeGames = CASCADES.map((game) => {
  const { code, names, vendor, mathVersion } = game;
  const kept = keptSimulation(simulated_default, game);
  return reelGame({
    code,
    names,
    vendor,
    mathVersion,
    family: "cascade",
    stakes: steppedStakes(game.stakesMinor),
    figures: cascadeFigures(game, kept),
    sheet: { ...cascadeSheet(game), topSeen: kept.top, roundsSeen: kept.rounds },
    play: (draw) => playCascade(game, draw)
  });
});
function cascadeSheet(game) {
  const { freeDrops } = game;
  const all = game.weights.reduce((sum, [, weight]) => sum + weight, 0);
  return {
    symbols: shownSymbols(game),
    idle: idleRows(game),
    counted: game.counted,
    from: [...game.bands.from],
    pays: game.weights.flatMap(([symbol]) => {
      const pays = game.bands.pays[symbol];
      return pays ? [{ symbol: LETTERS[symbol], pays: [...pays] }] : [];
    }),
    weights: game.weights.map(([symbol, weight]) => ({ symbol: LETTERS[symbol], weight, of: all })),
    multipliers: [...game.multipliers],
    freeDrops: freeDrops ? {
      trigger: freeDrops.trigger,
      awarded: [...freeDrops.awarded],
      again: { ...freeDrops.again },
      limit: freeDrops.limit,
      multipliers: [...freeDrops.multipliers]
    } : null,
    capStakes: game.capStakes
  };
}
function idleRows({ weights }) {
  return Array.from(
    { length: CASCADE_ROWS },
    (_, row2) => Array.from({ length: COLUMNS }, (__, column) => {
      const symbol = weights[(column + row2 * 2) % weights.length]?.[0];
      return symbol ? LETTERS[symbol] : "";
    }).join("")
  );
}

// server/studio/instant/fish/kinds.ts
var KINDS = [
  { id: "shrimp", names: { fa: "میگو", en: "Shrimp" }, times: 2, weight: 20, seconds: 18 },
  { id: "sardine", names: { fa: "ساردین", en: "Sardine" }, times: 3, weight: 20, seconds: 16 },
  { id: "pomfret", names: { fa: "حلوا", en: "Pomfret" }, times: 4, weight: 17, seconds: 18 },
  { id: "croaker", names: { fa: "شوریده", en: "Croaker" }, times: 5, weight: 15, seconds: 18 },
  { id: "snapper", names: { fa: "سرخو", en: "Red snapper" }, times: 8, weight: 12, seconds: 19 },
  { id: "crab", names: { fa: "خرچنگ آبی", en: "Blue crab" }, times: 10, weight: 10, seconds: 24 },
  { id: "grouper", names: { fa: "هامور", en: "Hamour" }, times: 12, weight: 9, seconds: 22 },
  { id: "cuttlefish", names: { fa: "ماهی مرکب", en: "Cuttlefish" }, times: 15, weight: 8, seconds: 20 },
  { id: "kingfish", names: { fa: "شیرماهی", en: "Kingfish" }, times: 20, weight: 7, seconds: 14 },
  { id: "jellyfish", names: { fa: "عروس دریایی", en: "Jellyfish" }, times: 30, weight: 5, seconds: 26 },
  { id: "sailfish", names: { fa: "بادبان‌ماهی", en: "Sailfish" }, times: 40, weight: 4, seconds: 13 },
  { id: "ray", names: { fa: "سفره‌ماهی", en: "Ray" }, times: 60, weight: 3, seconds: 22 },
  { id: "shark", names: { fa: "کوسه", en: "Shark" }, times: 100, weight: 2, seconds: 17 },
  { id: "pearl", names: { fa: "صدف مروارید", en: "Pearl oyster" }, times: 200, weight: 1, seconds: 28 }
];
var BY_ID = new Map(KINDS.map((kind) => [kind.id, kind]));
function fishKind(id) {
  const kind = BY_ID.get(id);
  if (!kind) throw new Error(`There is no fish ${id}`);
  return kind;
}

// server/studio/instant/fish/room.ts
var EVERY_MS = 1400;
var LONGEST_MS = Math.max(...KINDS.map(({ seconds }) => seconds)) * 1e3;
var ALL_WEIGHTS = KINDS.reduce((sum, { weight }) => sum + weight, 0);
var TOLERANCE_MS = 2e3;
function fishOf(room, id) {
  const hash = commitOf(`${room}|${id}`);
  const part = (nth, below) => Number.parseInt(hash.slice(nth * 8, nth * 8 + 8), 16) % below;
  const kind = atWeight(KINDS, ({ weight }) => weight, part(0, ALL_WEIGHTS));
  const entersAt = id * EVERY_MS + part(1, EVERY_MS);
  return {
    id,
    kind: kind.id,
    entersAt,
    leavesAt: entersAt + kind.seconds * 1e3,
    fromLeft: part(2, 2) === 0,
    height: 120 + part(3, 700),
    sway: 20 + part(4, 90),
    waves: 1 + part(5, 3)
  };
}
function fishAt(room, at, aheadMs = 0) {
  const now = at.getTime();
  const first = Math.floor((now - LONGEST_MS) / EVERY_MS) - 1;
  const last = Math.floor((now + aheadMs) / EVERY_MS);
  return Array.from({ length: last - first + 1 }, (_, nth) => fishOf(room, first + nth)).filter(
    ({ entersAt, leavesAt }) => entersAt <= now + aheadMs && leavesAt > now
  );
}
function isInRoom(room, id, at) {
  const { entersAt, leavesAt } = fishOf(room, id);
  const now = at.getTime();
  return now >= entersAt - TOLERANCE_MS && now <= leavesAt + TOLERANCE_MS;
}

// server/studio/instant/fish/games.ts
var ROOM = "khalij";
var RETURNED = 24;
var OF = 25;
var CYCLE_MS = 250;
var AHEAD_MS = 15e3;
var stepsMinor = [10n, 20n, 50n, 100n, 200n, 500n, 1000n, 2000n];
var fishGames = [
  oneStep({
    code: ROOM,
    names: {
      fa: "صید خلیج فارس",
      en: "Persian Gulf Fishing",
      zh: "波斯湾捕鱼",
      id: "Memancing di Teluk Persia",
      th: "ล่าปลาอ่าวเปอร์เซีย",
      vi: "Bắn Cá Vịnh Ba Tư"
    },
    vendor: "NARD",
    category: "FISH",
    family: "fish",
    mathVersion: 1,
    stakes: { minMinor: 10n, maxMinor: 2000n, stepsMinor },
    ownCycleMs: CYCLE_MS,
    figures: {
      rtpBasisPoints: RETURNED * 1e4 / OF,
      rtp: { kind: "exact", numerator: String(RETURNED), denominator: String(OF) },
      topHundredths: Math.max(...KINDS.map(({ times: times2 }) => times2)) * 100,
      topOneIn: oneIn(
        rational(BigInt(RETURNED), BigInt(OF * Math.max(...KINDS.map(({ times: times2 }) => times2))))
      ).toString()
    },
    sheet: {
      returned: RETURNED,
      of: OF,
      kinds: KINDS.map(({ id, names, times: times2 }) => ({
        id,
        names: Object.fromEntries(Object.entries(names)),
        times: times2,
        chanceBasisPoints: Math.floor(RETURNED * 1e4 / (OF * times2))
      }))
    },
    readChoice(fields) {
      const typed = fields.get("fish") ?? "";
      if (!/^\d{1,12}$/.test(typed)) return null;
      const fish = Number(typed);
      return { fish, kind: fishOf(ROOM, fish).kind };
    },
    stillOffered: ({ fish }, at) => isInRoom(ROOM, fish, at),
    live: (at) => ({ now: at.getTime(), fish: fishAt(ROOM, at, AHEAD_MS) }),
    decide({ choice, stakeMinor, draw }) {
      const { times: times2 } = fishKind(choice.kind);
      const isCaught = draw(OF * times2) < RETURNED;
      return {
        result: { kind: choice.kind, times: times2, isCaught },
        payoutMinor: isCaught ? stakeMinor * BigInt(times2) : 0n
      };
    }
  })
];

// server/studio/instant/reels/counted.json
var counted_default = {
  "shab-e-kavir": {
    mathVersion: 1,
    fingerprint: "7d05d46e46469b91da472cc014555805414127cc4612ce4e217b0e9696408c5b",
    figures: {
      rtpBasisPoints: 9509,
      rtp: {
        kind: "exact",
        numerator: "11485185679363412622366375376565544407698413564332101538043328704859969097333768873845764673477268406306693406453493154053941390442538831674932003834749432686291024257797996550336075874030321210468837040024495475380593400960866427437026749088654821217026496358192713554848582062761741180134335982498700878342251446435326172226130734990091469",
        denominator: "12077080587769268710067423437690667483237539793860439902927350921399270053743522178892918375900990382087575323638940303699229067775665333214688256959598117845514287085511049903290111314218457929173467080324279142471133948316233309431105593910404011280678060691628713342145509562777600000000000000000000000000000000000000000000000000000000000"
      },
      topHundredths: 2245010,
      topOneIn: null,
      hitBasisPoints: 4405
    },
    deviationHundredths: 365,
    bonusOneIn: 159,
    topSpin: {
      hundredths: 12700,
      oneIn: "6911520"
    }
  },
  "bazar-e-vakil": {
    mathVersion: 1,
    fingerprint: "dbaa5f056c35dd98985bcc0376601137f657a0d918d455a7f9ec36b0c5aebfa1",
    figures: {
      rtpBasisPoints: 9574,
      rtp: {
        kind: "exact",
        numerator: "49810780375994928383327460975801449190917896463938738924321207114779096124827224493523562103131607493451783178547715573442102082711186702047694955694420076916197352073222476328705324757479390707307007795811976032486986684950407050503",
        denominator: "52023890654894926570798852375694301687930845156240108636952929489796547513584912401832635608189474846128374895406501023805314651530253527576323442703057488842550445520022163340433162068837669167464810016099363565444946289062500000000"
      },
      topHundredths: 1856350,
      topOneIn: null,
      hitBasisPoints: 4461
    },
    deviationHundredths: 292,
    bonusOneIn: 197,
    topSpin: {
      hundredths: 24150,
      oneIn: "15093225"
    }
  },
  "ganj-e-shayegan": {
    mathVersion: 1,
    fingerprint: "cfe3e9e32e50dd03bc00686843ca5d5e58cafe0f6e08b2409a53d75bb9850718",
    figures: {
      rtpBasisPoints: 9520,
      rtp: {
        kind: "exact",
        numerator: "1730845360712693699234399633547191684170794258245787867613114175390148336426171690164605590524390209747686433861976611682424795567169784640688974781163210014989437273919031869981193",
        denominator: "1818060629985190022592117852586451200167116800000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"
      },
      topHundredths: 252e3,
      topOneIn: null,
      hitBasisPoints: 3322
    },
    deviationHundredths: 607,
    bonusOneIn: 95,
    fullGridOneIn: "53037"
  },
  "kan-e-firuzeh": {
    mathVersion: 1,
    fingerprint: "6c216a5102ca369aaaea478dea23fff91b5df65133b7c8e15308ecbc2d3b231c",
    figures: {
      rtpBasisPoints: 9556,
      rtp: {
        kind: "exact",
        numerator: "601038066873870834265591113152698679268357766667944716209326036003344046494296738059568828643225740011145183779131791693233323861882976387289049553846468845581428842532629288634021159",
        denominator: "628950704427308980788624554408285820598353920000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"
      },
      topHundredths: 127700,
      topOneIn: null,
      hitBasisPoints: 4032
    },
    deviationHundredths: 502,
    bonusOneIn: 33,
    fullGridOneIn: "16683"
  }
};

// server/studio/instant/hold/hold-game.ts
function sixCoins(fullGrid, values) {
  return {
    trigger: 6,
    respins: 3,
    landing: [1, 20],
    fullGrid,
    values: values.map(([value, weight]) => ({ value, weight }))
  };
}

// server/studio/instant/hold/ganj-e-shayegan.ts
var ganjEShayegan = {
  code: "ganj-e-shayegan",
  vendor: "SIMORGH",
  mathVersion: 1,
  names: {
    fa: "گنج شایگان",
    en: "The Royal Treasure",
    zh: "王者宝藏",
    id: "Harta Raja",
    th: "สมบัติราชา",
    vi: "Kho Báu Hoàng Gia"
  },
  symbols: {
    wild: { fa: "نیلوفر", en: "Lotus" },
    scatter: { fa: "سکهٔ زرین", en: "Gold coin" },
    h1: { fa: "شیر و گاو", en: "Lion and bull" },
    h2: { fa: "هما", en: "Homa" },
    h3: { fa: "سرباز جاویدان", en: "Immortal guard" },
    h4: { fa: "گاو بالدار", en: "Winged bull" },
    l1: { fa: "سرستون", en: "Column capital" },
    l2: { fa: "تکوک زرین", en: "Golden rhyton" },
    l3: { fa: "دریک", en: "Daric" },
    l4: { fa: "لوح گلی", en: "Clay tablet" }
  },
  art: { sprite: "parseh", others: { scatter: "gold-coin" } },
  strips: [
    strip(`
      l1 l4 l2 l1 l1 l3 h4 l3 l1 l2 scatter scatter l4 h4 h4 h3 l4 l3 h2 l4 l3 h3 h2 h2 h3 h1 l4 l2
      h1 scatter h3 l2 l1 l2 l3 h4 h1
    `),
    strip(`
      h2 l4 l2 l1 scatter scatter l1 l2 l3 h2 l3 h3 l1 l1 h3 l4 h3 l2 h1 h4 h1 l3 h4 l3 h4 l4 h1 l4
      l1 l4 l3 scatter scatter wild l2 h4 h2 l2
    `),
    strip(`
      h1 l4 h3 wild wild h2 l3 h2 l4 l1 scatter scatter l2 l2 h3 h4 h4 l2 l3 scatter scatter scatter
      h4 l1 h3 h4 h1 l2 l3 l4 l2 l1 h2 l4 l1 l3 l1 l3 h3 l4
    `),
    strip(`
      h2 h4 l2 h3 l3 h2 l3 l4 l1 l2 l4 h1 h2 l4 l1 h4 h4 h1 l3 h4 wild l3 l4 l2 h3 scatter scatter l1
      l1 l2 h1 h3 l4 scatter scatter l2 l3 l1
    `),
    strip(`
      h4 l2 h3 l4 h2 h4 l4 l1 scatter scatter l2 h4 h3 l2 l3 l2 l3 l3 l1 l4 l4 h3 h1 l3 h2 h3 l1 l1
      l3 l4 h4 h2 l2 l1 h1 scatter
    `)
  ],
  linePays: {
    h1: [30, 120, 500],
    h2: [22, 75, 300],
    h3: [15, 45, 200],
    h4: [11, 32, 130],
    l1: [6, 16, 60],
    l2: [6, 14, 50],
    l3: [4, 12, 40],
    l4: [4, 10, 40]
  },
  hold: sixCoins(2e4, [
    [20, 480],
    [40, 260],
    [60, 130],
    [100, 80],
    [200, 35],
    [500, 12],
    [2e3, 3]
  ]),
  lineBetsMinor: [5n, 10n, 25n, 50n, 100n, 250n, 500n]
};

// server/studio/instant/hold/kan-e-firuzeh.ts
var kanEFiruzeh = {
  code: "kan-e-firuzeh",
  vendor: "NARD",
  mathVersion: 1,
  names: {
    fa: "کان فیروزه",
    en: "Turquoise Mine",
    zh: "绿松石矿",
    id: "Tambang Pirus",
    th: "เหมืองเทอร์ควอยซ์",
    vi: "Mỏ Ngọc Lam"
  },
  symbols: {
    wild: { fa: "انگشتر فیروزه", en: "Turquoise ring" },
    scatter: { fa: "سکهٔ فیروزه‌نشان", en: "Turquoise coin" },
    h1: { fa: "نگین عجمی", en: "Ajami gem" },
    h2: { fa: "گردنبند", en: "Necklace" },
    h3: { fa: "جام فیروزه‌کوب", en: "Turquoise-inlaid cup" },
    h4: { fa: "خنجر", en: "Dagger" },
    l1: { fa: "دستبند", en: "Bracelet" },
    l2: { fa: "گوشواره", en: "Earring" },
    l3: { fa: "سنگ خام", en: "Rough stone" },
    l4: { fa: "کلنگ", en: "Pickaxe" }
  },
  art: { sprite: "firuzeh", others: { scatter: "turquoise-coin" } },
  strips: [
    strip(`
      h2 h1 l1 l4 l1 l2 l4 l1 l3 l3 h3 h1 scatter l2 h2 l4 h3 l3 h4 h1 h4 l4 h3 l3 l2 scatter scatter
      scatter h3 l1 l4 h4 h2 l2 h4 l3 l2 l1
    `),
    strip(`
      l4 l1 l1 l3 h1 l4 h3 l2 h1 l4 l2 h1 l1 l2 h3 l4 h2 l2 h2 h4 l1 l3 scatter scatter l3 h4 h4 l4
      h2 l2 wild l3 l1 h3 l3 wild scatter scatter scatter h4
    `),
    strip(`
      scatter scatter h4 l3 h4 h4 h3 l3 l2 l1 l3 wild h3 h4 l2 h3 h2 l4 wild l1 l4 h1 l3 l4 l1 l2 h2
      scatter scatter scatter l4 l2 h2 h3 h1 l3 l2 l1 l4 l1
    `),
    strip(`
      h1 l1 l4 l3 l2 l1 h4 h3 l4 l1 l2 h2 l3 l2 scatter scatter scatter l3 l4 l3 l4 l2 scatter
      scatter h4 l4 h4 h1 l2 l1 h4 h1 wild h3 h2 wild h2 h3 l1 l3
    `),
    strip(`
      h4 l1 h3 l2 l4 scatter scatter scatter h4 l2 h1 l2 l2 l4 h1 h2 l4 h2 l3 h3 l1 l4 l1 l3 l1 h3 l3
      h3 h4 scatter scatter h4 h2 l3 l4 l3 l1 l2
    `)
  ],
  linePays: {
    h1: [22, 75, 300],
    h2: [16, 48, 180],
    h3: [12, 34, 120],
    h4: [9, 25, 90],
    l1: [5, 12, 45],
    l2: [4, 10, 36],
    l3: [4, 9, 30],
    l4: [3, 7, 25]
  },
  hold: sixCoins(1e4, [
    [10, 490],
    [20, 300],
    [40, 120],
    [60, 55],
    [100, 25],
    [300, 8],
    [1e3, 2]
  ]),
  lineBetsMinor: [5n, 10n, 25n, 50n, 100n, 250n, 500n]
};

// server/studio/slots/lines.ts
var LINES = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 2, 1, 0, 1],
  [1, 0, 1, 2, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [0, 2, 2, 2, 0]
];
var LINE_COUNT = LINES.length;

// server/studio/slots/slot-engine.ts
function playRound(theme, draw) {
  const { awarded, retriggered, limit } = theme.freeSpins;
  const first = playSpin(theme, drawStops(theme, draw), { free: false, awards: awarded, room: limit });
  const spins = [first];
  let owed = first.awardedSpins;
  let room = limit - first.awardedSpins;
  while (owed > 0) {
    const spin = playSpin(theme, drawStops(theme, draw), { free: true, awards: retriggered, room });
    spins.push(spin);
    owed += spin.awardedSpins - 1;
    room -= spin.awardedSpins;
  }
  return { spins, win: spins.reduce((sum, spin) => sum + spin.win, 0) };
}
function drawStops(theme, draw) {
  return theme.strips.map((strip2) => draw(strip2.length));
}
function playSpin(theme, stops, { free, awards, room }) {
  const grid = gridAt(theme, stops);
  const multiplier = free ? theme.freeSpins.multiplier : 1;
  const lineWins = LINES.flatMap((line, index) => {
    const found = lineWin(theme, symbolsOn(grid, line));
    return found ? [{ line: index + 1, ...found, win: found.win * multiplier }] : [];
  });
  const scatters = grid.flat().filter((symbol) => symbol === "scatter").length;
  const scatterWin = paysFor(theme.scatterPays, scatters) * LINE_COUNT * multiplier;
  return {
    free,
    stops,
    grid,
    lineWins,
    scatters,
    scatterWin,
    multiplier,
    awardedSpins: Math.min(room, paysFor(awards, scatters)),
    win: lineWins.reduce((sum, { win }) => sum + win, scatterWin)
  };
}
function gridAt(theme, stops) {
  return Array.from(
    { length: ROWS },
    (_, row2) => theme.strips.map((strip2, reel) => symbolAt(strip2, (stops[reel] ?? 0) + row2))
  );
}
function symbolAt(strip2, place) {
  const symbol = strip2[place % strip2.length];
  if (symbol === void 0) throw new Error("A strip is empty");
  return symbol;
}
function symbolsOn(grid, line) {
  return line.map((row2, reel) => {
    const symbol = grid[row2]?.[reel];
    if (symbol === void 0) throw new Error("A line leaves the grid");
    return symbol;
  });
}
function lineWin(theme, symbols) {
  const wilds = leading(symbols, (symbol) => symbol === "wild");
  const byWilds = { symbol: "wild", count: wilds, win: paysFor(theme.linePays.wild, wilds) };
  const helped = symbols[wilds];
  const best = helped === void 0 || helped === "scatter" ? byWilds : better(theme, symbols, helped, byWilds);
  return best.win > 0 ? best : null;
}
function better(theme, symbols, helped, byWilds) {
  const count = leading(symbols, (symbol) => symbol === helped || symbol === "wild");
  const win = paysFor(theme.linePays[helped], count);
  return win >= byWilds.win ? { symbol: helped, count, win } : byWilds;
}
function leading(symbols, belongs) {
  const end = symbols.findIndex((symbol) => !belongs(symbol));
  return end === -1 ? symbols.length : end;
}
function paysFor(pays, count) {
  return pays?.[Math.min(count, REELS) - 3] ?? 0;
}

// server/studio/instant/reels/way-wins.ts
var PAYING = SYMBOLS.filter((symbol) => symbol !== "wild" && symbol !== "scatter");
function wayWins(pays, grid) {
  return PAYING.flatMap((symbol) => {
    const found = waysOf(grid, symbol);
    const win = paysFor(pays[symbol], found.count) * found.ways;
    return found.count >= 3 && win > 0 ? [{ symbol, ...found, win }] : [];
  });
}
function writtenWays(pays, grid, multiplier = 1) {
  return wayWins(pays, grid).map(({ symbol, count, ways, win }) => ({
    symbol: LETTERS[symbol],
    count,
    ways,
    win: win * multiplier
  }));
}
function waysOf(grid, symbol) {
  let ways = 1;
  for (let reel = 0; reel < REELS; reel += 1) {
    const cells = grid.filter((row2) => row2[reel] === symbol || row2[reel] === "wild").length;
    if (cells === 0) return { count: reel, ways: reel === 0 ? 0 : ways };
    ways *= cells;
  }
  return { count: REELS, ways };
}

// server/studio/instant/hold/play-hold.ts
var CELLS = REELS * ROWS;
function playHold(game, draw) {
  const stops = game.strips.map((strip2) => draw(strip2.length));
  const grid = gridOf(game.strips, stops);
  const wins = writtenWays(game.linePays, grid);
  const coins = Array.from({ length: CELLS }, (_, cell) => cell).filter(
    (cell) => grid[cell % ROWS]?.[Math.floor(cell / ROWS)] === "scatter"
  );
  const feature = coins.length >= game.hold.trigger ? playFeature(game.hold, coins, draw) : null;
  return {
    stops,
    rows: rowsOf(grid),
    wins,
    feature,
    win: wins.reduce((sum, { win }) => sum + win, feature?.win ?? 0)
  };
}
function playFeature(rule, held, draw) {
  const start = held.map((cell) => ({ cell, value: drawValue(rule, draw) }));
  const taken = new Set(held);
  const respins = [];
  let left = rule.respins;
  while (left > 0 && taken.size < CELLS) {
    const landed = respin(rule, taken, draw);
    for (const { cell } of landed) taken.add(cell);
    left = landed.length > 0 ? rule.respins : left - 1;
    respins.push({ landed, left });
  }
  const isFull = taken.size === CELLS;
  const coins = [...start, ...respins.flatMap(({ landed }) => landed)];
  const win = coins.reduce((sum, { value }) => sum + value, isFull ? rule.fullGrid : 0);
  return { start, respins, isFull, win };
}
function respin(rule, taken, draw) {
  const [lands, of] = rule.landing;
  const landed = [];
  for (let cell = 0; cell < CELLS; cell += 1) {
    if (!taken.has(cell) && draw(of) < lands) landed.push({ cell, value: drawValue(rule, draw) });
  }
  return landed;
}
function drawValue({ values }, draw) {
  const all = values.reduce((sum, { weight }) => sum + weight, 0);
  return atWeight(values, ({ weight }) => weight, draw(all)).value;
}

// server/studio/instant/hold/games.ts
var HOLDS = [ganjEShayegan, kanEFiruzeh];
var holdGames = HOLDS.map((game) => {
  const { code, names, vendor, mathVersion } = game;
  return reelGame({
    code,
    names,
    vendor,
    mathVersion,
    family: "hold",
    stakes: stakesOf(game.lineBetsMinor),
    figures: publishedOf(counted_default, game),
    sheet: { ...waySheet(game), hold: shownRule(game.hold) },
    play: (draw) => playHold(game, draw)
  });
});
function shownRule({ trigger, respins, landing, values, fullGrid }) {
  const all = values.reduce((sum, { weight }) => sum + weight, 0);
  return {
    trigger,
    respins,
    landing: [...landing],
    fullGrid,
    values: values.map(({ value, weight }) => ({ value, weight, of: all }))
  };
}

// server/core/numbers/digits.ts
var PERSIAN_ZERO = 1776;
var ARABIC_ZERO = 1632;
var LATIN_ZERO = 48;
function toLatinDigits(text) {
  return text.replace(/[۰-۹٠-٩]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO;
    return String.fromCharCode(code - zero + LATIN_ZERO);
  });
}
function normaliseTyped(text) {
  return toLatinDigits(text.normalize("NFC")).replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/g, "").replace(/[يى]/g, "ی").replace(/ك/g, "ک");
}

// server/core/numbers/money.ts
var ASSETS = {
  P: { scale: 2, symbol: "P" },
  TRIAL: { scale: 2, symbol: "T" },
  PTS: { scale: 0, symbol: "★" }
};
var MINOR_MAX = 2n ** 63n - 1n;
var TYPED_AMOUNT = /^(\d{1,19})(?:\.(\d+))?$/;
function parseMoney(typed, asset, language = "en") {
  const { scale } = ASSETS[asset];
  const canonical = canonicalAmount(normaliseTyped(typed).trim(), language);
  const parts = canonical === null ? null : TYPED_AMOUNT.exec(canonical);
  if (!parts) return null;
  const [, whole = "", decimals = ""] = parts;
  if (decimals.length > scale) return null;
  const minor = BigInt(whole + decimals.padEnd(scale, "0"));
  return minor > MINOR_MAX ? null : { minor, asset };
}
var COMMA_DECIMAL = /* @__PURE__ */ new Set(["id", "vi"]);
function canonicalAmount(text, language) {
  const swapped = COMMA_DECIMAL.has(language) ? text.replace(/[.,]/g, (mark) => mark === "." ? "," : ".") : text;
  const plain = swapped.replace(/٫/g, ".").replace(/[٬،\u00a0\u202f ]/g, ",");
  const [whole = "", ...rest] = plain.split(".");
  if (rest.length > 1) return null;
  const grouped = /^\d{1,3}(,\d{3})+$/.test(whole);
  if (whole.includes(",") && !grouped) return null;
  return [whole.replaceAll(",", ""), ...rest].join(".");
}

// server/studio/instant/plain/dice.ts
var ROLLS = 1e4;
var RETURN_PERCENT = 99;
var FEWEST_CHANCES = 100;
var MOST_CHANCES = 9500;
function diceChances({ side, target }) {
  return side === "under" ? target : ROLLS - 1 - target;
}
function diceTimes(chances) {
  return Math.floor(RETURN_PERCENT * ROLLS / chances);
}
function diceReturn(chances) {
  return meanReturn([{ hundredths: diceTimes(chances), cases: BigInt(chances) }], BigInt(ROLLS));
}
var EXAMPLES = [100, 200, 500, 1e3, 2500, 3333, 4950, 6600, 8e3, 9500];
var dice = oneStep({
  code: "dice",
  names: {
    fa: "تاس شاهی",
    en: "Royal Dice",
    zh: "皇家骰子",
    id: "Dadu Kerajaan",
    th: "ลูกเต๋าหลวง",
    vi: "Xúc xắc Hoàng gia"
  },
  vendor: "NARD",
  category: "RNG",
  family: "dice",
  mathVersion: 1,
  stakes: USUAL_STAKES,
  figures: exactFigures(
    Array.from({ length: MOST_CHANCES - FEWEST_CHANCES + 1 }, (_, nth) => diceReturn(FEWEST_CHANCES + nth))
  ),
  sheet: {
    returnPercent: RETURN_PERCENT,
    fewest: FEWEST_CHANCES,
    most: MOST_CHANCES,
    examples: EXAMPLES.map((chances) => ({ chances, times: diceTimes(chances) }))
  },
  readChoice(fields) {
    const side = fields.get("side");
    const typed = normaliseTyped(fields.get("target") ?? "").replace(",", ".");
    const target = parseMoney(typed, "P")?.minor;
    if (side !== "over" && side !== "under" || target === void 0 || target >= BigInt(ROLLS)) return null;
    const choice = { side, target: Number(target) };
    const chances = diceChances(choice);
    return chances >= FEWEST_CHANCES && chances <= MOST_CHANCES ? choice : null;
  },
  decide({ choice, stakeMinor, draw }) {
    const roll = draw(ROLLS);
    const { side, target } = choice;
    const times2 = diceTimes(diceChances(choice));
    const isHit = side === "under" ? roll < target : roll > target;
    return {
      result: { roll, times: isHit ? times2 : 0 },
      payoutMinor: isHit ? timesHundredths(stakeMinor, times2) : 0n
    };
  }
});

// server/studio/instant/plain/keno.ts
var KENO_NUMBERS = 40;
var KENO_DRAWN = 10;
var KENO_PICKS_MAX = 10;
var PAYS2 = [
  [],
  [40, 275],
  [0, 180, 510],
  [0, 0, 280, 5e3],
  [0, 0, 170, 1e3, 1e4],
  [0, 0, 140, 400, 1400, 39e3],
  [0, 0, 0, 300, 900, 18e3, 71e3],
  [0, 0, 0, 200, 700, 3e3, 4e4, 8e4],
  [0, 0, 0, 200, 400, 1100, 6700, 4e4, 9e4],
  [0, 0, 0, 200, 250, 500, 1500, 1e4, 5e4, 1e5],
  [0, 0, 0, 160, 200, 400, 700, 2600, 1e4, 5e4, 1e5]
];
function kenoPays(picks) {
  return PAYS2[picks] ?? [];
}
function kenoCases(picks, hits) {
  return choose(picks, hits) * choose(KENO_NUMBERS - picks, KENO_DRAWN - hits);
}
function kenoReturn(picks) {
  const pays = kenoPays(picks).map((hundredths, hits) => ({ hundredths, cases: kenoCases(picks, hits) }));
  return meanReturn(pays, choose(KENO_NUMBERS, KENO_DRAWN));
}
var PICKS = Array.from({ length: KENO_PICKS_MAX }, (_, nth) => nth + 1);
var keno = oneStep({
  code: "keno",
  names: {
    fa: "کنوی نیلوفر",
    en: "Lotus Keno",
    zh: "莲花基诺",
    id: "Keno Teratai",
    th: "คีโนดอกบัว",
    vi: "Keno Hoa sen"
  },
  vendor: "KHATAM",
  category: "RNG",
  family: "keno",
  mathVersion: 1,
  stakes: USUAL_STAKES,
  figures: exactFigures(PICKS.map(kenoReturn)),
  sheet: {
    numbers: KENO_NUMBERS,
    drawn: KENO_DRAWN,
    most: KENO_PICKS_MAX,
    pays: PICKS.map((picks) => ({
      picks,
      times: kenoPays(picks),
      oneIn: kenoPays(picks).map((_, hits) => chanceText(picks, hits))
    }))
  },
  readChoice(fields) {
    const typed = fields.getAll("number");
    const numbers = [...new Set(typed)].map(Number).sort((left, right) => left - right);
    const areOnBoard = numbers.every((one3) => Number.isInteger(one3) && one3 >= 1 && one3 <= KENO_NUMBERS);
    const isAllowed = numbers.length >= 1 && numbers.length <= KENO_PICKS_MAX;
    return areOnBoard && isAllowed && typed.every((text) => /^\d{1,2}$/.test(text)) ? { numbers } : null;
  },
  decide({ choice, stakeMinor, draw }) {
    const drawn = pick(draw, { count: KENO_DRAWN, of: KENO_NUMBERS }).map((place) => place + 1);
    const hits = drawn.filter((one3) => choice.numbers.includes(one3)).length;
    const times2 = kenoPays(choice.numbers.length)[hits] ?? 0;
    return { result: { drawn, hits, times: times2 }, payoutMinor: timesHundredths(stakeMinor, times2) };
  }
});
function chanceText(picks, hits) {
  const cases = kenoCases(picks, hits);
  return cases === 0n ? "0" : (choose(KENO_NUMBERS, KENO_DRAWN) * 100n / cases).toString();
}

// server/studio/instant/plain/mines.ts
var MINES_CELLS = 25;
var RETURN_PERCENT2 = 98n;
var TOP_HUNDREDTHS2 = 1e6;
function minesTimes(mines2, opened) {
  if (opened === 0) return 100;
  const safe = choose(MINES_CELLS - mines2, opened);
  return Number(RETURN_PERCENT2 * choose(MINES_CELLS, opened) / safe);
}
function minesDepth(mines2) {
  const safe = MINES_CELLS - mines2;
  let opened = 1;
  while (opened < safe && minesTimes(mines2, opened + 1) <= TOP_HUNDREDTHS2) opened += 1;
  return opened;
}
var COUNTS = Array.from({ length: MINES_CELLS - 1 }, (_, nth) => nth + 1);
function ladder(mines2) {
  return Array.from({ length: minesDepth(mines2) }, (_, nth) => minesTimes(mines2, nth + 1));
}
function minesReturn(mines2, opened) {
  const chance = rational(choose(MINES_CELLS - mines2, opened), choose(MINES_CELLS, opened));
  const times2 = minesTimes(mines2, opened);
  return {
    rtp: rational(BigInt(times2) * chance.numerator, 100n * chance.denominator),
    topHundredths: times2,
    topChance: chance
  };
}
var mines = {
  code: "mines",
  names: {
    fa: "گنج و مین",
    en: "Treasure and Mines",
    zh: "宝藏与地雷",
    id: "Harta dan Ranjau",
    th: "ขุมทรัพย์กับระเบิด",
    vi: "Kho báu và Mìn"
  },
  vendor: "SIMORGH",
  category: "RNG",
  family: "mines",
  mathVersion: 1,
  stakes: USUAL_STAKES,
  figures: exactFigures(
    COUNTS.flatMap((count) => ladder(count).map((_, nth) => minesReturn(count, nth + 1)))
  ),
  sheet: { cells: MINES_CELLS, ladders: COUNTS.map((count) => ({ mines: count, times: ladder(count) })) },
  readChoice(fields) {
    const count = COUNTS.find((one3) => String(one3) === fields.get("mines"));
    return count === void 0 ? null : { mines: count };
  },
  readAction(fields) {
    const action = fields.get("action") ?? "";
    if (action === "take") return { take: true };
    const cell = /^open-(\d{1,2})$/.exec(action)?.[1];
    return cell !== void 0 && Number(cell) < MINES_CELLS ? { open: Number(cell) } : null;
  },
  play: play3
};
function play3({ choice, stakeMinor, actions, draw }) {
  const count = choice.mines;
  const field = pick(draw, { count, of: MINES_CELLS });
  const done2 = actions;
  const opened = done2.flatMap((action) => "open" in action ? [action.open] : []);
  const hit2 = opened.find((cell) => field.includes(cell)) ?? null;
  const safe = opened.filter((cell) => cell !== hit2);
  const isFull = safe.length === minesDepth(count);
  const isOver = hit2 !== null || isFull || done2.some((action) => !("open" in action));
  const times2 = hit2 === null ? minesTimes(count, safe.length) : 0;
  return {
    shown: {
      opened: safe,
      times: times2,
      next: isOver ? null : minesTimes(count, safe.length + 1),
      hit: hit2,
      field: isOver ? [...field].sort((left, right) => left - right) : null
    },
    payoutMinor: isOver ? timesHundredths(stakeMinor, times2) : null,
    costOf: (action) => !isOver && isOffered(action, safe) ? 0n : null,
    ifLeft: isOver ? null : { leave: true }
  };
}
function isOffered(action, opened) {
  if ("leave" in action) return true;
  return "open" in action ? !opened.includes(action.open) : opened.length > 0;
}

// server/studio/instant/plain/plinko.ts
var PLINKO_ROWS = [8, 12, 16];
var PLINKO_RISKS = ["low", "medium", "high"];
var HALVES = {
  8: {
    low: [540, 210, 110, 100, 50],
    medium: [1300, 300, 130, 70, 40],
    high: [2800, 400, 150, 30, 20]
  },
  12: {
    low: [900, 300, 160, 140, 110, 100, 50],
    medium: [3200, 1100, 400, 200, 110, 60, 30],
    high: [15e3, 2400, 800, 200, 70, 20, 20]
  },
  16: {
    low: [1500, 900, 200, 140, 140, 120, 110, 100, 50],
    medium: [1e4, 4e3, 1e3, 500, 300, 150, 100, 50, 30],
    high: [9e4, 12500, 2600, 900, 400, 200, 20, 20, 20]
  }
};
function plinkoPays({ rows, risk }) {
  const half = HALVES[rows][risk];
  return Array.from({ length: rows + 1 }, (_, pocket) => half[Math.min(pocket, rows - pocket)] ?? 0);
}
function plinkoReturn(choice) {
  const pays = plinkoPays(choice).map((hundredths, pocket) => ({
    hundredths,
    cases: choose(choice.rows, pocket)
  }));
  return meanReturn(pays, 2n ** BigInt(choice.rows));
}
var CHOICES = PLINKO_ROWS.flatMap(
  (rows) => PLINKO_RISKS.map((risk) => ({ rows, risk }))
);
var plinko = oneStep({
  code: "plinko",
  names: {
    fa: "پلینکوی گنبد",
    en: "Plinko of the Dome",
    zh: "穹顶弹珠",
    id: "Plinko Kubah",
    th: "พลิงโกโดม",
    vi: "Plinko Mái vòm"
  },
  vendor: "KHATAM",
  category: "RNG",
  family: "plinko",
  mathVersion: 1,
  stakes: USUAL_STAKES,
  figures: exactFigures(CHOICES.map(plinkoReturn)),
  sheet: CHOICES.map((choice) => ({ ...choice, pays: plinkoPays(choice) })),
  readChoice(fields) {
    return CHOICES.find(({ rows, risk }) => String(rows) === fields.get("rows") && risk === fields.get("risk")) ?? null;
  },
  decide({ choice, stakeMinor, draw }) {
    const pays = plinkoPays(choice);
    const path = Array.from({ length: choice.rows }, () => draw(2));
    const pocket = path.reduce((sum, step) => sum + step, 0);
    const times2 = pays[pocket] ?? 0;
    return { result: { path, pocket, times: times2 }, payoutMinor: timesHundredths(stakeMinor, times2) };
  }
});

// server/studio/instant/plain/roulette-spots.ts
var SPOT_PAYS = {
  straight: 36,
  split: 18,
  street: 12,
  corner: 9,
  line: 6,
  dozen: 3,
  column: 3,
  half: 2
};
var REDS = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
var NUMBERS = Array.from({ length: 36 }, (_, nth) => nth + 1);
function spot(kind, id, numbers) {
  return { id, kind, numbers };
}
function inside() {
  const across = NUMBERS.filter((one3) => one3 % 3 !== 0);
  const rows = NUMBERS.filter((one3) => one3 % 3 === 1);
  return [
    ...[0, ...NUMBERS].map((one3) => spot("straight", `n${one3}`, [one3])),
    ...[1, 2, 3].map((one3) => spot("split", `s0x${one3}`, [0, one3])),
    ...across.map((one3) => spot("split", `s${one3}x${one3 + 1}`, [one3, one3 + 1])),
    ...NUMBERS.filter((one3) => one3 <= 33).map((one3) => spot("split", `s${one3}x${one3 + 3}`, [one3, one3 + 3])),
    spot("street", "t0x1x2", [0, 1, 2]),
    spot("street", "t0x2x3", [0, 2, 3]),
    ...rows.map((one3) => spot("street", `t${one3}`, [one3, one3 + 1, one3 + 2])),
    spot("corner", "c0", [0, 1, 2, 3]),
    ...across.filter((one3) => one3 <= 32).map((one3) => spot("corner", `c${one3}`, [one3, one3 + 1, one3 + 3, one3 + 4])),
    ...rows.filter((one3) => one3 <= 31).map((one3) => spot("line", `l${one3}`, [one3, one3 + 1, one3 + 2, one3 + 3, one3 + 4, one3 + 5]))
  ];
}
function outside() {
  const where = (is) => NUMBERS.filter(is);
  return [
    ...[1, 2, 3].map(
      (nth) => spot(
        "dozen",
        `d${nth}`,
        where((one3) => Math.ceil(one3 / 12) === nth)
      )
    ),
    ...[1, 2, 3].map(
      (nth) => spot(
        "column",
        `k${nth}`,
        where((one3) => (one3 - 1) % 3 === nth - 1)
      )
    ),
    spot("half", "red", REDS),
    spot(
      "half",
      "black",
      where((one3) => !REDS.includes(one3))
    ),
    spot(
      "half",
      "even",
      where((one3) => one3 % 2 === 0)
    ),
    spot(
      "half",
      "odd",
      where((one3) => one3 % 2 === 1)
    ),
    spot(
      "half",
      "low",
      where((one3) => one3 <= 18)
    ),
    spot(
      "half",
      "high",
      where((one3) => one3 >= 19)
    )
  ];
}
var SPOTS2 = [...inside(), ...outside()];

// server/studio/instant/plain/roulette.ts
var POCKETS = 37;
var UNIT_MINOR = 100;
var PAIRS = ["1", "2", "3", "4"];
var BY_ID2 = new Map(SPOTS2.map((spot2) => [spot2.id, spot2]));
function spotReturn({ kind, numbers }) {
  const cases = BigInt(numbers.length);
  return meanReturn([{ hundredths: SPOT_PAYS[kind] * 100, cases }], BigInt(POCKETS));
}
var roulette = oneStep({
  code: "roulette",
  names: {
    fa: "رولت اروپایی",
    en: "European Roulette",
    zh: "欧式轮盘",
    id: "Rolet Eropa",
    th: "รูเล็ตยุโรป",
    vi: "Roulette châu Âu"
  },
  vendor: "NARD",
  category: "RNG",
  family: "roulette",
  mathVersion: 1,
  stakes: {
    minMinor: 100n,
    maxMinor: 100000n,
    stepsMinor: [100n, 500n, 1000n, 2500n, 5000n, 10000n]
  },
  figures: exactFigures(SPOTS2.map(spotReturn)),
  sheet: {
    spots: SPOTS2.map(({ id, kind, numbers }) => ({ id, kind, numbers })),
    pays: Object.entries(SPOT_PAYS).map(([kind, times2]) => ({
      kind,
      times: times2,
      covered: SPOTS2.find((one3) => one3.kind === kind)?.numbers.length ?? 0
    }))
  },
  readChoice(fields) {
    const chips = /* @__PURE__ */ new Map();
    const placed = SPOTS2.map(({ id }) => [id, fields.get(id) ?? ""]);
    const paired = PAIRS.map(
      (nth) => [fields.get(`spot${nth}`) ?? "", fields.get(`amount${nth}`) ?? ""]
    );
    for (const [id, typed] of [...placed, ...paired]) {
      const units = normaliseTyped(typed).trim();
      if (units === "" || units === "0") continue;
      if (!BY_ID2.has(id) || !/^\d{1,4}$/.test(units)) return null;
      chips.set(id, (chips.get(id) ?? 0) + Number(units) * UNIT_MINOR);
    }
    return chips.size === 0 ? null : { chips: Object.fromEntries([...chips].sort()) };
  },
  stakeOf({ chips }) {
    return BigInt(Object.values(chips).reduce((sum, minor) => sum + minor, 0));
  },
  decide({ choice, draw }) {
    const number = draw(POCKETS);
    const wins = Object.entries(choice.chips).flatMap(([id, minor]) => {
      const spot2 = BY_ID2.get(id);
      return spot2?.numbers.includes(number) ? [{ id, paidMinor: minor * SPOT_PAYS[spot2.kind] }] : [];
    });
    const paidMinor = wins.reduce((sum, win) => sum + win.paidMinor, 0);
    return { result: { number, wins }, payoutMinor: BigInt(paidMinor) };
  }
});

// server/studio/instant/ways/bazar-e-vakil.ts
var bazarEVakil = {
  code: "bazar-e-vakil",
  vendor: "KHATAM",
  mathVersion: 1,
  names: {
    fa: "بازار وکیل",
    en: "Vakil Bazaar",
    zh: "瓦基尔巴扎",
    id: "Pasar Vakil",
    th: "ตลาดวาคิล",
    vi: "Chợ Vakil"
  },
  symbols: {
    wild: { fa: "ترازو", en: "Scales" },
    scatter: { fa: "کاروانسرا", en: "Caravanserai" },
    h1: { fa: "طاقهٔ ابریشم", en: "Roll of silk" },
    h2: { fa: "گل زعفران", en: "Saffron crocus" },
    h3: { fa: "چینی آبی و سپید", en: "Blue-and-white porcelain" },
    h4: { fa: "هاون برنجی", en: "Brass mortar" },
    l1: { fa: "ادویه", en: "Spices" },
    l2: { fa: "پسته", en: "Pistachio" },
    l3: { fa: "استکان چای", en: "Glass of tea" },
    l4: { fa: "نبات", en: "Rock candy" }
  },
  art: {
    sprite: "zafaran",
    others: {
      wild: "zafaran#h3",
      scatter: "abrisham#scatter",
      h1: "abrisham#wild",
      h2: "zafaran#h1",
      h3: "abrisham#h3",
      h4: "zafaran#h2",
      l1: "abrisham#h4",
      l2: "zafaran#l3",
      l3: "zafaran#l1",
      l4: "zafaran#l2"
    }
  },
  strips: [
    strip(`
      l3 scatter l4 l3 l4 l3 l4 h3 h1 l4 h2 l4 l4 l2 l2 l1 l1 l3 h3 h4 h3 l2 h4 l2 l1 h4 l3 h2 h1 l3
      h1 h2 h3 l1 l2 h4 l1
    `),
    strip(`
      l2 h2 h4 h1 l2 l1 l2 l3 h4 l3 h4 l3 l4 scatter h2 l3 h3 l2 l3 h3 l4 l1 l4 h1 l1 wild h3 l2 l1
      h2 wild h4 l4 l4 l1
    `),
    strip(`
      l1 h4 l3 l3 l1 l4 l2 l3 wild l2 h4 l2 h4 wild l1 h1 l4 h3 h3 l4 l1 h1 l4 l3 scatter l4 l2 h3 l2
      h2 h3 l1 h4 h2 l3 h2 l4
    `),
    strip(`
      l4 l3 h3 h2 l3 l4 h1 l2 h3 l1 l2 l1 l2 h2 h4 wild l4 l4 h3 h1 l2 l3 l1 h2 l2 h4 scatter h1 wild
      l4 l1 l1 l3 l3 h4 h4
    `),
    strip(`
      l2 l4 h1 l3 h3 l4 h4 h3 l2 h4 h4 l2 l3 l2 l3 l1 h2 l3 scatter h4 l4 l2 h3 h2 l4 l3 l1 l2 h3 l4
      l1 h1 l1 h2 l1
    `)
  ],
  linePays: {
    h1: [24, 80, 300],
    h2: [18, 50, 160],
    h3: [12, 32, 110],
    h4: [10, 25, 80],
    l1: [5, 14, 45],
    l2: [5, 12, 36],
    l3: [4, 9, 30],
    l4: [3, 8, 25]
  },
  scatterPays: [2, 8, 40],
  freeSpins: { awarded: [10, 15, 20], retriggered: [5, 10, 15], limit: 40, multiplier: 2 },
  lineBetsMinor: [5n, 10n, 25n, 50n, 100n, 250n, 500n]
};

// server/studio/instant/ways/play-ways.ts
function playWays(game, draw) {
  const { awarded, retriggered, limit } = game.freeSpins;
  const first = playSpin2(game, drawStops2(game, draw), { free: false, awards: awarded, room: limit });
  const spins = [first];
  let owed = first.awarded;
  let room = limit - first.awarded;
  while (owed > 0) {
    const spin = playSpin2(game, drawStops2(game, draw), { free: true, awards: retriggered, room });
    spins.push(spin);
    owed += spin.awarded - 1;
    room -= spin.awarded;
  }
  return { spins, win: spins.reduce((sum, { win }) => sum + win, 0) };
}
function drawStops2({ strips }, draw) {
  return strips.map((strip2) => draw(strip2.length));
}
function playSpin2(game, stops, { free, awards, room }) {
  const grid = gridOf(game.strips, stops);
  const multiplier = free ? game.freeSpins.multiplier : 1;
  const wins = writtenWays(game.linePays, grid, multiplier);
  const scatters = grid.flat().filter((symbol) => symbol === "scatter").length;
  const scatterWin = paysFor(game.scatterPays, scatters) * COINS_PER_STAKE * multiplier;
  return {
    free,
    stops,
    rows: rowsOf(grid),
    wins,
    scatters,
    scatterWin,
    multiplier,
    awarded: Math.min(room, paysFor(awards, scatters)),
    win: wins.reduce((sum, { win }) => sum + win, scatterWin)
  };
}

// server/studio/instant/ways/shab-e-kavir.ts
var shabEKavir = {
  code: "shab-e-kavir",
  vendor: "SIMORGH",
  mathVersion: 1,
  names: {
    fa: "شب کویر",
    en: "Desert Night",
    zh: "沙漠之夜",
    id: "Malam Gurun",
    th: "ราตรีทะเลทราย",
    vi: "Đêm Sa Mạc"
  },
  symbols: {
    wild: { fa: "قنات", en: "Qanat" },
    scatter: { fa: "آسمان پرستاره", en: "Starry sky" },
    h1: { fa: "یوزپلنگ", en: "Cheetah" },
    h2: { fa: "شتر", en: "Camel" },
    h3: { fa: "بادگیر", en: "Windcatcher" },
    h4: { fa: "نخل", en: "Date palm" },
    l1: { fa: "روباه شنی", en: "Sand fox" },
    l2: { fa: "تپهٔ شنی", en: "Dune" },
    l3: { fa: "آفتاب", en: "Sun" },
    l4: { fa: "خار شتر", en: "Camelthorn" }
  },
  art: { sprite: "kavir" },
  strips: [
    strip(`
      l4 l4 h4 l2 l1 l3 h2 l3 l2 l4 l1 l3 h3 l1 l3 l4 h3 l2 h4 l4 scatter h4 l2 h2 h1 l3 h1 h2 h3 l1
      l2 h4 l1
    `),
    strip(`
      l1 h4 h1 h4 h3 l2 h4 h3 h4 l4 l2 l3 l4 l2 l2 h3 h2 h1 l1 l4 l3 l1 h2 l3 l4 h1 l3 scatter l4
      wild l3 h2 l2 l1
    `),
    strip(`
      l4 l2 h3 l3 h1 l4 wild l1 l1 l2 h4 wild l2 l1 l3 h3 l3 h4 h4 h1 l4 l2 scatter l4 l2 h3 l1 h2 h3
      l1 h4 h2 l3 h2 l4
    `),
    strip(`
      h2 l2 h4 h4 l2 l3 h1 l2 l3 l4 h4 l2 l1 l4 l3 l3 h3 l4 h2 h4 wild l4 h2 l1 l4 h1 l1 scatter h3
      h3 l1 l1 l3
    `),
    strip(`
      l2 scatter l4 h4 l4 l3 h3 l2 h4 l2 l3 l2 h2 h1 l3 l4 h4 l1 l3 h3 l3 l4 h2 l1 l2 h3 l4 l1 h1 l1
      h2 l1
    `)
  ],
  linePays: {
    h1: [24, 100, 500],
    h2: [18, 60, 300],
    h3: [12, 40, 180],
    h4: [9, 30, 120],
    l1: [5, 14, 50],
    l2: [4, 12, 45],
    l3: [4, 10, 35],
    l4: [3, 7, 25]
  },
  scatterPays: [2, 10, 50],
  freeSpins: { awarded: [8, 12, 20], retriggered: [8, 12, 20], limit: 60, multiplier: 3 },
  lineBetsMinor: [5n, 10n, 25n, 50n, 100n, 250n, 500n]
};

// server/studio/instant/ways/games.ts
var WAYS = [shabEKavir, bazarEVakil];
var waysGames = WAYS.map((game) => {
  const { code, names, vendor, mathVersion, scatterPays } = game;
  return reelGame({
    code,
    names,
    vendor,
    mathVersion,
    family: "ways",
    stakes: stakesOf(game.lineBetsMinor),
    figures: publishedOf(counted_default, game),
    sheet: { ...waySheet(game), scatterPays: [...scatterPays], freeSpins: shownFreeSpins(game) },
    play: (draw) => playWays(game, draw)
  });
});
function shownFreeSpins({ freeSpins: { awarded, retriggered, limit, multiplier } }) {
  return { awarded: [...awarded], retriggered: [...retriggered], limit, multiplier };
}

// server/studio/instant/instant-games.ts
var GAMES = [
  dice,
  plinko,
  mines,
  keno,
  roulette,
  videoPoker,
  blackjack,
  ...waysGames,
  ...cascadeGames,
  ...holdGames,
  ...fishGames
];
var BY_CODE = new Map(GAMES.map((game) => [game.code, game]));
function instantGameOf(code) {
  return BY_CODE.get(code) ?? null;
}

// server/studio/instant/verify.ts
function verifyInstant(query) {
  const game = instantGameOf(query.get("game") ?? "");
  const serverSeed = query.get("serverSeed") ?? "";
  const clientSeed = query.get("clientSeed") ?? "";
  const nonce = query.get("nonce") ?? "";
  const stake = query.get("stake") ?? "";
  const choice = readJson(query.get("choice") ?? "");
  const actions = readJson(query.get("actions") ?? "[]");
  if (!game || !isServerSeed(serverSeed) || !isClientSeed(clientSeed)) return null;
  if (!/^\d{1,9}$/.test(nonce) || !/^[1-9]\d{0,17}$/.test(stake)) return null;
  if (choice === void 0 || !Array.isArray(actions)) return null;
  if (versionIn(query, game.mathVersion) === null) return null;
  const drawn = () => pf1Draw(game.code, { serverSeed, clientSeed, nonce: Number(nonce) });
  const said = { choice, actions, stakeMinor: BigInt(stake) };
  const played = replay(game, said, drawn);
  if (!played) return null;
  return {
    stakeMinor: stakedIn(game, said, drawn),
    title: `${localText(game.names, "en")} (${game.code}), stake ${nonce}`,
    lines: [
      ["Commitment: SHA-256 of the server seed", commitOf(serverSeed)],
      ["Client seed", clientSeed],
      ...clientByLines(query),
      ["Number of the stake (nonce)", nonce],
      ...isEmpty(choice) ? [] : [["Choice", JSON.stringify(choice)]],
      ...actions.length > 0 ? [["Actions", JSON.stringify(actions)]] : [],
      ...outcomeLines(played.shown),
      ["First stake, in hundredths", stake],
      ["Payout, in hundredths", played.payoutMinor?.toString() ?? "not over yet"]
    ]
  };
}
function replay(game, said, drawn) {
  try {
    return game.play({ ...said, draw: drawn() });
  } catch {
    return null;
  }
}
function stakedIn(game, said, drawn) {
  const costs = said.actions.map((action, nth) => {
    const before = replay(game, { ...said, actions: said.actions.slice(0, nth) }, drawn);
    return before?.costOf(action) ?? 0n;
  });
  return costs.reduce((sum, cost) => sum + cost, said.stakeMinor);
}
function isEmpty(choice) {
  return typeof choice === "object" && choice !== null && Object.keys(choice).length === 0;
}
function outcomeLines(shown) {
  if (typeof shown !== "object" || shown === null || Array.isArray(shown)) {
    return [["Outcome", JSON.stringify(shown)]];
  }
  return Object.entries(shown).map(([name, value]) => [`Outcome: ${name}`, JSON.stringify(value)]);
}
function readJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}

// server/studio/lottery/draws/draw-kind.ts
function drawNumbers(kind, version, draw) {
  switch (kind.kind) {
    case "digits":
      return Array.from({ length: kind.count }, () => String(draw(10)));
    case "balls":
      return ballsOf(kind, version, draw).map(String);
    case "table":
      return prizesOf(kind.rows).map(({ digits }) => String(draw(10 ** digits)).padStart(digits, "0"));
  }
}
function ballsOf(kind, version, draw) {
  const { sorted: sorted2 } = kind;
  const taken = (version === 1 ? closingTheGap(draw, kind) : pick(draw, kind)).map((place) => place + 1);
  return sorted2 ? taken.sort((one3, other) => one3 - other) : taken;
}
function prizesOf(rows) {
  return rows.flatMap((row2) => Array.from({ length: row2.count }, () => row2));
}

// server/studio/lottery/plays/play-type.ts
var LINES_MAX = 1e3;
function offeredPicks({ groups }, picks) {
  if (picks.length !== groups.length) return null;
  const ordered = picks.map((marked) => [...new Set(marked)].sort((one3, other) => one3 - other));
  const isOffered2 = groups.every(({ values, least, most }, nth) => {
    const marked = ordered[nth] ?? [];
    return marked.length >= least && marked.length <= most && marked.every((value) => values.includes(value));
  });
  return isOffered2 && ordered.some((marked) => marked.length > 0) ? ordered : null;
}
function linesOf({ combine }, picks) {
  if (combine === "each") return picks.flatMap((marked, group) => marked.map((value) => [group, value]));
  if (combine === "pairs") {
    const [marked = []] = picks;
    return marked.flatMap((twice) => marked.filter((once) => once !== twice).map((once) => [twice, once]));
  }
  if (typeof combine === "object") return chosen(picks[0] ?? [], combine.choose);
  const isDistinct = combine === "distinct";
  return picks.reduce(
    (lines, marked) => lines.slice(0, LINES_MAX + 1).flatMap(
      (line) => marked.filter((value) => !isDistinct || !line.includes(value)).map((value) => [...line, value])
    ),
    [[]]
  );
}
function chosen(from, count) {
  if (count === 0) return [[]];
  return from.flatMap((value, nth) => chosen(from.slice(nth + 1), count - 1).map((rest) => [value, ...rest]));
}
function combinations(from, count) {
  if (count < 0 || count > from) return 0;
  let ways = 1;
  for (let nth = 1; nth <= count; nth += 1) ways = ways * (from - count + nth) / nth;
  return ways;
}
function range(from, to) {
  return Array.from({ length: to - from + 1 }, (_, nth) => from + nth);
}

// server/studio/lottery/lottery-game.ts
function playTypeOf(game, code) {
  return game.plays.find((play4) => play4.code === code) ?? null;
}

// server/studio/lottery/plays/sides.ts
function sidesOf(sum, bigFrom) {
  return [sum >= bigFrom ? 0 : 1, sum % 2 === 1 ? 2 : 3];
}
function sidesTop(marked, odds) {
  const best = (...sides2) => Math.max(0, ...sides2.filter((side) => marked.includes(side)).map((side) => odds[side] ?? 0));
  return best(0, 1) + best(2, 3);
}

// server/studio/lottery/plays/plays-digits.ts
var DIGITS = range(0, 9);
var one = { values: DIGITS, least: 1, most: 10 };
var any = { values: DIGITS, least: 0, most: 10 };
var hit = (hundredths, ways, of) => [
  { name: "hit", hundredths, chance: rational(ways, of) }
];
var digitsOf = (drawn) => drawn.map(Number);
var sorted = (numbers) => [...numbers].sort().join();
var DIGIT_PLAYS = [
  {
    code: "straight",
    groups: [one, one, one],
    combine: "product",
    prizes: hit(95e3, 1n, 1000n),
    pays: (line, drawn) => line.join() === digitsOf(drawn).join() ? 95e3 : 0,
    top: () => 95e3
  },
  {
    code: "group3",
    groups: [{ ...one, least: 2 }],
    combine: "pairs",
    prizes: hit(31666, 3n, 1000n),
    pays: ([twice = -1, once = -1], drawn) => sorted([twice, twice, once]) === sorted(digitsOf(drawn)) ? 31666 : 0,
    top: () => 31666
  },
  {
    code: "group6",
    groups: [{ ...one, least: 3 }],
    combine: { choose: 3 },
    prizes: hit(15833, 6n, 1000n),
    pays: (line, drawn) => sorted(line) === sorted(digitsOf(drawn)) ? 15833 : 0,
    top: () => 15833
  },
  {
    code: "sum",
    groups: [{ values: [0, 1, 2, 3], least: 1, most: 4, sides: true }],
    combine: "each",
    alternatives: true,
    prizes: ["big", "small", "odd", "even"].map((name) => ({
      name,
      hundredths: 195,
      chance: rational(1n, 2n)
    })),
    pays([, side = -1], drawn) {
      const sum = digitsOf(drawn).reduce((total, digit) => total + digit, 0);
      return sidesOf(sum, 14).includes(side) ? 195 : 0;
    },
    top: ([marked = []]) => sidesTop(marked, [195, 195, 195, 195])
  },
  {
    code: "single",
    groups: [any, any, any],
    combine: "each",
    prizes: hit(950, 1n, 10n),
    pays: ([place = -1, digit = -1], drawn) => digitsOf(drawn)[place] === digit ? 950 : 0,
    top: (picks) => 950 * picks.filter(({ length }) => length > 0).length
  }
];

// server/studio/lottery/plays/plays-eleven.ts
var BALLS = range(1, 11);
var DRAWN = 5;
var ANY = [
  [1, 209],
  [2, 522],
  [3, 1567],
  [4, 6270],
  [5, 43890]
];
var FRONT = [
  [1, 1045, 11n],
  [2, 10450, 110n],
  [3, 94050, 990n]
];
var anyPlays = ANY.map(
  ([count, hundredths]) => ({
    code: `any${count}`,
    groups: [{ values: BALLS, least: count, most: 11, digits: 2 }],
    combine: { choose: count },
    prizes: [
      {
        name: "hit",
        hundredths,
        chance: rational(BigInt(combinations(DRAWN, count)), BigInt(combinations(11, count)))
      }
    ],
    pays: (line, drawn) => line.every((ball) => drawn.includes(String(ball))) ? hundredths : 0,
    top: ([marked = []]) => combinations(Math.min(DRAWN, marked.length), count) * hundredths
  })
);
var frontPlays = FRONT.map(
  ([count, hundredths, ways]) => ({
    code: `front${count}`,
    groups: Array.from({ length: count }, () => ({ values: BALLS, least: 1, most: 11, digits: 2 })),
    combine: "distinct",
    prizes: [{ name: "hit", hundredths, chance: rational(1n, ways) }],
    pays: (line, drawn) => line.every((ball, place) => drawn[place] === String(ball)) ? hundredths : 0,
    top: () => hundredths
  })
);
var ELEVEN_PLAYS = [...anyPlays, ...frontPlays];

// server/studio/lottery/plays/plays-forty-five.ts
var BALLS2 = range(1, 45);
var DRAWN2 = 6;
var TICKETS = BigInt(combinations(45, DRAWN2));
var TIERS = [
  [6, 2e8],
  [5, 6e5],
  [4, 15e3],
  [3, 1200]
];
var prizes = TIERS.map(([right, hundredths]) => ({
  name: `match${right}`,
  hundredths,
  chance: rational(BigInt(combinations(DRAWN2, right) * combinations(39, DRAWN2 - right)), TICKETS)
}));
function systemTop(marked) {
  return TIERS.reduce(
    (total, [right, hundredths]) => total + combinations(DRAWN2, right) * combinations(marked - DRAWN2, DRAWN2 - right) * hundredths,
    0
  );
}
var ticketOf = (code, marked) => ({
  code,
  groups: [{ values: BALLS2, least: marked, most: marked }],
  combine: { choose: DRAWN2 },
  prizes,
  pays(line, drawn) {
    const right = line.filter((ball) => drawn.includes(String(ball))).length;
    return TIERS.find(([needed]) => needed === right)?.[1] ?? 0;
  },
  top: () => systemTop(marked)
});
var FORTY_FIVE_PLAYS = [
  ticketOf("ticket", 6),
  ...[7, 8, 9, 10].map((marked) => ticketOf(`system${marked}`, marked))
];

// server/studio/lottery/plays/plays-race.ts
var RUNNERS2 = range(1, 10);
var one2 = { values: RUNNERS2, least: 1, most: 10 };
var any2 = { values: RUNNERS2, least: 0, most: 10 };
var SUMS = [
  ["big", 216, 20n],
  ["small", 172, 25n],
  ["odd", 172, 25n],
  ["even", 216, 20n]
];
var SUM_ODDS = SUMS.map(([, hundredths]) => hundredths);
var BIG_FROM = 12;
var inOrder2 = (count, hundredths, ways) => ({
  code: `first${count}`,
  groups: Array.from({ length: count }, () => one2),
  combine: "distinct",
  prizes: [{ name: "hit", hundredths, chance: rational(1n, ways) }],
  pays: (line, drawn) => line.every((runner, place) => drawn[place] === String(runner)) ? hundredths : 0,
  top: () => hundredths
});
var RACE_PLAYS = [
  {
    code: "place",
    groups: Array.from({ length: 10 }, () => any2),
    combine: "each",
    prizes: [{ name: "hit", hundredths: 960, chance: rational(1n, 10n) }],
    pays: ([place = -1, runner = -1], drawn) => drawn[place] === String(runner) ? 960 : 0,
    top: (picks) => 960 * picks.filter(({ length }) => length > 0).length
  },
  inOrder2(2, 8640, 90n),
  inOrder2(3, 69120, 720n),
  {
    code: "sum2",
    groups: [{ values: [0, 1, 2, 3], least: 1, most: 4, sides: true }],
    combine: "each",
    alternatives: true,
    prizes: SUMS.map(([name, hundredths, pairs]) => ({ name, hundredths, chance: rational(pairs, 45n) })),
    pays([, side = -1], drawn) {
      const sum = Number(drawn[0]) + Number(drawn[1]);
      return sidesOf(sum, BIG_FROM).includes(side) ? SUM_ODDS[side] ?? 0 : 0;
    },
    top: ([marked = []]) => sidesTop(marked, SUM_ODDS)
  }
];

// server/studio/lottery/plays/plays-viet-nam.ts
var row = (name, count, digits) => ({ name, count, digits });
var NORTH = [
  row("special", 1, 5),
  row("first", 1, 5),
  row("second", 2, 5),
  row("third", 6, 5),
  row("fourth", 4, 4),
  row("fifth", 6, 4),
  row("sixth", 3, 3),
  row("seventh", 4, 2)
];
var SOUTH = [
  row("special", 1, 6),
  row("first", 1, 5),
  row("second", 1, 5),
  row("third", 2, 5),
  row("fourth", 7, 5),
  row("fifth", 1, 4),
  row("sixth", 3, 4),
  row("seventh", 1, 3),
  row("eighth", 1, 2)
];
var TWO = { values: range(0, 99), least: 1, most: 100, digits: 2 };
var THREE = { values: range(0, 999), least: 1, most: 100, digits: 3, typed: true };
var oneOf = (code, group, hundredths, digitsIn) => ({
  code,
  groups: [group],
  combine: "each",
  prizes: [{ name: "hit", hundredths, chance: rational(1n, BigInt(group.values.length)) }],
  pays: ([, value = -1], drawn) => Number(digitsIn(drawn)) === value ? hundredths : 0,
  top: () => hundredths
});
var anywhere = (code, group, hundredths, rows) => {
  const { digits = 2, values } = group;
  const places = prizesOf(rows).filter((prize2) => prize2.digits >= digits).length;
  const prize = {
    name: "perHit",
    hundredths,
    chance: rational(BigInt(places), BigInt(values.length))
  };
  return {
    code,
    groups: [group],
    combine: "each",
    prizes: [prize],
    pays([, value = -1], drawn) {
      const ending = String(value).padStart(digits, "0");
      return hundredths * drawn.filter((number) => number.endsWith(ending)).length;
    },
    top: () => hundredths * places
  };
};
function vietNamPlays(rows, { head, anyTwo, anyThree }) {
  return [
    oneOf("deTail", TWO, 9500, ([special = ""]) => special.slice(-2)),
    oneOf("deHead", TWO, 9500, head),
    anywhere("lo2", TWO, anyTwo, rows),
    oneOf("three", THREE, 94e3, ([special = ""]) => special.slice(-3)),
    anywhere("lo3", THREE, anyThree, rows)
  ];
}
var NORTH_PLAYS = vietNamPlays(NORTH, {
  head: ([special = ""]) => special.slice(0, 2),
  anyTwo: 352,
  anyThree: 4086
});
var SOUTH_PLAYS = vietNamPlays(SOUTH, {
  head: (drawn) => drawn.at(-1) ?? "",
  anyTwo: 528,
  anyThree: 5529
});

// server/studio/lottery/lottery-games.ts
var WHOLE_UNITS = {
  unitsMinor: [100n, 500n, 1000n, 5000n],
  timesMax: 99,
  stakeMaxMinor: 1000000n,
  payoutMaxMinor: 20000000n,
  liabilityMinor: 50000000n
};
var EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
var electronic = {
  category: "ELOTT",
  mathVersion: 1,
  resultsBy: "chain",
  recent: 50,
  ...WHOLE_UNITS
};
var balls = { ...electronic, mathVersion: 2 };
var vietNam = {
  category: "LOTT",
  isVietNam: true,
  mathVersion: 1,
  menuTag: "VN",
  resultsBy: "operator",
  recent: 100,
  ...WHOLE_UNITS
};
var follows2 = (minutes, lockSeconds) => ({
  follows: { periodMs: minutes * MINUTE_MS, lockMs: lockSeconds * SECOND_MS }
});
var LOTTERY_GAMES = [
  {
    ...electronic,
    code: "tas-dah",
    vendor: "NARD",
    names: {
      fa: "تاس ده‌وجهی",
      en: "Ten-Sided Dice",
      zh: "十面骰 3D",
      id: "Dadu Sepuluh Sisi",
      th: "ลูกเต๋าสิบหน้า",
      vi: "Xúc xắc mười mặt"
    },
    menuTag: "3D",
    draw: { kind: "digits", count: 3 },
    plays: atLeastOne(DIGIT_PLAYS),
    timing: follows2(3, 15)
  },
  {
    ...balls,
    code: "yazdah",
    vendor: "KHATAM",
    names: {
      fa: "پنج از یازده",
      en: "Five of Eleven",
      zh: "十一选五",
      id: "Lima dari Sebelas",
      th: "ห้าจากสิบเอ็ด",
      vi: "Năm trong Mười một"
    },
    menuTag: "11X5",
    draw: { kind: "balls", of: 11, count: 5, sorted: false },
    plays: atLeastOne(ELEVEN_PLAYS),
    timing: follows2(5, 20)
  },
  {
    ...balls,
    code: "chapar",
    vendor: "SIMORGH",
    names: {
      fa: "مسابقهٔ چاپارها",
      en: "Courier Race",
      zh: "驿骑竞速",
      id: "Balap Kurir",
      th: "ม้าเร็วสิบตัว",
      vi: "Đua Ngựa Trạm"
    },
    menuTag: "PK10",
    draw: { kind: "balls", of: 10, count: 10, sorted: false },
    plays: atLeastOne(RACE_PLAYS),
    timing: follows2(2, 15)
  },
  {
    category: "LOTT",
    mathVersion: 2,
    resultsBy: "chain",
    recent: 50,
    code: "bakht-e-melli",
    vendor: "NARD",
    names: {
      fa: "بخت ملی",
      en: "National Fortune",
      zh: "国运乐透",
      id: "Keberuntungan Nasional",
      th: "โชคแห่งชาติ",
      vi: "Vận May Quốc Gia"
    },
    menuTag: "6/45",
    draw: { kind: "balls", of: 45, count: 6, sorted: true },
    plays: atLeastOne(FORTY_FIVE_PLAYS),
    timing: {
      calendar: { days: [4, 7], time: "21:00", openMs: 5 * DAY_MS, lockMs: 30 * MINUTE_MS }
    },
    unitsMinor: [10n, 20n, 50n, 100n],
    timesMax: 20,
    stakeMaxMinor: 1000000n,
    payoutMaxMinor: 200000000n,
    liabilityMinor: 400000000n
  },
  {
    ...vietNam,
    code: "xo-so-bac",
    vendor: "NARD",
    names: {
      fa: "لاتاری ویتنام، شمال",
      en: "Viet Nam North",
      zh: "越南北部彩",
      id: "Vietnam Utara",
      th: "หวยเวียดนามเหนือ",
      vi: "Xổ số miền Bắc"
    },
    draw: { kind: "table", rows: NORTH },
    plays: atLeastOne(NORTH_PLAYS),
    timing: {
      calendar: {
        days: EVERY_DAY,
        time: "18:15",
        timeZone: "Asia/Ho_Chi_Minh",
        openMs: DAY_MS,
        lockMs: 15 * MINUTE_MS,
        provinces: [["tb"], ["hn"], ["qn"], ["bn"], ["hn"], ["hp"], ["nd"]]
      }
    }
  },
  {
    ...vietNam,
    code: "xo-so-nam",
    vendor: "NARD",
    names: {
      fa: "لاتاری ویتنام، جنوب",
      en: "Viet Nam South",
      zh: "越南南部彩",
      id: "Vietnam Selatan",
      th: "หวยเวียดนามใต้",
      vi: "Xổ số miền Nam"
    },
    draw: { kind: "table", rows: SOUTH },
    plays: atLeastOne(SOUTH_PLAYS),
    timing: {
      calendar: {
        days: EVERY_DAY,
        time: "16:15",
        timeZone: "Asia/Ho_Chi_Minh",
        openMs: DAY_MS,
        lockMs: 15 * MINUTE_MS,
        provinces: [
          ["tg", "kg"],
          ["hcm", "dt"],
          ["bt", "vt"],
          ["dn", "ct"],
          ["tn", "ag"],
          ["vl", "bd"],
          ["hcm", "la"]
        ]
      }
    }
  }
];
var BY_CODE2 = new Map(LOTTERY_GAMES.map((game) => [game.code, game]));
function lotteryGameOf(code) {
  return BY_CODE2.get(code) ?? null;
}
function atLeastOne([first, ...others]) {
  if (!first) throw new Error("A lottery has at least one way to play it");
  return [first, ...others];
}

// server/studio/lottery/ticket.ts
function hundredthsWon(play4, lines, drawn) {
  return lines.reduce((total, line) => total + play4.pays(line, drawn), 0);
}

// server/studio/lottery/verify.ts
var HASH4 = /^[0-9a-f]{64}$/;
var OLDEST = 1;
var NUMBER = /^\d{8}(-[a-z0-9]{1,12})?$/;
function verifyLottery(query) {
  const said = (name) => query.get(name) ?? "";
  const game = lotteryGameOf(said("game"));
  const [round, link, entropy] = [said("round"), said("link"), said("entropy")];
  if (!game || !NUMBER.test(round) || !HASH4.test(link) || !HASH4.test(entropy)) return null;
  const version = versionIn(query, game.mathVersion, OLDEST);
  if (version === null) return null;
  const word = beaconIn(query);
  if (word === void 0) return null;
  const seeds = { link, round, entropy: entropyWith(entropy, word) };
  const numbers = drawNumbers(game.draw, version, sharedDraw(game.code, seeds));
  const ticket = ticketLines(game, query, numbers);
  return {
    title: `${game.names.en ?? game.code}, draw ${round}`,
    lines: [
      ["Link of the chain", link],
      ["Its commitment, SHA-256 of `commit|` and the link, shown before the draw", commitOfLink(link)],
      ["Entropy, fixed when betting closed", entropy],
      ...word ? beaconLines(word, seeds.entropy) : [],
      ["Numbers", numbers.join(" ")],
      ...ticket
    ]
  };
}
function beaconLines({ chain, round, said }, mixed) {
  return [
    ["Beacon, by the hash of its chain", chain],
    ["Its round, named before the first stake", String(round)],
    ["What it said in it, after betting closed", said],
    ["Entropy with it: SHA-256 of entropy|chain|round|what it said", mixed]
  ];
}
function ticketLines(game, query, numbers) {
  const play4 = playTypeOf(game, query.get("playType") ?? "");
  const picks = play4 && offeredPicks(play4, readPicks(query.get("picks") ?? ""));
  if (!play4 || !picks) return [];
  const lines = linesOf(play4, picks);
  if (lines.length > LINES_MAX) return [];
  const won2 = lines.filter((line) => play4.pays(line, numbers) > 0);
  const hundredths = hundredthsWon(play4, lines, numbers);
  return [
    ["Play", play4.code],
    ["Lines", String(lines.length)],
    ["Lines that won", won2.length === 0 ? "none" : won2.map((line) => line.join("-")).join(", ")],
    [
      "Payout for a stake of 1.00 on each line",
      `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, "0")}`
    ]
  ];
}
function readPicks(text) {
  return text.split("_").map(
    (group) => group === "" ? [] : group.split(".").map((number) => /^\d{1,3}$/.test(number) ? Number(number) : -1)
  );
}

// server/studio/rounds/games/round-games.ts
var CHIPS = [100n, 500n, 1000n, 5000n, 10000n, 50000n];
var ROUND_GAMES = [
  {
    kind: "crash",
    code: "parvaz",
    vendor: "SIMORGH",
    category: "CRASH",
    names: {
      fa: "پرواز سیمرغ",
      en: "Flight of the Simorgh",
      zh: "西牟鸽飞翔",
      id: "Terbang Simorgh",
      th: "ซีมูร์กเหินฟ้า",
      vi: "Simorgh tung cánh"
    },
    mathVersion: 1,
    bettingMs: 6 * SECOND_MS,
    shownMs: 4 * SECOND_MS,
    chipsMinor: CHIPS,
    spotMaxMinor: 50000n,
    mostStakes: 2,
    rtpBasisPoints: 9700
  },
  {
    kind: "baccarat",
    code: "bakara",
    vendor: "KHATAM",
    category: "LIVE",
    names: {
      fa: "باکارای کاخ",
      en: "Palace Baccarat",
      zh: "宫廷百家乐",
      id: "Baccarat Istana",
      th: "บาคาร่าพระราชวัง",
      vi: "Baccarat Cung Điện"
    },
    mathVersion: 2,
    bettingMs: 15 * SECOND_MS,
    shownMs: 9 * SECOND_MS,
    chipsMinor: CHIPS,
    spotMaxMinor: 200000n,
    mostStakes: 30,
    rtpBasisPoints: 9894
  },
  {
    kind: "dragon-tiger",
    code: "ezhdeha-babr",
    vendor: "NARD",
    category: "LIVE",
    names: {
      fa: "اژدها و ببر",
      en: "Dragon & Tiger",
      zh: "龙虎斗",
      id: "Naga Harimau",
      th: "เสือมังกร",
      vi: "Rồng Hổ"
    },
    mathVersion: 2,
    bettingMs: 12 * SECOND_MS,
    shownMs: 6 * SECOND_MS,
    chipsMinor: CHIPS,
    spotMaxMinor: 200000n,
    mostStakes: 30,
    rtpBasisPoints: 9626
  },
  {
    kind: "sic-bo",
    code: "se-tas",
    vendor: "SIMORGH",
    category: "LIVE",
    names: { fa: "سه‌تاس", en: "Sic Bo", zh: "骰宝", id: "Sic Bo", th: "ไฮโล", vi: "Tài Xỉu" },
    mathVersion: 1,
    bettingMs: 15 * SECOND_MS,
    shownMs: 7 * SECOND_MS,
    chipsMinor: CHIPS,
    spotMaxMinor: 50000n,
    mostStakes: 40,
    rtpBasisPoints: 9722
  },
  {
    kind: "derby",
    code: "derbi-khorus",
    vendor: "NARD",
    category: "COCKFIGHT",
    names: {
      fa: "دربی خروس‌های نقاشی",
      en: "Painted Roosters Derby",
      zh: "彩绘公鸡赛跑",
      id: "Derbi Ayam Lukis",
      th: "ดาร์บี้ไก่วาดลายแข่งวิ่ง",
      vi: "Đua Gà Tranh"
    },
    mathVersion: 1,
    bettingMs: 20 * SECOND_MS,
    shownMs: 14 * SECOND_MS,
    chipsMinor: CHIPS,
    spotMaxMinor: 50000n,
    mostStakes: 30,
    rtpBasisPoints: 9480
  }
];
var byCode = new Map(ROUND_GAMES.map((game) => [game.code, game]));
function roundGameOf(code) {
  return byCode.get(code) ?? null;
}
var ROUND_STUDIO_GAMES = ROUND_GAMES.map(
  ({ vendor, code, names, category, chipsMinor, rtpBasisPoints }) => ({
    vendor,
    code,
    names,
    category,
    engine: "rounds",
    minLineBetMinor: chipsMinor[0],
    rtpBasisPoints,
    isDemo: true
  })
);

// server/studio/rounds/verify.ts
var HASH5 = /^[0-9a-f]{64}$/;
var NUMBER2 = /^[1-9]\d{0,8}$/;
var AUTO = /^\d{3,6}$/;
var OLDEST2 = 1;
var NAME2 = /^[0-9a-f-]{1,64}$/;
function verifyRounds(query) {
  const said = (name) => query.get(name) ?? "";
  const game = roundGameOf(said("game"));
  const isRead = HASH5.test(said("link")) && HASH5.test(said("entropy")) && NUMBER2.test(said("number")) && NAME2.test(said("round"));
  if (query.get("engine") !== "rounds" || !game || !isRead) return null;
  const choice = choiceIn(query, SPOTS[game.kind]);
  if (choice === null) return null;
  const version = versionIn(query, game.mathVersion, OLDEST2);
  if (version === null) return null;
  const number = Number(said("number"));
  const seeds = { link: said("link"), round: said("round"), entropy: said("entropy") };
  const outcome = drawOutcome({ kind: game.kind, version, game: game.code, number, seeds });
  const pays = choice === "none" ? null : paysOf(outcome, choice, number);
  return {
    title: `${game.names.en ?? game.code}, round ${number}`,
    lines: [
      ["Commitment of the link", commitOfLink(seeds.link)],
      ...outcomeLines2(outcome),
      ...payLines(choice, pays)
    ],
    ...pays === null ? {} : { pays },
    ...outcome.kind === "crash" ? { paysStayed: paysOf(outcome, { auto: null }, number) } : {}
  };
}
function choiceIn(query, spots) {
  const spot2 = query.get("spot");
  if (spot2 !== null) return spots.includes(spot2) ? { spot: spot2 } : null;
  const auto = query.get("auto");
  if (auto === null) return "none";
  const at = Number(auto);
  return spots.length === 0 && AUTO.test(auto) && at >= AUTO_LEAST && at <= FLIGHT_TOP ? { auto: at } : null;
}
function payLines(choice, pays) {
  if (choice === "none" || pays === null) return [];
  const name = "spot" in choice ? choice.spot : `cash-out at ${timesText(choice.auto ?? FLIGHT_TOP)}`;
  return [[`Payout on ${name}`, `${timesText(pays)} of the stake`]];
}
function timesText(hundredths) {
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, "0")}x`;
}
function outcomeLines2(outcome) {
  switch (outcome.kind) {
    case "crash":
      return [["Point of the flight", timesText(outcome.point)]];
    case "baccarat": {
      const hand = (cards) => `${cards.map(cardName).join(" ")} = ${handPoints(cards)}`;
      return [
        ["Player", hand(outcome.player)],
        ["Banker", hand(outcome.banker)],
        ["Winner", baccaratWinner(outcome)]
      ];
    }
    case "dragon-tiger":
      return [
        ["Dragon", cardName(outcome.dragon)],
        ["Tiger", cardName(outcome.tiger)],
        ["Winner", dragonTigerWinner(outcome)]
      ];
    case "sic-bo":
      return [["Dice", `${outcome.dice.join(" ")} = ${diceTotal(outcome)}`]];
    case "derby":
      return [["Order of arrival", outcome.order.join(" ")]];
  }
}

// server/studio/tables/games/cards.ts
var FROM_TWO = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"];
var FROM_SPADES = ["S", "H", "D", "C"];
var DECK2 = FROM_SPADES.flatMap(
  (suit) => FROM_TWO.map((rank) => `${rank}${suit}`)
);
function rankOf2(card) {
  return card[0];
}

// server/studio/tables/games/hokm-state.ts
var HOKM_SEATS = 4;

// server/studio/tables/games/hokm.ts
function firstHakem(deals) {
  const cards = deals.deck(0);
  return cards.findIndex((card) => rankOf2(card) === "A") % HOKM_SEATS;
}

// server/studio/tables/play/tables-version.ts
var TABLES_VERSION = 2;

// server/studio/tables/games/pasur.ts
var PASUR_SEATS = 2;

// server/studio/tables/seats/open-match.ts
var CARD_GAMES = ["pasur", "hokm"];
var SEATS = { pasur: PASUR_SEATS, hokm: HOKM_SEATS };
function isCardGame(code) {
  return CARD_GAMES.some((game) => game === code);
}
function shuffleOf(version) {
  if (version > TABLES_VERSION) throw new Error(`Version ${version} of the card tables is not here`);
  return version === 1 ? { deck: TABLES_DECK, shuffle: shuffledFromTheLast } : { deck: DECK2, shuffle: shuffled };
}
function dealsOf(game, { secret, table, entropy, mathVersion }) {
  const drawsOf = (hand) => sharedDraw(game, { link: secret, round: roundOf(table, hand), entropy });
  const { deck, shuffle } = shuffleOf(mathVersion);
  return {
    deck: (hand) => shuffle(drawsOf(hand), deck),
    dealer: (places) => drawsOf(0)(places)
  };
}
function roundOf(table, hand) {
  return `${table}.${hand}`;
}
function placesOf(game, { secret, table, entropy, mathVersion }) {
  const draw = sharedDraw(game, { link: secret, round: `${table}.seats`, entropy });
  const places = Array.from({ length: SEATS[game] }, (_, place) => place);
  return shuffleOf(mathVersion).shuffle(draw, places);
}

// server/studio/tables/verify.ts
var ROUND2 = /^([A-Za-z0-9-]{1,64})\.(\d{1,4})$/;
var OLDEST3 = 1;
var HASH6 = /^[0-9a-f]{64}$/;
function verifyTables(query) {
  const game = query.get("game") ?? "";
  const secret = query.get("link") ?? "";
  const entropy = query.get("entropy") ?? "";
  const [round, table = "", hand = ""] = ROUND2.exec(query.get("round") ?? "") ?? [];
  if (!isCardGame(game) || round === void 0) return null;
  if (!HASH6.test(secret) || !HASH6.test(entropy)) return null;
  const mathVersion = versionIn(query, TABLES_VERSION, OLDEST3);
  if (mathVersion === null) return null;
  const seeds = { secret, table, entropy, mathVersion };
  const cards = dealsOf(game, seeds).deck(Number(hand));
  return {
    title: `${game}, hand ${hand}`,
    lines: [
      ["Fingerprint shown before the match", commitOf(secret)],
      ["Places of those who sat down, in their order", placesOf(game, seeds).join(" ")],
      firstLine(game, seeds),
      ["Deck of this hand, from the first card dealt", cards.map(written2).join(" ")],
      ["How it is dealt", DEALT[game]]
    ]
  };
}
function firstLine(game, seeds) {
  const deals = dealsOf(game, seeds);
  if (game === "hokm")
    return ["Place that has the first ace and calls trump first", String(firstHakem(deals))];
  return ["Place that deals the first hand", String(deals.dealer(2))];
}
var DEALT = {
  pasur: "four cards open (a jack among them goes under the deck and the next card takes its place), then four to who plays first and four to the dealer, six times",
  hokm: "five cards to each place from the hakem on, then four to each, then four to each"
};
var SIGNS = { C: "♣", D: "♦", H: "♥", S: "♠" };
function written2(card) {
  const [rank = "", suit = "C"] = card;
  return `${rank === "T" ? "10" : rank}${SIGNS[suit]}`;
}

// server/studio/jackpot-draw.ts
var JACKPOT_GAME = "jackpot";
function ticketLine({ name, minor }) {
  return `${name}:${minor}`;
}
var TICKET = /^([0-9a-f]{64}):([1-9]\d{0,14})$/;
function readTicket(line) {
  const [, name, minor] = TICKET.exec(line) ?? [];
  return name !== void 0 && minor !== void 0 ? { name, minor } : null;
}
function ticketEntropy(tickets) {
  return entropyOfLines(tickets.map(ticketLine));
}
function winningTickets(tickets, seeds, oneInMinor) {
  const draw = sharedDraw(JACKPOT_GAME, seeds);
  return tickets.flatMap(({ minor }, nth) => BigInt(draw(Number(oneInMinor))) < BigInt(minor) ? [nth] : []);
}

// server/studio/verify/jackpot.ts
var HASH7 = /^[0-9a-f]{64}$/;
var NAME3 = /^[0-9a-f-]{1,64}$/;
var ONE_IN = /^[1-9]\d{0,9}$/;
var ONE_IN_MAX = 2 ** 32 - 1;
function verifyJackpot(query) {
  const said = (name) => query.get(name) ?? "";
  const [round, link, entropy] = [said("round"), said("link"), said("entropy")];
  const oneIn2 = ONE_IN.test(said("oneIn")) ? Number(said("oneIn")) : 0;
  const tickets = ticketsIn2(query);
  if (said("game") !== JACKPOT_GAME || !NAME3.test(round) || !HASH7.test(link) || !HASH7.test(entropy))
    return null;
  if (oneIn2 < 1 || oneIn2 > ONE_IN_MAX || !tickets) return null;
  const won2 = winningTickets(tickets, { link, round, entropy }, BigInt(oneIn2));
  return {
    title: `Jackpot, draw ${round}`,
    lines: [
      ["Commitment of the link", commitOfLink(link)],
      ["Tickets", String(tickets.length)],
      [
        "Staked by all of them, in hundredths",
        String(tickets.reduce((sum, { minor }) => sum + BigInt(minor), 0n))
      ],
      ["A ticket wins with a number below its stake, of", String(oneIn2)],
      ["Entropy of these tickets", ticketEntropy(tickets)],
      ...won2.length === 0 ? [["Won", "by nobody"]] : won2.map((nth) => wonLine(nth, tickets[nth]))
    ]
  };
}
function ticketsIn2(query) {
  const read = stakesIn(query)?.map(readTicket);
  const tickets = read?.filter((ticket) => ticket !== null);
  return tickets && tickets.length === read?.length ? tickets : null;
}
function wonLine(nth, ticket) {
  return [`Ticket ${nth + 1} won`, `${ticket?.name} with ${ticket?.minor}`];
}

// server/studio/themes/abrisham.ts
var abrisham = {
  code: "abrisham",
  vendor: "SIMORGH",
  mathVersion: 1,
  names: {
    fa: "ابریشم",
    en: "Silk Road",
    zh: "丝路",
    id: "Jalur Sutra",
    th: "เส้นทางสายไหม",
    vi: "Con Đường Tơ Lụa"
  },
  symbols: {
    wild: { fa: "طاقهٔ ابریشم", en: "Roll of silk" },
    scatter: { fa: "کاروانسرا", en: "Caravanserai" },
    h1: { fa: "کاروان‌سالار", en: "Caravan master" },
    h2: { fa: "شتر دوکوهان", en: "Bactrian camel" },
    h3: { fa: "چینی آبی و سپید", en: "Blue-and-white porcelain" },
    h4: { fa: "ادویه", en: "Spices" },
    l1: { fa: "پیلهٔ ابریشم", en: "Silk cocoon" },
    l2: { fa: "کوزه", en: "Jar" },
    l3: { fa: "فانوس", en: "Lantern" },
    l4: { fa: "سکهٔ ساسانی", en: "Sasanian coin" }
  },
  strips: [
    strip(`
      l3 l3 h3 h3 h4 h4 l4 l4 l3 l3 l1 l1 scatter l4 l3 l3 h4 h4 l2 l2 h2 h2 l1 l1 wild h2 h1 h1 l2
      l2 l4 l4
    `),
    strip(`
      h4 h4 l4 h1 h1 h4 h4 h2 l4 l4 wild scatter l3 l3 l2 l2 l3 l3 l1 l1 h3 h3 l4 l4 l1 l1 l2 l2 l3
      l3 h2 h2 h3
    `),
    strip(`
      h2 l1 l1 l3 l3 h3 h3 l4 l4 l2 l2 h4 h4 l4 l4 l2 l4 scatter l3 l3 h2 h2 h1 h1 h4 h4 l2 l2 l3 l3
      l1 l1 wild wild
    `),
    strip(`
      l1 l1 l4 l4 h3 h3 h4 h4 l2 l2 l3 scatter h4 h4 h1 h1 h3 l4 l4 l1 l1 h4 l4 l4 h2 h2 wild l3 l3
      l4 l3 l3 l2 l2
    `),
    strip(`
      l3 l3 l2 l2 l4 l4 h3 wild h2 h2 l2 l2 l4 l4 l3 l1 l1 scatter l4 l4 l3 l3 h1 h1 h4 h4 l1 l1 h4
      h3 h3 l2 l2
    `)
  ],
  linePays: {
    wild: [80, 400, 1800],
    h1: [40, 175, 850],
    h2: [35, 125, 550],
    h3: [30, 125, 350],
    h4: [25, 85, 275],
    l1: [15, 40, 175],
    l2: [14, 35, 125],
    l3: [8, 25, 100],
    l4: [8, 25, 85]
  },
  scatterPays: [2, 12, 80],
  freeSpins: {
    awarded: [10, 20, 30],
    retriggered: [10, 10, 10],
    limit: 60,
    multiplier: 2
  },
  lineBetsMinor: [50n, 100n, 200n, 500n, 1000n]
};

// server/studio/themes/chogan.ts
var chogan = {
  code: "chogan",
  vendor: "NARD",
  mathVersion: 1,
  names: {
    fa: "چوگان",
    en: "Chogan",
    zh: "波斯马球",
    id: "Polo Persia",
    th: "โปโลเปอร์เซีย",
    vi: "Mã Cầu Ba Tư"
  },
  symbols: {
    wild: { fa: "چوب چوگان", en: "Chogan mallet" },
    scatter: { fa: "میدان نقش جهان", en: "Naqsh-e Jahan Square" },
    h1: { fa: "چوگان‌باز", en: "Rider" },
    h2: { fa: "اسب کهر", en: "Bay horse" },
    h3: { fa: "اسب سپید", en: "White horse" },
    h4: { fa: "زین", en: "Saddle" },
    l1: { fa: "گوی", en: "Ball" },
    l2: { fa: "نعل", en: "Horseshoe" },
    l3: { fa: "رکاب", en: "Stirrup" },
    l4: { fa: "تازیانه", en: "Riding whip" }
  },
  strips: [
    strip(`
      l4 wild h3 h3 h1 h1 h4 l4 l4 h2 l4 l4 h4 h4 l3 l3 l2 l2 l4 l4 l1 l1 l2 l2 scatter l1 l2 l2 h2
      h2 l3 l3 h3
    `),
    strip(`
      h3 h3 h4 h4 l4 l4 l2 l2 l4 l4 l2 h2 l1 l1 l3 l3 wild l1 l1 l4 l4 scatter l4 h4 h4 h1 h1 l2 l2
      h2 h2 h3 l3 l3
    `),
    strip(`
      l4 l4 h4 h4 wild wild l3 l3 l2 h3 l2 l2 l4 l1 l2 l2 h3 h3 l3 l3 l4 l4 h2 h2 l3 l3 h4 scatter l1
      l1 h3 h3 h1 h1
    `),
    strip(`
      h4 h4 l1 l1 h4 l4 l4 h4 h4 l2 l2 l4 l1 l1 scatter h2 h2 wild l3 l3 h1 h1 l4 l4 l3 l3 h3 h3 l3
      l3 l1 l2 l2 h3 h3
    `),
    strip(`
      l2 l2 l4 l4 h2 h2 h4 h4 l3 l3 h3 wild l1 l1 l4 l4 l3 l3 l1 h1 h1 l2 l2 l1 l1 h3 h3 scatter l3
      l3 l4 l4 h4 h4
    `)
  ],
  linePays: {
    wild: [95, 500, 1900],
    h1: [45, 175, 900],
    h2: [35, 150, 550],
    h3: [30, 100, 375],
    h4: [30, 90, 275],
    l1: [15, 45, 175],
    l2: [15, 35, 150],
    l3: [9, 30, 100],
    l4: [9, 30, 90]
  },
  scatterPays: [3, 15, 60],
  freeSpins: {
    awarded: [7, 14, 21],
    retriggered: [7, 7, 7],
    limit: 56,
    multiplier: 2
  },
  lineBetsMinor: [10n, 20n, 50n, 100n, 250n, 500n]
};

// server/studio/themes/farsh.ts
var farsh = {
  code: "farsh",
  vendor: "KHATAM",
  mathVersion: 1,
  names: {
    fa: "فرش",
    en: "Carpet",
    zh: "波斯地毯",
    id: "Permadani Persia",
    th: "พรมเปอร์เซีย",
    vi: "Thảm Ba Tư"
  },
  symbols: {
    wild: { fa: "ترنج", en: "Medallion" },
    scatter: { fa: "دار قالی", en: "Loom" },
    h1: { fa: "قالی پرنده", en: "Flying carpet" },
    h2: { fa: "درخت زندگی", en: "Tree of life" },
    h3: { fa: "شکارگاه", en: "Hunting ground" },
    h4: { fa: "گل شاه‌عباسی", en: "Shah Abbasi flower" },
    l1: { fa: "بته‌جقه", en: "Paisley" },
    l2: { fa: "کلاف پشم", en: "Wool skein" },
    l3: { fa: "دفتین", en: "Weaver's comb" },
    l4: { fa: "قیچی", en: "Shears" }
  },
  strips: [
    strip(`
      h4 h1 l3 h1 l4 h2 l2 l1 l3 l4 l1 l3 h2 scatter h4 l2 h1 l2 l1 l2 h3 h4 l2 h3 l3 wild l4 l3 l1
      l4
    `),
    strip(`
      scatter l3 l4 h1 h2 l1 l4 wild l1 h3 h4 l4 h2 h3 l2 l4 l3 l2 l4 l2 h3 h1 h4 l2 l3 h4 h2 l1 l4
      h3
    `),
    strip(`
      l4 l2 h4 l2 l1 l4 l3 h3 l3 h1 l3 h2 l4 h3 wild l1 h1 l3 l2 l1 h3 l1 l3 wild h2 h4 scatter h4 h2
      l4 wild h4
    `),
    strip(`
      h3 l4 l1 h2 l3 h4 h2 l2 h2 l2 h4 l3 l4 l1 l3 h3 l3 scatter h1 l3 l4 l3 l2 l1 h3 l1 l4 l2 h1
      wild l3
    `),
    strip(`
      l3 scatter l1 l4 l2 h4 l2 h2 l3 h3 l1 h2 l3 h4 wild h1 l2 h4 l3 h2 h1 l4 h3 l4 l2 l1 h3 l3 h4
      l4 l2
    `)
  ],
  linePays: {
    wild: [60, 200, 800],
    h1: [40, 125, 500],
    h2: [35, 100, 275],
    h3: [25, 75, 225],
    h4: [20, 60, 175],
    l1: [15, 35, 100],
    l2: [13, 35, 100],
    l3: [12, 30, 80],
    l4: [9, 20, 60]
  },
  scatterPays: [1, 6, 36],
  freeSpins: {
    awarded: [6, 9, 12],
    retriggered: [3, 3, 3],
    limit: 36,
    multiplier: 2
  },
  lineBetsMinor: [10n, 20n, 50n, 100n, 250n, 500n]
};

// server/studio/themes/firuzeh.ts
var firuzeh = {
  code: "firuzeh",
  vendor: "KHATAM",
  mathVersion: 1,
  names: {
    fa: "فیروزه",
    en: "Firuzeh",
    zh: "绿松石",
    id: "Pirus",
    th: "เทอร์ควอยซ์",
    vi: "Ngọc Lam"
  },
  symbols: {
    wild: { fa: "انگشتر فیروزه", en: "Turquoise ring" },
    scatter: { fa: "معدن نیشابور", en: "Nishapur mine" },
    h1: { fa: "نگین عجمی", en: "Ajami gem" },
    h2: { fa: "گردنبند", en: "Necklace" },
    h3: { fa: "جام فیروزه‌کوب", en: "Turquoise-inlaid cup" },
    h4: { fa: "خنجر", en: "Dagger" },
    l1: { fa: "دستبند", en: "Bracelet" },
    l2: { fa: "گوشواره", en: "Earring" },
    l3: { fa: "سنگ خام", en: "Rough stone" },
    l4: { fa: "کلنگ", en: "Pickaxe" }
  },
  strips: [
    strip(`
      h4 h4 h2 h2 l2 l2 l1 l1 scatter l3 h1 h1 h2 h3 h3 l3 l3 l2 l2 l4 l4 wild l4 l4 h3 h3 l4 l4 l1
      l1 l3 l3 h3 h4 h4 l2 l2
    `),
    strip(`
      l1 l1 l2 l2 h4 h4 l3 l3 h1 h1 l4 l4 h3 h3 l1 l1 l4 l4 h4 h4 l1 l3 l3 h2 h2 h3 scatter l2 l2 l3
      l3 l2 l2 wild l4 l4
    `),
    strip(`
      h2 h3 h3 l3 h2 h2 h4 h4 h1 l1 l2 l2 l4 l1 l1 h3 h3 l2 l2 h3 h3 l4 l4 l2 l4 l4 l3 l3 h1 h1 wild
      scatter h4 h4 l3 l3 h4
    `),
    strip(`
      l4 l4 h3 h3 l1 l1 l2 l2 scatter l2 l2 l3 l3 l4 l4 h4 h4 h1 h1 l3 l3 l4 wild h2 h2 l4 l4 h3 h3
      l2 l1 l1 h2 l3 l3 h4 h4 h3
    `),
    strip(`
      l4 l4 l1 l1 l2 l2 l3 l3 h1 h1 l3 l3 l1 l1 h3 l4 l4 l3 l3 h4 h4 l1 l1 l2 l2 h3 h3 h2 h4 h4 l4
      scatter h2 h2 wild l4 l4 l2 l2
    `)
  ],
  linePays: {
    wild: [90, 900, 7500],
    h1: [45, 500, 3700],
    h2: [40, 300, 1800],
    h3: [30, 175, 1200],
    h4: [20, 125, 750],
    l1: [7, 40, 225],
    l2: [7, 35, 175],
    l3: [6, 30, 150],
    l4: [6, 30, 125]
  },
  scatterPays: [3, 20, 100],
  freeSpins: {
    awarded: [10, 15, 25],
    retriggered: [10, 10, 10],
    limit: 60,
    multiplier: 3
  },
  lineBetsMinor: [75n, 150n, 300n, 750n, 1500n]
};

// server/studio/themes/ganjafeh.ts
var ganjafeh = {
  code: "ganjafeh",
  vendor: "NARD",
  mathVersion: 1,
  names: {
    fa: "گنجفه",
    en: "Ganjifa",
    zh: "甘吉法纸牌",
    id: "Kartu Ganjifa",
    th: "ไพ่กันจิฟา",
    vi: "Bài Ganjifa"
  },
  symbols: {
    wild: { fa: "شاه گنجفه", en: "Ganjifa king" },
    scatter: { fa: "دست گنجفه", en: "Hand of cards" },
    h1: { fa: "تاج", en: "Crown" },
    h2: { fa: "شمشیر", en: "Sword" },
    h3: { fa: "چنگ", en: "Harp" },
    h4: { fa: "زر سرخ", en: "Gold coin" },
    l1: { fa: "زر سفید", en: "Silver coin" },
    l2: { fa: "برات", en: "Letter of credit" },
    l3: { fa: "قماش", en: "Bolt of cloth" },
    l4: { fa: "جعبهٔ لاکی", en: "Lacquer box" }
  },
  strips: [
    strip(`
      l2 l4 h3 l4 h1 l1 l3 l1 h3 l1 h2 l2 h4 l4 l2 h2 l2 l3 wild scatter h2 l2 l3 l4 h4 l3 l1 l3 l2
      l4 h1
    `),
    strip(`
      l3 l2 l1 h3 h2 l2 l3 l4 h4 h3 h1 l3 h1 wild h3 l2 l1 l4 l3 scatter h4 l1 h4 h2 l2 h3 l1 wild h2
      l2 h2
    `),
    strip(`
      l1 l2 h4 h3 l4 l3 h1 l1 l2 wild h3 l3 l2 l4 l2 h4 l4 h1 h2 l1 l4 l3 l4 h1 h2 scatter h3 h4 wild
      h4 l2
    `),
    strip(`
      h4 wild h3 l4 h3 scatter h2 l3 h4 h3 l3 h1 l4 l3 h2 h4 l3 h2 l2 l4 l3 l1 wild l2 l1 h1 l3 l2 l1
      l2 l4
    `),
    strip(`
      scatter h3 l4 wild l2 h2 l2 l4 h3 l1 h4 l2 h2 l2 h4 l3 h1 h2 l4 h1 l4 l1 l3 wild l4 h4 l1 h4 l2
      l3 l1 h3 h4
    `)
  ],
  linePays: {
    wild: [50, 200, 700],
    h1: [35, 100, 350],
    h2: [30, 90, 250],
    h3: [25, 70, 175],
    h4: [20, 50, 175],
    l1: [15, 35, 100],
    l2: [12, 30, 85],
    l3: [11, 25, 70],
    l4: [9, 20, 50]
  },
  scatterPays: [1, 8, 48],
  freeSpins: {
    awarded: [8, 12, 24],
    retriggered: [4, 8, 12],
    limit: 48,
    multiplier: 1
  },
  lineBetsMinor: [1n, 2n, 5n, 10n, 25n, 50n]
};

// server/studio/themes/golestan.ts
var golestan = {
  code: "golestan",
  vendor: "KHATAM",
  mathVersion: 1,
  names: {
    fa: "گلستان",
    en: "Golestan",
    zh: "玫瑰园",
    id: "Taman Mawar",
    th: "สวนกุหลาบ",
    vi: "Vườn Hồng"
  },
  symbols: {
    wild: { fa: "بلبل", en: "Nightingale" },
    scatter: { fa: "دروازهٔ باغ", en: "Garden gate" },
    h1: { fa: "گل محمدی", en: "Damask rose" },
    h2: { fa: "طاووس", en: "Peacock" },
    h3: { fa: "حوض", en: "Pool" },
    h4: { fa: "سرو", en: "Cypress" },
    l1: { fa: "نرگس", en: "Narcissus" },
    l2: { fa: "لاله", en: "Tulip" },
    l3: { fa: "بنفشه", en: "Violet" },
    l4: { fa: "یاس", en: "Jasmine" }
  },
  strips: [
    strip(`
      h1 h3 l4 h1 h2 l3 l1 l3 scatter l1 l2 l1 l4 l3 l1 l4 h4 l3 h4 l3 h2 h4 h3 l3 wild l4 l1 l4 h3
      h2 l2
    `),
    strip(`
      h4 l2 l4 h1 l2 l1 h3 l4 l1 l2 wild l2 h4 wild scatter l1 h2 l2 l4 l1 h3 l3 h1 h3 l4 l3 h2 l4 l3
      l4 h3 l3
    `),
    strip(`
      h3 l3 h1 l2 l1 scatter l2 l4 wild l3 l2 h2 h4 l1 l2 h1 h3 h1 l1 l4 l3 l4 wild l1 l4 l3 h2 l4 h4
      h2 h1
    `),
    strip(`
      scatter l3 l1 h1 h3 l1 h1 h3 h4 l3 l2 h4 l2 h2 l2 h4 l1 h4 wild h1 l3 l4 wild l1 l4 h3 h1 l4 l3
      l4 h2 l4
    `),
    strip(`
      h3 l3 h1 l4 l1 h4 h3 l4 l2 l4 h4 l4 l3 h2 l2 l4 l3 h3 l1 l3 wild scatter h2 l1 h1 h4 h3 l2 h4
      l1 wild l2 l3
    `)
  ],
  linePays: {
    wild: [55, 150, 650],
    h1: [35, 100, 350],
    h2: [30, 90, 275],
    h3: [25, 70, 225],
    h4: [20, 55, 175],
    l1: [14, 35, 125],
    l2: [13, 35, 85],
    l3: [11, 25, 70],
    l4: [9, 20, 55]
  },
  scatterPays: [2, 8, 40],
  freeSpins: {
    awarded: [10, 15, 20],
    retriggered: [5, 5, 5],
    limit: 50,
    multiplier: 1
  },
  lineBetsMinor: [1n, 2n, 5n, 10n, 25n, 50n]
};

// server/studio/themes/haft-khan.ts
var haftKhan = {
  code: "haft-khan",
  vendor: "SIMORGH",
  mathVersion: 1,
  names: {
    fa: "هفت‌خان",
    en: "Seven Trials",
    zh: "七重试炼",
    id: "Tujuh Ujian",
    th: "เจ็ดบททดสอบ",
    vi: "Bảy Thử Thách"
  },
  symbols: {
    wild: { fa: "رستم", en: "Rostam" },
    scatter: { fa: "دیو سپید", en: "White Div" },
    h1: { fa: "رخش", en: "Rakhsh" },
    h2: { fa: "اژدها", en: "Dragon" },
    h3: { fa: "شیر", en: "Lion" },
    h4: { fa: "زن جادو", en: "Sorceress" },
    l1: { fa: "گرز گاوسر", en: "Ox-headed mace" },
    l2: { fa: "ببر بیان", en: "Tiger-skin coat" },
    l3: { fa: "کمند", en: "Lasso" },
    l4: { fa: "چشمه", en: "Spring" }
  },
  strips: [
    strip(`
      h2 h2 h2 h4 h4 h4 h3 scatter l4 l4 l4 h3 h3 h3 h1 h1 l2 l2 l3 l3 l3 l1 l1 l1 l4 l4 l4 l2 l2 l2
      l3 l3 l1 l1 h4
    `),
    strip(`
      l3 l3 l3 h3 h3 h3 l1 l1 l4 l4 l4 l2 h2 h2 h2 l1 l1 l1 l2 l2 l2 wild l4 l4 l4 h4 h4 l3 l3 l3 h1
      h1 h4 h4 h4 l3 scatter
    `),
    strip(`
      l4 l4 l4 h3 h3 h3 l1 l1 l1 scatter wild wild h3 h3 l3 l3 l3 h4 h4 h4 h1 h1 h4 h4 l2 l2 l1 l1 l4
      l4 l4 l3 l3 h2 h2 h2 l2 l2 l2
    `),
    strip(`
      l3 l3 l3 l2 l2 l2 scatter h3 h3 h3 h2 h2 h2 h3 l3 l3 l3 l1 l1 l1 l3 l4 l4 l4 wild h4 h4 h4 h1
      h1 l4 l4 l4 l2 l2 l1 l1 l4
    `),
    strip(`
      h4 h4 h4 l3 l3 h4 h4 h4 wild wild l2 l2 l2 l1 l1 l3 l3 l3 l4 l4 l4 h1 h1 h2 h2 h2 l4 l4 l4
      scatter l1 l1 l1 h2 l4 l4 h3 h3 l2 l2 l2
    `)
  ],
  linePays: {
    h1: [50, 500, 4100],
    h2: [40, 325, 1900],
    h3: [35, 200, 1400],
    h4: [25, 125, 800],
    l1: [8, 40, 275],
    l2: [8, 40, 200],
    l3: [6, 35, 175],
    l4: [6, 30, 125]
  },
  scatterPays: [2, 14, 77],
  freeSpins: {
    awarded: [7, 14, 21],
    retriggered: [7, 7, 7],
    limit: 70,
    multiplier: 4
  },
  lineBetsMinor: [1n, 2n, 5n, 10n, 25n, 50n]
};

// server/studio/themes/kashi.ts
var kashi = {
  code: "kashi",
  vendor: "KHATAM",
  mathVersion: 1,
  names: {
    fa: "کاشی",
    en: "Tilework",
    zh: "彩绘瓷砖",
    id: "Ubin Berwarna",
    th: "กระเบื้องลายวิจิตร",
    vi: "Gạch Men Sắc Màu"
  },
  symbols: {
    wild: { fa: "کاشی هفت‌رنگ", en: "Seven-colour tile" },
    scatter: { fa: "گنبد فیروزه‌ای", en: "Turquoise dome" },
    h1: { fa: "طاق ایوان", en: "Iwan arch" },
    h2: { fa: "مقرنس", en: "Muqarnas" },
    h3: { fa: "گره‌چینی", en: "Girih pattern" },
    h4: { fa: "اسلیمی", en: "Arabesque" },
    l1: { fa: "کاشی ستاره", en: "Star tile" },
    l2: { fa: "کاشی چلیپا", en: "Cross tile" },
    l3: { fa: "کاسهٔ لعاب", en: "Bowl of glaze" },
    l4: { fa: "قلم‌مو", en: "Brush" }
  },
  strips: [
    strip(`
      l2 h3 wild h4 h4 h1 h2 l4 l4 h2 h2 h4 h4 l3 l3 l1 l1 l4 l4 l2 l2 l1 l1 l2 l2 h1 h1 l3 l3 h3 h3
      l4 l4 scatter
    `),
    strip(`
      l3 l3 l2 l2 h1 h1 wild h2 l2 l2 l3 h4 h4 l3 l3 l4 l4 h4 l2 l2 l1 l1 scatter h2 h2 l4 l4 h3 h3
      l1 l1 l4 l4
    `),
    strip(`
      h3 h3 l2 l2 wild wild l1 l1 wild l1 l1 h2 l4 l4 h3 h3 h2 h2 scatter h4 l3 l1 l2 l2 l3 l3 l4 l4
      h1 h1 l3 l3 h4 h4 l4 l4
    `),
    strip(`
      h2 h2 l1 l1 l3 l3 h1 l2 l1 l1 scatter l4 l4 h4 h4 h3 h3 l1 l2 l2 wild h1 h1 l3 l3 l2 l2 l4 l4
      l3 l3 h4 h4 l4 l4
    `),
    strip(`
      l4 l4 h2 scatter wild l4 l4 l3 l3 h2 h2 l3 l3 l1 l1 l2 l2 h1 h1 l2 l4 l4 l3 l3 h4 l1 l1 h4 h4
      l3 l2 l2 h3 h3
    `)
  ],
  linePays: {
    wild: [80, 400, 1700],
    h1: [40, 175, 800],
    h2: [35, 125, 450],
    h3: [25, 100, 300],
    h4: [25, 85, 250],
    l1: [13, 50, 175],
    l2: [13, 35, 125],
    l3: [8, 30, 100],
    l4: [8, 25, 85]
  },
  scatterPays: [2, 9, 49],
  freeSpins: {
    awarded: [7, 10, 15],
    retriggered: [5, 7, 10],
    limit: 49,
    multiplier: 2
  },
  lineBetsMinor: [1n, 2n, 5n, 10n, 25n, 50n]
};

// server/studio/themes/kavir.ts
var kavir = {
  code: "kavir",
  vendor: "SIMORGH",
  mathVersion: 1,
  names: {
    fa: "کویر",
    en: "Kavir",
    zh: "盐漠",
    id: "Gurun Kavir",
    th: "ทะเลทรายเกลือ",
    vi: "Hoang Mạc Muối"
  },
  symbols: {
    wild: { fa: "قنات", en: "Qanat" },
    scatter: { fa: "آسمان پرستاره", en: "Starry sky" },
    h1: { fa: "یوزپلنگ", en: "Cheetah" },
    h2: { fa: "شتر", en: "Camel" },
    h3: { fa: "بادگیر", en: "Windcatcher" },
    h4: { fa: "نخل", en: "Date palm" },
    l1: { fa: "روباه شنی", en: "Sand fox" },
    l2: { fa: "تپهٔ شنی", en: "Dune" },
    l3: { fa: "آفتاب", en: "Sun" },
    l4: { fa: "خار شتر", en: "Camelthorn" }
  },
  strips: [
    strip(`
      l1 l1 l2 h3 h3 h2 h2 l4 l4 h3 h3 h4 h4 l1 l1 l2 l2 l4 l4 l1 l1 scatter l3 l3 wild l4 h4 h4 h1
      h1 l2 l2 l3 l3 h2 h2
    `),
    strip(`
      l3 l3 l4 l2 l2 l1 l1 l4 l4 h2 h2 l4 l4 h4 h4 l3 l3 l2 l2 l3 l3 wild l3 h1 l1 scatter h2 l4 l4
      h1 h1 h3 h3 l1 l1 l2 h4
    `),
    strip(`
      l3 l3 l4 l4 h2 h2 wild l3 l3 l4 l4 h4 h4 l1 l1 l2 h3 h3 h1 h1 h3 h3 l4 l4 l1 h4 l1 l1 scatter
      l2 l2 l3 l3 h4 h4 l2 l2
    `),
    strip(`
      l3 l3 h2 h4 h4 l1 l4 l4 l3 l3 h3 h3 wild l3 l3 h4 h4 h3 h3 l3 l4 l4 h2 h2 l2 l2 l1 l1 h1 h1 l4
      l4 l2 l2 l1 l1 scatter
    `),
    strip(`
      l4 l4 scatter h2 l4 wild l4 l4 l2 l2 l3 l3 h2 h2 l1 l1 l2 l2 l1 l2 l2 h4 h4 l3 l3 l1 l1 h1 h1
      l2 l3 l3 h4 h4 l4 l4 h3 h3
    `)
  ],
  linePays: {
    wild: [100, 850, 8100],
    h1: [50, 500, 4100],
    h2: [40, 350, 2e3],
    h3: [35, 200, 1400],
    h4: [25, 150, 850],
    l1: [8, 40, 250],
    l2: [8, 40, 225],
    l3: [8, 40, 175],
    l4: [7, 35, 125]
  },
  scatterPays: [4, 25, 150],
  freeSpins: {
    awarded: [12, 18, 24],
    retriggered: [6, 6, 6],
    limit: 54,
    multiplier: 2
  },
  lineBetsMinor: [75n, 150n, 300n, 750n, 1500n]
};

// server/studio/themes/khatam.ts
var khatam = {
  code: "khatam",
  vendor: "KHATAM",
  mathVersion: 1,
  names: {
    fa: "خاتم",
    en: "Khatam",
    zh: "镶嵌之艺",
    id: "Seni Tatahan",
    th: "ศิลป์งานฝัง",
    vi: "Nghệ Thuật Khảm"
  },
  symbols: {
    wild: { fa: "شمسه", en: "Sunburst" },
    scatter: { fa: "صندوقچهٔ خاتم", en: "Inlaid casket" },
    h1: { fa: "ستارهٔ زرین", en: "Golden star" },
    h2: { fa: "مثلث عاج", en: "Ivory triangle" },
    h3: { fa: "گره آبنوس", en: "Ebony knot" },
    h4: { fa: "مفتول برنج", en: "Brass wire" },
    l1: { fa: "چوب عناب", en: "Jujube wood" },
    l2: { fa: "چوب نارنج", en: "Orange wood" },
    l3: { fa: "استخوان سبز", en: "Green bone" },
    l4: { fa: "شش‌ضلعی", en: "Hexagon" }
  },
  strips: [
    strip(`
      h1 h1 l1 l1 l3 l3 l1 l2 l3 l3 l4 l4 scatter h3 l2 l2 l3 l3 l1 l1 h2 h2 l2 l2 h3 h3 h4 h4 wild
      h4 h4 l4 l4
    `),
    strip(`
      h1 l2 l2 l1 scatter l2 l2 l3 l3 h4 h4 l1 l1 l4 l4 h2 h2 l4 l3 l3 h3 h3 h4 h4 l4 l4 h1 h1 wild
      h3 h2 h2 l3
    `),
    strip(`
      scatter l4 l4 h2 h2 l4 l4 h4 h4 h1 h1 l2 l2 l4 l3 l3 l1 l2 l2 h2 h4 h3 h3 l2 l3 l3 h3 l4 l4
      wild wild l1 l1
    `),
    strip(`
      l4 l4 h2 h2 l3 l3 l4 l3 l2 l2 l1 l1 scatter l3 l3 l2 h4 h4 h3 h3 l2 l2 h3 h4 l4 l4 h2 h2 wild
      l1 l1 h4 h4 h1 h1
    `),
    strip(`
      h2 h2 l3 l3 h1 h1 l2 l2 l1 l1 h3 h3 l4 l4 h4 h4 scatter l1 l4 wild l1 l1 l2 l2 h4 l3 l3 h1 h1
      l4 l4 l2 l2
    `)
  ],
  linePays: {
    wild: [90, 450, 1900],
    h1: [45, 175, 900],
    h2: [35, 150, 550],
    h3: [25, 100, 375],
    h4: [25, 95, 300],
    l1: [15, 50, 175],
    l2: [15, 35, 150],
    l3: [9, 25, 100],
    l4: [9, 25, 95]
  },
  scatterPays: [2, 10, 50],
  freeSpins: {
    awarded: [6, 12, 18],
    retriggered: [6, 12, 18],
    limit: 60,
    multiplier: 3
  },
  lineBetsMinor: [10n, 20n, 50n, 100n, 250n, 500n]
};

// server/studio/themes/khazar.ts
var khazar = {
  code: "khazar",
  vendor: "SIMORGH",
  mathVersion: 1,
  names: {
    fa: "خزر",
    en: "Khazar",
    zh: "里海",
    id: "Laut Kaspia",
    th: "ทะเลแคสเปียน",
    vi: "Biển Caspi"
  },
  symbols: {
    wild: { fa: "فک خزری", en: "Caspian seal" },
    scatter: { fa: "فانوس دریایی", en: "Lighthouse" },
    h1: { fa: "فیل‌ماهی", en: "Beluga sturgeon" },
    h2: { fa: "خاویار", en: "Caviar" },
    h3: { fa: "ماهی سفید", en: "Kutum" },
    h4: { fa: "قایق", en: "Boat" },
    l1: { fa: "مرغ دریایی", en: "Seagull" },
    l2: { fa: "تور ماهیگیری", en: "Fishing net" },
    l3: { fa: "صدف", en: "Shell" },
    l4: { fa: "شالیزار", en: "Rice paddy" }
  },
  strips: [
    strip(`
      h3 l1 l3 wild h2 h1 l2 l4 h4 l3 l4 scatter l1 l3 l1 h4 h3 l2 h2 l2 l4 l1 h4 scatter h3 l4 h2 l3
      l2 l4 l1 h1 h4
    `),
    strip(`
      wild l4 l3 l2 h4 h2 l1 h2 l4 l3 l4 h3 l4 l1 l2 h4 scatter h3 l4 l1 l4 wild h2 h1 l2 l3 h3 l2 l3
      l2 h1
    `),
    strip(`
      l2 l3 h2 h4 l1 l3 l4 h1 l3 l4 scatter l2 l4 h1 wild l1 h3 wild l1 h3 l4 h4 l1 l4 l2 l4 l2 h2 h1
      h3 l3 h4
    `),
    strip(`
      l3 h3 l2 l3 l1 l2 l4 l2 h3 h2 l1 l3 l4 wild l4 h3 h1 h2 l3 l2 l4 l1 h4 h2 l3 l2 h4 h1 wild l2
      scatter
    `),
    strip(`
      h1 h4 l2 h4 h1 l3 wild h3 l3 l4 l3 h3 l4 l2 h4 l4 l1 l2 l1 l4 l2 wild h2 l3 l1 l4 h2 scatter l2
      h4 l1
    `)
  ],
  linePays: {
    wild: [50, 175, 700],
    h1: [35, 100, 350],
    h2: [25, 85, 250],
    h3: [25, 70, 200],
    h4: [20, 50, 175],
    l1: [14, 35, 100],
    l2: [13, 30, 85],
    l3: [11, 25, 70],
    l4: [9, 20, 50]
  },
  scatterPays: [1, 5, 30],
  freeSpins: {
    awarded: [5, 8, 12],
    retriggered: [3, 3, 3],
    limit: 24,
    multiplier: 2
  },
  lineBetsMinor: [50n, 100n, 200n, 500n, 1000n]
};

// server/studio/themes/nowruz.ts
var nowruz = {
  code: "nowruz",
  vendor: "NARD",
  mathVersion: 1,
  names: {
    fa: "نوروز",
    en: "Nowruz",
    zh: "诺鲁孜节",
    id: "Nowruz",
    th: "นาวรูซ",
    vi: "Tết Nowruz"
  },
  symbols: {
    wild: { fa: "ماهی سرخ", en: "Goldfish" },
    scatter: { fa: "سفرهٔ هفت‌سین", en: "Haft-sin table" },
    h1: { fa: "عمو نوروز", en: "Amu Nowruz" },
    h2: { fa: "سبزه", en: "Sprouted wheat" },
    h3: { fa: "سمنو", en: "Samanu" },
    h4: { fa: "سیب", en: "Apple" },
    l1: { fa: "سنبل", en: "Hyacinth" },
    l2: { fa: "سکه", en: "Coin" },
    l3: { fa: "سیر", en: "Garlic" },
    l4: { fa: "سنجد", en: "Oleaster" }
  },
  strips: [
    strip(`
      l1 l4 h1 l2 l3 l1 l3 h3 l3 h3 l2 l4 h3 h2 l3 l2 h2 h4 l4 l2 l3 l1 l4 scatter h1 wild h4 l4 l1
      h3 l3 h4
    `),
    strip(`
      h3 h4 h2 l4 h1 l2 l4 h2 l2 l3 scatter h1 l1 l3 l1 l4 l2 h3 wild h1 wild h4 l2 l1 l4 h3 h4 l1 l2
      l3
    `),
    strip(`
      l4 h4 l1 h3 l2 l1 l3 h4 l4 l3 l4 l3 h1 wild h2 l1 l3 wild h2 h4 h2 l2 scatter l4 l2 l3 l1 h1 l2
      l4 l1 h3
    `),
    strip(`
      l2 l4 h4 h1 h4 h2 l1 l4 l2 h3 l1 scatter l3 h3 l4 h4 l3 l2 h2 h1 l3 wild l1 wild l4 l2 l3 l4 l1
      h4 h3 scatter
    `),
    strip(`
      l2 h4 l4 l3 h2 h1 h3 h1 l3 l4 h4 h3 l1 wild l4 h1 l4 h4 l3 h2 l2 l1 l2 l4 h2 l4 l1 wild l3 h4
      l2 h3 scatter
    `)
  ],
  linePays: {
    wild: [55, 175, 700],
    h1: [35, 100, 350],
    h2: [30, 90, 275],
    h3: [25, 70, 250],
    h4: [20, 55, 175],
    l1: [14, 35, 100],
    l2: [13, 35, 90],
    l3: [11, 25, 70],
    l4: [9, 20, 55]
  },
  scatterPays: [1, 7, 77],
  freeSpins: {
    awarded: [7, 13, 13],
    retriggered: [7, 7, 7],
    limit: 49,
    multiplier: 1
  },
  lineBetsMinor: [1n, 2n, 5n, 10n, 25n, 50n]
};

// server/studio/themes/parseh.ts
var parseh = {
  code: "parseh",
  vendor: "SIMORGH",
  mathVersion: 1,
  names: {
    fa: "پارسه",
    en: "Parseh",
    zh: "波斯波利斯",
    id: "Persepolis",
    th: "เพอร์เซโพลิส",
    vi: "Persepolis"
  },
  symbols: {
    wild: { fa: "نیلوفر", en: "Lotus" },
    scatter: { fa: "دروازهٔ ملل", en: "Gate of All Nations" },
    h1: { fa: "شیر و گاو", en: "Lion and bull" },
    h2: { fa: "هما", en: "Homa" },
    h3: { fa: "سرباز جاویدان", en: "Immortal guard" },
    h4: { fa: "گاو بالدار", en: "Winged bull" },
    l1: { fa: "سرستون", en: "Column capital" },
    l2: { fa: "تکوک زرین", en: "Golden rhyton" },
    l3: { fa: "دریک", en: "Daric" },
    l4: { fa: "لوح گلی", en: "Clay tablet" }
  },
  strips: [
    strip(`
      l3 l3 l1 l1 h4 h4 l2 l2 h4 h4 l3 scatter h1 h1 h2 h2 h4 h1 h2 l2 l2 h3 h3 wild l4 l4 h3 h3 l4
      l4 h3 h3 l4 l4 l3 l3 l1
    `),
    strip(`
      l4 l4 h3 l4 l4 l3 l3 h4 h4 l2 l1 l1 wild h4 h4 l2 l2 l4 l3 l3 h2 h2 h3 h3 l1 l1 l2 l2 h2 l3 l3
      h1 h1 l3 l1 scatter
    `),
    strip(`
      l4 l4 l3 l3 l2 l2 h4 h4 l3 l3 h3 h3 h2 l4 h4 h4 l2 h3 h3 l1 l1 l2 l2 l3 l3 l4 l4 h1 h1 l1 l1 l4
      l4 wild scatter h4 h2 h2
    `),
    strip(`
      l4 l4 h1 h1 h4 h4 l1 l1 l2 l2 h3 h3 l3 l3 l4 l4 h3 h3 scatter l2 l2 l1 h2 h2 l3 h1 h1 h4 l4 l3
      l3 h2 l4 l4 l1 l1 wild
    `),
    strip(`
      h1 h1 l4 l4 l1 l4 l4 l2 l2 l3 h4 h4 l1 l1 l3 l3 l1 l1 h2 l2 l2 l4 l4 h3 h3 l4 l4 wild h2 h2 l2
      l2 h4 h4 l3 l3 l2 l2 scatter
    `)
  ],
  linePays: {
    wild: [85, 850, 7e3],
    h1: [40, 400, 3600],
    h2: [35, 275, 1600],
    h3: [30, 175, 1100],
    h4: [20, 100, 700],
    l1: [7, 35, 200],
    l2: [7, 35, 175],
    l3: [7, 30, 175],
    l4: [6, 30, 100]
  },
  scatterPays: [2, 20, 100],
  freeSpins: {
    awarded: [10, 15, 20],
    retriggered: [10, 15, 20],
    limit: 50,
    multiplier: 5
  },
  lineBetsMinor: [5n, 10n, 25n, 50n, 100n, 250n]
};

// server/studio/themes/shah-mat.ts
var shahMat = {
  code: "shah-mat",
  vendor: "NARD",
  mathVersion: 1,
  names: {
    fa: "شاه‌مات",
    en: "Shah Mat",
    zh: "将死国王",
    id: "Skakmat",
    th: "รุกฆาต",
    vi: "Chiếu Hết"
  },
  symbols: {
    wild: { fa: "وزیر", en: "Vizier" },
    scatter: { fa: "شاه افتاده", en: "Fallen king" },
    h1: { fa: "شاه", en: "King" },
    h2: { fa: "رخ", en: "Rook" },
    h3: { fa: "فیل", en: "Elephant" },
    h4: { fa: "اسب", en: "Horse" },
    l1: { fa: "پیادهٔ سپید", en: "White pawn" },
    l2: { fa: "پیادهٔ سیاه", en: "Black pawn" },
    l3: { fa: "ساعت شنی", en: "Hourglass" },
    l4: { fa: "صفحهٔ شطرنج", en: "Chessboard" }
  },
  strips: [
    strip(`
      l3 l3 l3 l4 l4 l4 scatter h3 h4 h4 h4 l3 l3 l3 h3 h3 h3 h2 h2 h2 l1 l1 l2 l2 l2 h1 h1 h4 h4 l2
      l2 l2 l1 l1 l1 l4
    `),
    strip(`
      l2 l2 l2 wild scatter h1 h1 h1 l3 h4 h4 l4 l4 l3 l3 l3 h4 h4 h4 l3 l3 l3 l1 h2 h2 h2 h3 h3 h3
      l1 l1 l1 l4 l4 l4 h3
    `),
    strip(`
      l4 h2 h2 h2 wild wild l1 l1 l1 h3 h3 l2 l2 h2 l3 l3 h4 h4 h4 l4 l4 l4 l2 l2 l2 h4 h4 l1 l1 h1
      h1 l3 l3 l3 h3 h3 h3 scatter
    `),
    strip(`
      h4 h4 h4 l4 l4 l4 scatter l3 l3 l2 l2 h1 h1 h1 wild wild h3 h3 l1 l1 l1 l4 l4 l4 l2 l2 l2 h3 h3
      h3 h2 h2 h2 l3 l3 l3 h4 h4 l1 l4
    `),
    strip(`
      l4 l4 l4 h4 h4 h4 scatter l1 l1 l1 h2 h2 h2 l1 l1 wild h1 h1 h3 h3 l4 l4 l4 l2 l2 l3 l3 l3 l4
      l2 l2 l2 h4 h4 h4 h2 h2 l3 l3 l3
    `)
  ],
  linePays: {
    h1: [35, 400, 3500],
    h2: [35, 275, 1600],
    h3: [25, 175, 1200],
    h4: [20, 125, 700],
    l1: [7, 35, 200],
    l2: [7, 35, 175],
    l3: [5, 25, 125],
    l4: [5, 25, 100]
  },
  scatterPays: [2, 12, 64],
  freeSpins: {
    awarded: [8, 16, 32],
    retriggered: [8, 8, 8],
    limit: 64,
    multiplier: 3
  },
  lineBetsMinor: [5n, 10n, 25n, 50n, 100n, 250n]
};

// server/studio/themes/simorgh.ts
var simorgh = {
  code: "simorgh",
  vendor: "SIMORGH",
  mathVersion: 1,
  names: {
    fa: "سیمرغ",
    en: "Simorgh",
    zh: "神鸟西牟鸽",
    id: "Simurgh",
    th: "นกซีมูร์ก",
    vi: "Thần Điểu Simurgh"
  },
  symbols: {
    wild: { fa: "پر سیمرغ", en: "Simorgh feather" },
    scatter: { fa: "سیمرغ", en: "Simorgh" },
    h1: { fa: "زال", en: "Zal" },
    h2: { fa: "البرزکوه", en: "Mount Alborz" },
    h3: { fa: "آشیانه", en: "Nest" },
    h4: { fa: "درخت همه‌تخم", en: "Tree of all seeds" },
    l1: { fa: "هدهد", en: "Hoopoe" },
    l2: { fa: "آتش", en: "Flame" },
    l3: { fa: "ماه", en: "Moon" },
    l4: { fa: "ابر", en: "Cloud" }
  },
  strips: [
    strip(`
      h2 h2 scatter l4 l4 l4 l3 l3 l3 l1 l1 l1 l2 l2 l2 l4 h3 wild l4 l4 l4 h4 h1 h1 h1 l1 l1 h4 h4
      h4 l3 l2 l2 l2 h3 h3 h3
    `),
    strip(`
      h2 h2 h2 l3 l3 l3 h4 h4 h4 l1 l1 scatter l2 l2 l2 l3 l3 l3 wild wild l4 l4 l4 l2 l4 l1 l1 l1 h1
      h1 l2 l2 l2 h3 h3 h3
    `),
    strip(`
      l3 l3 l3 l1 l1 l1 wild h3 h3 h3 l4 h4 h4 h4 l4 l4 l4 l2 l2 l2 scatter l4 l4 l4 l3 l3 l3 h2 h2
      h2 l2 l2 l1 h1 h1 h3 h4
    `),
    strip(`
      l2 l2 l2 wild wild h4 h4 h4 l4 l4 l4 l3 l3 l3 l4 l4 l4 h4 scatter l1 l1 l1 h1 h1 h1 l3 l3 h3 h3
      h3 l1 l1 l1 l2 h2 h2 h2 h3 h3
    `),
    strip(`
      h4 h4 h4 l4 l4 l1 l1 l1 l4 l4 l4 h3 h3 l1 l1 l1 h2 h2 h2 l3 l3 l3 l2 l2 l2 wild scatter l3 l3
      l3 h4 h4 h1 h1 l2 l2 l2 l4 l4 l4
    `)
  ],
  linePays: {
    wild: [85, 850, 6900],
    h1: [40, 400, 3400],
    h2: [35, 275, 1700],
    h3: [25, 150, 1100],
    h4: [20, 100, 700],
    l1: [7, 35, 200],
    l2: [7, 35, 175],
    l3: [5, 25, 125],
    l4: [5, 25, 100]
  },
  scatterPays: [3, 15, 130],
  freeSpins: {
    awarded: [9, 15, 30],
    retriggered: [9, 9, 9],
    limit: 63,
    multiplier: 3
  },
  lineBetsMinor: [10n, 20n, 50n, 100n, 250n, 500n]
};

// server/studio/themes/takht-e-nard.ts
var takhtENard = {
  code: "takht-e-nard",
  vendor: "NARD",
  mathVersion: 1,
  names: {
    fa: "تخته‌نرد",
    en: "Nard Board",
    zh: "双陆棋",
    id: "Papan Nard",
    th: "กระดานนาร์ด",
    vi: "Bàn Cờ Nard"
  },
  symbols: {
    wild: { fa: "تاس دوبل", en: "Doubling cube" },
    scatter: { fa: "جفت شش", en: "Double six" },
    h1: { fa: "تختهٔ شاه", en: "The shah's board" },
    h2: { fa: "مهرهٔ عاج", en: "Ivory checker" },
    h3: { fa: "مهرهٔ آبنوس", en: "Ebony checker" },
    h4: { fa: "پیالهٔ تاس", en: "Dice cup" },
    l1: { fa: "خانهٔ سرخ", en: "Red point" },
    l2: { fa: "خانهٔ سبز", en: "Green point" },
    l3: { fa: "تاس استخوانی", en: "Bone die" },
    l4: { fa: "لولای برنجی", en: "Brass hinge" }
  },
  strips: [
    strip(`
      l3 l3 l4 l4 h3 l4 l4 scatter h2 wild h1 h1 h4 h4 l1 l1 l4 l4 l3 l3 h2 h2 l2 l2 h4 h4 h1 l1 l1
      l2 l2 l3 h3 h3
    `),
    strip(`
      wild h1 h1 l1 l1 h4 h4 scatter l3 l3 h3 h3 l4 l4 l3 l3 l2 l2 l1 l1 h2 h2 h3 h2 l2 l2 l3 l3 l4
      l4 h4 h4 l4 l4
    `),
    strip(`
      l3 l3 h3 h3 h2 h4 h4 l3 h4 h4 l1 l1 l2 h3 h3 scatter wild wild l2 l2 l4 l3 l3 l4 l4 l1 h1 h1 l4
      l4 h2 h2 l2 l2
    `),
    strip(`
      l1 l1 l4 l4 h4 h4 l4 l4 h2 l3 l3 l2 l2 scatter h3 wild h2 h2 l2 l2 l4 l4 h3 h3 l1 l1 l2 l4 l4
      h1 h1 l3 l3
    `),
    strip(`
      l1 l1 l3 l3 h2 h2 l2 scatter wild h1 h1 l4 l4 h4 h4 l1 l1 h3 h3 l3 l3 h4 l3 l3 h3 h3 l2 l2 l4
      l4 l2 l2 l4 l4
    `)
  ],
  linePays: {
    wild: [100, 450, 1800],
    h1: [55, 175, 1e3],
    h2: [35, 175, 550],
    h3: [25, 125, 450],
    h4: [25, 90, 250],
    l1: [15, 45, 175],
    l2: [15, 40, 150],
    l3: [9, 25, 125],
    l4: [9, 25, 90]
  },
  scatterPays: [2, 10, 66],
  freeSpins: {
    awarded: [8, 12, 20],
    retriggered: [6, 6, 6],
    limit: 66,
    multiplier: 2
  },
  lineBetsMinor: [1n, 2n, 5n, 10n, 25n, 50n]
};

// server/studio/themes/zafaran.ts
var zafaran = {
  code: "zafaran",
  vendor: "KHATAM",
  mathVersion: 1,
  names: {
    fa: "زعفران",
    en: "Saffron",
    zh: "藏红花",
    id: "Safron",
    th: "หญ้าฝรั่น",
    vi: "Nghệ Tây"
  },
  symbols: {
    wild: { fa: "رشتهٔ زعفران", en: "Saffron threads" },
    scatter: { fa: "سبد گل", en: "Basket of blooms" },
    h1: { fa: "گل زعفران", en: "Saffron crocus" },
    h2: { fa: "هاون برنجی", en: "Brass mortar" },
    h3: { fa: "ترازو", en: "Scales" },
    h4: { fa: "شله‌زرد", en: "Shole-zard" },
    l1: { fa: "استکان چای", en: "Glass of tea" },
    l2: { fa: "نبات", en: "Rock candy" },
    l3: { fa: "پسته", en: "Pistachio" },
    l4: { fa: "برنج", en: "Rice" }
  },
  strips: [
    strip(`
      l1 l4 h1 h1 l4 l4 h2 h4 h4 l2 l2 l4 l4 h3 l3 l3 l4 l4 h2 h2 l3 l3 h4 h3 h3 scatter l2 l2 l3 l3
      l1 l1 l2
    `),
    strip(`
      h4 h4 l2 l2 h2 h2 wild wild l2 l2 h2 h2 l4 l4 l1 l1 h3 l3 l3 h3 h3 h4 l3 l3 l1 l1 l4 l3 l3
      scatter l4 l4 h1 h1
    `),
    strip(`
      h2 h2 l1 h1 l2 l2 l1 l1 l4 l4 l2 l2 h1 h1 h3 l3 l3 wild wild l4 l4 h4 h4 l4 l4 l2 l2 l3 l3 l2
      h3 h3 h4 h4 scatter
    `),
    strip(`
      l3 l3 l4 l4 l2 l2 h2 h4 h4 h3 h1 h3 h3 wild wild h4 h4 l4 l4 l1 l1 l3 l3 scatter h2 h2 l4 l4 l1
      l1 h3 h3 l2 l2 h1 h1
    `),
    strip(`
      l3 h3 l4 l4 l2 l2 l1 h4 h4 l3 l3 h2 h2 l2 h4 h4 l4 l4 h3 h3 l1 l1 wild h1 h1 l2 l2 l1 l1 l3 l3
      l4 l4 scatter
    `)
  ],
  linePays: {
    h1: [45, 175, 850],
    h2: [35, 175, 550],
    h3: [25, 100, 375],
    h4: [25, 90, 275],
    l1: [15, 45, 175],
    l2: [15, 40, 175],
    l3: [9, 25, 100],
    l4: [9, 25, 95]
  },
  scatterPays: [2, 10, 40],
  freeSpins: {
    awarded: [10, 12, 15],
    retriggered: [5, 5, 5],
    limit: 45,
    multiplier: 2
  },
  lineBetsMinor: [5n, 10n, 25n, 50n, 100n, 250n]
};

// server/studio/themes/zurkhaneh.ts
var zurkhaneh = {
  code: "zurkhaneh",
  vendor: "NARD",
  mathVersion: 1,
  names: {
    fa: "زورخانه",
    en: "Zurkhaneh",
    zh: "力士之家",
    id: "Rumah Perkasa",
    th: "โรงฝึกจอมพลัง",
    vi: "Nhà Lực Sĩ"
  },
  symbols: {
    wild: { fa: "میل", en: "Clubs" },
    scatter: { fa: "ضرب و زنگ", en: "Drum and bell" },
    h1: { fa: "پهلوان", en: "Champion" },
    h2: { fa: "کباده", en: "Iron bow" },
    h3: { fa: "سنگ زورخانه", en: "Wooden shield" },
    h4: { fa: "گود", en: "The pit" },
    l1: { fa: "بازوبند", en: "Armlet" },
    l2: { fa: "تختهٔ شنا", en: "Push-up board" },
    l3: { fa: "لنگ", en: "Wrap cloth" },
    l4: { fa: "منقل اسپند", en: "Incense brazier" }
  },
  strips: [
    strip(`
      h3 scatter l1 h3 l4 l3 l2 h4 l3 l1 h2 l2 l4 l3 h1 h2 l1 l3 h3 h2 l3 l2 l4 h1 l4 l2 l4 h4 l4 h4
    `),
    strip(`
      l2 l1 wild h3 l1 l3 l4 h2 h4 h1 l3 l1 wild h1 l2 scatter l2 l4 h4 h2 h4 h3 l2 l4 l3 h2 l3 h3 l4
      l1
    `),
    strip(`
      h3 l4 h4 wild h3 h4 wild l2 scatter l4 h1 l2 l3 l1 h2 h3 h1 l3 l1 h3 l4 l1 h2 l3 h4 scatter l4
      l2 h2 l3 l1 l4 h4
    `),
    strip(`
      l2 h3 l4 l3 h1 l3 l4 h2 l1 wild h4 l1 l3 l2 scatter h1 h4 l4 h3 h2 l4 l2 l4 h2 l2 h3 l3 l2 h4
      h1 wild
    `),
    strip(`
      wild h4 h1 l3 l1 h4 l3 h3 h4 l3 l2 l3 h3 wild l4 l2 h2 h1 l4 l1 l4 h3 h2 l4 l1 scatter l2 h1 l3
      l4 h4 l2 l1
    `)
  ],
  linePays: {
    h1: [40, 125, 400],
    h2: [30, 100, 300],
    h3: [30, 80, 250],
    h4: [25, 65, 200],
    l1: [16, 40, 125],
    l2: [14, 35, 100],
    l3: [13, 30, 80],
    l4: [10, 25, 60]
  },
  scatterPays: [2, 5, 25],
  freeSpins: {
    awarded: [5, 7, 10],
    retriggered: [3, 5, 7],
    limit: 30,
    multiplier: 2
  },
  lineBetsMinor: [5n, 10n, 25n, 50n, 100n, 250n]
};

// server/studio/slots/themes.ts
var THEMES = [
  takhtENard,
  shahMat,
  ganjafeh,
  chogan,
  zurkhaneh,
  nowruz,
  khatam,
  golestan,
  zafaran,
  firuzeh,
  farsh,
  kashi,
  simorgh,
  haftKhan,
  abrisham,
  kavir,
  parseh,
  khazar
];
var byCode2 = new Map(THEMES.map((theme) => [theme.code, theme]));
function themeOf(code) {
  return byCode2.get(code) ?? null;
}

// server/studio/verify/slot.ts
function verifySlot(query) {
  const theme = themeOf(query.get("game") ?? "");
  const serverSeed = query.get("serverSeed") ?? "";
  const clientSeed = query.get("clientSeed") ?? "";
  const nonce = query.get("nonce") ?? "";
  const lineBet = query.get("lineBet") ?? "1";
  if (!theme || !isServerSeed(serverSeed) || !isClientSeed(clientSeed)) return null;
  if (!/^\d{1,9}$/.test(nonce) || !/^[1-9]\d{0,11}$/.test(lineBet)) return null;
  if (versionIn(query, theme.mathVersion) === null) return null;
  const { spins, win } = playRound(
    theme,
    pf1Draw(theme.code, { serverSeed, clientSeed, nonce: Number(nonce) })
  );
  const named = (symbol) => localText(theme.symbols[symbol], "en");
  return {
    title: `${localText(theme.names, "en")} (${theme.code}), stake ${nonce}`,
    lines: [
      ["Commitment: SHA-256 of the server seed", commitOf(serverSeed)],
      ["Client seed", clientSeed],
      ...clientByLines(query),
      ["Number of the stake (nonce)", nonce],
      ...spins.flatMap((spin, index) => spinLines(spin, index, named)),
      ["Stake, in hundredths", String(BigInt(lineBet) * BigInt(LINE_COUNT))],
      ["Payout, in line bets", String(win)],
      ["Payout, in hundredths", String(BigInt(win) * BigInt(lineBet))]
    ]
  };
}
function spinLines(spin, index, named) {
  const name = spin.free ? `Free spin ${index}` : "Spin";
  const wins = spin.lineWins.map(
    ({ line, symbol, count, win }) => [
      `${name}: line ${line}`,
      `${count} × ${named(symbol)} pays ${win} line bets`
    ]
  );
  return [
    [`${name}: stops`, spin.stops.join(" ")],
    ...spin.grid.map((row2, place) => [`${name}: row ${place + 1}`, row2.map(named).join(" | ")]),
    ...wins,
    ...spin.scatterWin > 0 ? [[`${name}: scatters`, `${spin.scatters} pay ${spin.scatterWin} line bets`]] : [],
    ...spin.awardedSpins > 0 ? [[`${name}: free spins given`, String(spin.awardedSpins)]] : []
  ];
}

// server/studio/verify/verify-any.ts
var VERIFIERS = /* @__PURE__ */ new Map([
  ["slot", verifySlot],
  ["instant", verifyInstant],
  ["rounds", verifyRounds],
  ["lottery", verifyLottery],
  ["book", verifyBook],
  ["tables", verifyTables],
  ["jackpot", verifyJackpot],
  ["raffle", verifyRaffle]
]);
var VERIFIED_ENGINES = [...VERIFIERS.keys()];
function verifyAny(query, { walks = true, houseKey = null, othersForge = false, beacon = null } = {}) {
  const verifier = VERIFIERS.get(query.get("engine") ?? "");
  if (!verifier) return refuse({ reason: "engineUnknown" });
  if (!isPlain(query) || !isComparable(query) || !isModest(query) || hasStrangeStakes(query))
    return refuse({ reason: "linkUnreadable" });
  const verified = computed(verifier, query);
  if (!verified) return refuse({ reason: "linkUnreadable" });
  const commitments = commitmentsOf(query, { walks, houseKey, othersForge, beacon });
  const missing = missingOf(query, commitments);
  const verdict = verdictOf(commitments, missing);
  return done({
    ...{ ...verified, commitments, missing, verdict },
    isCalledOff: query.has("calledOff"),
    isHouseAlone: query.get("clientBy") === "house",
    isOfStakesAlone: isOfStakesAlone(commitments),
    isOthersWord: missing.includes("signature") && signerOf(query) !== null
  });
}
function isOfStakesAlone(commitments) {
  const kinds = new Set(commitments.map(({ kind }) => kind));
  return kinds.has("stakes") && !kinds.has("beacon") && !kinds.has("winners");
}
function verdictOf(commitments, missing) {
  if (commitments.some(({ agrees }) => !agrees)) return "wrong";
  return missing.length === 0 ? "proven" : "unbound";
}
function isPlain(query) {
  return READ_OF_LINKS.every((name) => query.getAll(name).length <= 1);
}
var TEXT_MAX = 4e3;
var HUGE_NUMBER = /\d{7}|\d[eE][+-]?\d/;
var FISH = /"fish":\d{1,13}/;
function isModest(query) {
  return ["choice", "actions", "picks"].every((name) => {
    const text = query.get(name) ?? "";
    return text.length <= TEXT_MAX && !HUGE_NUMBER.test(text.replace(FISH, ""));
  });
}
function hasStrangeStakes(query) {
  return query.has("stakes") && stakesIn(query) === null;
}
function computed(verifier, query) {
  try {
    return verifier(query);
  } catch {
    return null;
  }
}

// server/studio/verify/check-receipt.ts
function checkReceipt(text, houseKey) {
  const file = readProof(text);
  const checked = file && checkProof(file, houseKey);
  if (!file || !checked) return null;
  const link = file.link === void 0 ? null : linkSays(file.link, checked.said, houseKey);
  return { ...checked, link, verdict: link === null || link === "pays" ? checked.verdict : "wrong" };
}
function linkSays(link, said, houseKey) {
  const query = readLink(link);
  const checked = query && verifyAny(query, { houseKey });
  if (!query || !checked?.ok || checked.value.verdict === "wrong") return "broken";
  if (!isOfIt(query, said) || !isOfStake(checked.value, said)) return "ofAnother";
  if (checked.value.missing.includes("signature")) return "unsigned";
  if (said.get("state") !== "closed") return said.get("payout") === "0" ? null : "paysOther";
  const payout = payoutIn(checked.value, said);
  if (payout === null) return null;
  return payout === said.get("payout") ? "pays" : "paysOther";
}
function isOfIt(query, said) {
  const named = query.get("receipt");
  return query.get("commit") === said.get("commitment") && query.get("game") === said.get("game") && (named === null || named === said.get("round"));
}
var STAKE = "Stake, in hundredths";
var PAYOUT = "Payout, in hundredths";
var lineOf = ({ lines }, wanted) => lines.find(([name]) => name === wanted)?.[1];
function isOfStake(checked, said) {
  const stake = checked.stakeMinor?.toString() ?? lineOf(checked, STAKE);
  return stake === void 0 || said.get("stake") === "0" || stake === said.get("stake");
}
var AMOUNT = /^\d{1,18}$/;
function payoutIn(checked, said) {
  const stake = said.get("stake") ?? "";
  const pays = checked.pays ?? checked.paysStayed;
  if (pays === void 0) return lineOf(checked, PAYOUT) ?? null;
  return AMOUNT.test(stake) && stake !== "0" ? payoutOf(BigInt(stake), pays).toString() : null;
}

// server/studio/verify/printed-proof.ts
var SAID4 = {
  signature: ["The house signed this receipt", "The house did not sign this receipt as it is here"],
  daySignature: ["The house signed the day in this file", "The house did not sign the day in this file"],
  included: [
    "The path leads to the root of the day in this file",
    "The path does not lead to the root of the day in this file"
  ],
  closedAfter: [
    "The day was closed when this round was over",
    "The day says that it was closed before this round was over"
  ],
  sameDay: ["The balance is of that day", "The balance is of another day"],
  published: [
    "That day stands in the days that you saved, word for word",
    "In the days that you saved that day is another one"
  ],
  oneDay: [
    "The house signed one day of that name",
    "The house signed two different days of that name, this one and the one that you saved: keep both, they prove it"
  ]
};
var ANY_KEY2 = {
  signature: [
    "Whoever has the key in this file signed this receipt",
    "The key in this file did not sign this receipt as it is here"
  ],
  daySignature: [
    "Whoever has that key signed the day in this file",
    "That key did not sign the day in this file"
  ]
};
var CLOSING = {
  proven: "PROVEN: this stands in a day that the house signed, and nobody can change it now.",
  wrong: "WRONG: something in this file contradicts what was signed or published.",
  unbound: "SIGNED, BUT NOT PUBLISHED YET: the house's word stands; from the day after, the file also leads to what was published."
};
var LINK = {
  pays: "The round, computed again, pays what the receipt says",
  paysOther: "The round, computed again, does not pay what the receipt says",
  ofAnother: "The link in this file is of another round than the receipt",
  unsigned: "Nobody signed the link in this file, so it proves nothing of this round",
  broken: "The link in this file contradicts itself or what was published: check it alone to see why"
};
var COMPARE = "Whether that is the day which everybody was shown: compare its root with /verify/days.json (--days <file>).";
function savedDay({ day, head: own }, saved) {
  const name = day?.get("day");
  const named = (readDays(saved) ?? []).filter(({ head }) => readSaid(DAY_TITLE, head)?.get("day") === name);
  return named.find(({ head }) => head !== own) ?? named[0] ?? null;
}
function checkedProof(text, houseKey, saved) {
  const alone = checkReceipt(text, houseKey);
  if (!alone) return null;
  const published = saved === null ? null : savedDay(alone, saved);
  if (saved !== null && !published) return null;
  const checked = published ? besidePublished(alone, published, houseKey) : alone;
  const verdict = checked.verdict === "wrong" || houseKey !== null ? checked.verdict : "unkeyed";
  const words = houseKey === null ? { ...SAID4, ...ANY_KEY2 } : SAID4;
  const lines = [
    checked.isBalance ? "A balance" : "A receipt",
    "",
    ...[...checked.said].map(([name, value]) => `  ${`${name}:`.padEnd(12)} ${value}`),
    "",
    ...checked.steps.map(({ kind, agrees }) => `  ${agrees ? "yes" : "NO "}  ${words[kind][agrees ? 0 : 1]}`),
    ...checked.day ? [`       ${[...checked.day].map((pair) => pair.join("=")).join("\n       ")}`] : [],
    ...checked.link === null ? [] : [`  ${checked.link === "pays" ? "yes" : "NO "}  ${LINK[checked.link]}`],
    "",
    ...verdict === "unkeyed" ? UNKEYED : [CLOSING[verdict]],
    ...verdict === "proven" && !published ? [COMPARE] : []
  ];
  return { verdict, text: lines.join("\n") };
}
function checkedDays(text, houseKey) {
  const listed = readDays(text);
  if (!listed) return null;
  const twice = daySaidTwice(listed);
  if (twice) return { verdict: "wrong", text: twiceText(twice, houseKey) };
  const days = brokenLink(listed) === null ? listed : [...listed].reverse();
  const broken = brokenLink(days);
  const unsigned = houseKey === null ? -1 : days.findIndex(({ head, sig }) => !isSignedBy(houseKey, sig, head));
  const first = broken ?? (unsigned === -1 ? null : unsigned);
  const verdict = first !== null ? "wrong" : houseKey === null ? "unkeyed" : "proven";
  const counted = days.length === 1 ? "1 day" : `${days.length} days`;
  const said = {
    proven: `PROVEN: ${counted}, each signed and naming the one before.`,
    unkeyed: [`${counted}, each naming the one before.`, ...UNKEYED].join("\n"),
    wrong: `WRONG: a day is not signed by that key, does not name the one before it, or is not later than that one:
${days[first ?? 0]?.head}`
  };
  return { verdict, text: said[verdict] };
}
function twiceText(twice, houseKey) {
  const isHouse = houseKey !== null && twice.every(({ head, sig }) => isSignedBy(houseKey, sig, head));
  const said = isHouse ? "WRONG: the house signed two different days of one name. Keep this file: it proves that against the house." : "WRONG: two different days have one name.";
  return [said, ...twice.map(({ head }) => head)].join("\n\n");
}

// server/studio/verify/published/vectors.ts
function checkVectors(vectors) {
  const faults = vectors.flatMap((vector) => {
    const checked = verifyAny(new URLSearchParams(vector.query));
    if (!checked.ok) return [`cannot be read: ${vector.query}`];
    const { title, lines, verdict } = checked.value;
    const same = title === vector.title && JSON.stringify(lines) === JSON.stringify(vector.lines);
    return same && verdict !== "wrong" ? [] : [`differs: ${vector.query}`];
  });
  return { checked: vectors.length, faults };
}

// server/studio/verify/offline.ts
var USAGE = `Nard: checks a round without us. Nothing is asked of any network.

  node nard-verify.mjs "<link>" --key <key>      a link that ends in /verify?engine=… or /seeds/verify?…
  node nard-verify.mjs - --key <key>             the link is read from the standard input
  node nard-verify.mjs --receipt <file> --key <key>  a receipt of a round, or of a balance, as the site gives it
  node nard-verify.mjs --receipt <file> --days <file> --key <key>  the same, beside the days that you saved
  node nard-verify.mjs --days <file> --key <key>     whether each day of /verify/days.json is signed and names the one before
  node nard-verify.mjs --vectors <file>          every published round of vectors.json

  --key <key>        the key of the house, "x" in /verify/key, best noted before you played: what anybody else signed is
                     wrong, and without it nothing is proven, because everybody can sign with a key of their own
  --stakes <file>    the list of the round's stakes, /verify/stakes?game=…&round=…, saved before
  --beacon <file>    what a node of the beacon answers for the round that the link names, saved before

Exit codes: 0 proven, 1 wrong, 2 computed but bound to nothing published, 3 not judged: cannot be read, or --key is missing.
Engines: ${VERIFIED_ENGINES.join(", ")}`;
var EXIT = { proven: 0, wrong: 1, unbound: 2 };
var UNREADABLE = 3;
var UNKEYED2 = 3;
function run([first, ...rest]) {
  if (first === void 0 || first === "--help") {
    process.stdout.write(`${USAGE}
`);
    return first === void 0 ? UNREADABLE : 0;
  }
  if (first === "--vectors") return runVectors(rest[0]);
  if (first === "--receipt" || first === "--days") return runPublished(first, rest);
  const said = optionsIn(rest, ["--stakes", "--key", "--beacon"]);
  if (!said)
    return unreadable(
      "After the link stand --stakes <file>, --beacon <file> and --key <key> (43 characters), or nothing."
    );
  const query = readLink(first === "-" ? readFileSync(0, "utf8") : first);
  const { "--stakes": file, "--key": houseKey = null, "--beacon": heard } = said;
  const beacon = query && heard !== void 0 ? beaconOfFile(readFileSync(heard, "utf8"), query) : null;
  if (heard !== void 0 && query && !beacon) return unreadable("This file is no answer of the beacon.");
  if (!query || file === void 0) return runLink(query, { houseKey, beacon });
  const stakes = stakesOfFile(readFileSync(file, "utf8"));
  return stakes ? runLink(withStakes(query, stakes), { houseKey, beacon }) : unreadable("This file is no list of stakes.");
}
var KEY2 = /^[\w-]{43}$/;
function optionsIn(words, known) {
  const options = {};
  for (let nth = 0; nth < words.length; nth += 2) {
    const [name, value] = [words[nth], words[nth + 1]];
    const option = known.find((one3) => one3 === name);
    if (!option || value === void 0 || option === "--key" && !KEY2.test(value)) return null;
    options[option] = value;
  }
  return options;
}
function unreadable(why) {
  process.stderr.write(`${why}
`);
  return UNREADABLE;
}
var NO_ENGINE = `This link names no engine that this file knows (${VERIFIED_ENGINES.join(", ")}).`;
var MALFORMED = "This link cannot be read: something that decides the round is missing or malformed.";
var NO_STAKES2 = "This draw is decided by its tickets: save their list and name it, --stakes <file>.";
function runLink(query, known) {
  const checked = query && verifyAny(query, { ...known, othersForge: true });
  if (!checked?.ok) {
    const engine = query?.has("stakes") ? null : query?.get("engine");
    const isDraw = engine === "jackpot" || engine === "raffle";
    return unreadable(
      checked?.refusal.reason === "engineUnknown" ? NO_ENGINE : isDraw ? NO_STAKES2 : MALFORMED
    );
  }
  const isKeyKnown = known.houseKey !== null;
  process.stdout.write(`${printed(checked.value, isKeyKnown)}
`);
  return checked.value.verdict === "proven" && !isKeyKnown ? UNKEYED2 : EXIT[checked.value.verdict];
}
function runVectors(file) {
  if (file === void 0) return UNREADABLE;
  const { checked, faults } = checkVectors(JSON.parse(readFileSync(file, "utf8")));
  for (const fault of faults) process.stderr.write(`${fault}
`);
  process.stdout.write(`${checked} rounds computed, ${faults.length} differ from what is published
`);
  return faults.length === 0 && checked > 0 ? EXIT.proven : EXIT.wrong;
}
var UNREAD = "This file cannot be read.";
var UNSAVED = "This file cannot be read, or its day is not among the days that you saved.";
function runPublished(what, [file, ...rest]) {
  const said = optionsIn(rest, what === "--days" ? ["--key"] : ["--key", "--days"]);
  if (file === void 0 || !said)
    return unreadable(`After ${what} stand a file and --key <key> (43 characters), or nothing.`);
  const { "--key": houseKey = null, "--days": days } = said;
  const text = readFileSync(file, "utf8");
  const saved = days === void 0 ? null : readFileSync(days, "utf8");
  const checked = what === "--days" ? checkedDays(text, houseKey) : checkedProof(text, houseKey, saved);
  if (!checked) return unreadable(saved === null ? UNREAD : UNSAVED);
  process.stdout.write(`${checked.text}
`);
  return checked.verdict === "unkeyed" ? UNKEYED2 : EXIT[checked.verdict];
}
function answered(words) {
  try {
    return run(words);
  } catch (error) {
    return unreadable(error instanceof Error ? error.message : UNREAD);
  }
}
process.exitCode = answered(process.argv.slice(2));
