/**
 * The conformance kit of wallet v1: plays a vendor against any Nard and says which rule is broken, if one is.
 * docs/vendor-kit.md says how to get a player and tokens; docs/wallet-protocol.md says what the rules are.
 */
import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { SIGNATURE_VERSIONS } from "./signature.js";
import { insist } from "./vendor-kit/broken-rule.js";
import { caller } from "./vendor-kit/caller.js";
import { playInterleaving } from "./vendor-kit/interleavings.js";
import { handAt, operatorAt } from "./vendor-kit/operator.js";
import { play } from "./vendor-kit/scene.js";
import { ENDINGS, FAULTS } from "./vendor-kit/situations/faults.js";
import { PAYOUTS } from "./vendor-kit/situations/payouts.js";
import { ROLLBACKS } from "./vendor-kit/situations/rollbacks.js";
import { STAKES } from "./vendor-kit/situations/stakes.js";

const USAGE = `npm run vendor-kit -- --url URL --vendor CODE --secret SECRET --player REF --token TOKEN --game CODE

  --signature VERSION    what the signature covers: 1.1, or 1 where the house has the vendor so (1.1)
  --currency CODE        TRIAL unless said otherwise
  --player, --token      again for further players: the first player is played with the first token, and so on
  --expired-token TOKEN  a token of the first player that has ended
  --operator-socket PATH the office's socket, for what needs the operator's hand
  --hand PROGRAM         does what the office cannot: is run with node-kill, database-down or database-up
  --interleavings N      how many random plays (100)
  --seed N               the same seed plays the same again
  --first N              begin with the Nth interleaving (0)
  --answers-within MS    how long an answer may take (2500)
  --keep-going           play on after a broken rule`;

/** Enough for every situation with its stakes of 100 minor units. */
const NEEDED = 5_000n;

/** `--token -x` as `--token=-x`: a token may begin with a dash and is no option for it. */
const words = process.argv.slice(2).flatMap((word, nth, all) => {
  if (isNamed(all[nth - 1])) return [];
  return isNamed(word) && all[nth + 1] !== undefined ? [`${word}=${all[nth + 1]}`] : [word];
});

function isNamed(word = "") {
  return /^--[a-z-]+$/.test(word) && word !== "--keep-going";
}

const { values: said } = parseArgs({
  args: words,
  options: {
    url: { type: "string" },
    vendor: { type: "string" },
    secret: { type: "string" },
    player: { type: "string", multiple: true },
    token: { type: "string", multiple: true },
    game: { type: "string" },
    signature: { type: "string", default: "1.1" },
    currency: { type: "string", default: "TRIAL" },
    "expired-token": { type: "string" },
    "operator-socket": { type: "string" },
    hand: { type: "string" },
    interleavings: { type: "string", default: "100" },
    seed: { type: "string" },
    first: { type: "string", default: "0" },
    "answers-within": { type: "string", default: "2500" },
    "keep-going": { type: "boolean", default: false },
  },
});

const missing = ["url", "vendor", "secret", "player", "token", "game"].filter((name) => !said[name]?.length);
const seed = Number(said.seed ?? randomBytes(3).readUIntBE(0, 3));
const [interleavings, first] = [Number(said.interleavings), Number(said.first)];
const answersWithinMs = Number(said["answers-within"]);
const isSpoken = SIGNATURE_VERSIONS.includes(said.signature);
if (
  missing.length > 0 ||
  !isSpoken ||
  ![seed, interleavings, first, answersWithinMs].every(Number.isSafeInteger)
) {
  console.error(missing.length > 0 ? `Missing: ${missing.map((name) => `--${name}`).join(", ")}\n` : "");
  console.error(USAGE);
  process.exit(2);
}

const [player] = said.player;
const [token] = said.token;
const house = {
  caller: caller({ ...said, version: said.signature, answersWithinMs }),
  answersWithinMs,
  vendor: said.vendor,
  game: said.game,
  currency: said.currency,
  player,
  token,
  others: said.player.slice(1).flatMap((ref, nth) => {
    const theirs = said.token[nth + 1];
    return theirs ? [{ player: ref, token: theirs }] : [];
  }),
  expiredToken: said["expired-token"] ?? null,
  operator: said["operator-socket"] ? operatorAt(said["operator-socket"]) : null,
  hand: said.hand ? handAt(said.hand) : null,
};
/** Numbers of this run alone: a txId is remembered for ever, also by a player who was played before. */
const run = `kit-${randomBytes(5).toString("hex")}`;
const counts = { passed: 0, failed: 0, notPlayed: 0 };
let reached = 0;
let begunWith = 0n;

/** Whether the play goes on. */
function report(label, { outcome, rule, why }) {
  counts[outcome] += 1;
  const mark = { passed: "ok        ", failed: "BROKEN    ", notPlayed: "not played" }[outcome];
  console.log(`${mark}  ${label}${why ? `\n              ${rule ? `rule ${rule}: ` : ""}${why}` : ""}`);
  return outcome !== "failed" || said["keep-going"];
}

async function playSituations(situations, from) {
  for (const [nth, situation] of situations.entries()) {
    reached += 1;
    const why = situation.needs?.(house);
    const ended = why ? { outcome: "notPlayed", why } : await play(house, situation, `${run}-s${from + nth}`);
    if (!report(situation.row, ended)) return false;
  }
  return true;
}

/** Random play loses: what is missing for the next one is paid as a promotion, which needs no stake. */
async function topUp(name) {
  const { balance } = await house.caller.ask("balance", { player, currency: said.currency });
  const missing = begunWith - BigInt(balance.total);
  if (missing <= 0n) return;
  const round = `${run}-${name}-promo`;
  const amount = missing.toString();
  const { game, currency } = said;
  const body = { txId: round, player, game, round, amount, currency, kind: "PROMO", endRound: true };
  const { code } = await house.caller.ask("credit", body);
  insist("7", code === "OK", `a promotion, which needs no stake, was answered ${code}`);
}

async function playInterleavings() {
  console.log(`\n${interleavings} random interleavings, seed ${seed}`);
  let calls = 0;
  for (let nth = first; nth < first + interleavings; nth += 1) {
    await topUp(`i${nth}`);
    const ended = await playInterleaving(house, { seed, nth }, `${run}-i${nth}`);
    if (ended.outcome === "failed") {
      report(`interleaving ${nth} (again: --seed ${seed} --first ${nth} --interleavings 1)`, ended);
      return said["keep-going"];
    }
    calls += ended.calls;
    const played = nth - first + 1;
    if (played % 50 === 0) console.log(`            ${played} played, ${calls} answers`);
  }
  await topUp("end");
  console.log(`ok          ${interleavings} interleavings, ${calls} answers`);
  return true;
}

/** A fresh token has to be used soon, so each is used at once. */
async function begin() {
  for (const each of said.token) {
    const { code } = await house.caller.ask("authenticate", { token: each });
    if (code !== "OK")
      throw new Error(`A token was answered ${code}: get fresh ones and begin within a minute.`);
  }
  const { code, balance } = await house.caller.ask("balance", { player, currency: said.currency });
  if (code !== "OK") throw new Error(`The balance of player ${player} was answered ${code}.`);
  if (BigInt(balance.total) < NEEDED) throw new Error(`The player needs at least ${NEEDED} minor units.`);
  begunWith = BigInt(balance.total);
  console.log(
    `wallet v1 at ${said.url} as ${said.vendor}: player ${player}, ${said.game}, ${balance.total}\n`,
  );
}

const SITUATIONS = [...STAKES, ...PAYOUTS, ...ROLLBACKS, ...FAULTS];

try {
  await begin();
  const goesOn = (await playSituations(SITUATIONS, 0)) && (await playInterleavings());
  if (goesOn) await playSituations(ENDINGS, SITUATIONS.length);
} catch (fault) {
  counts.failed += 1;
  const rule = fault.rule ? `rule ${fault.rule}: ` : "";
  console.error(`The kit could not go on: ${rule}${fault.message}`);
} finally {
  house.caller.close();
}
// What was not reached was not played.
counts.notPlayed += SITUATIONS.length + ENDINGS.length - reached;
console.log(`\n${JSON.stringify({ kit: "wallet-v1", ...counts, seed })}`);
process.exitCode = counts.failed === 0 ? 0 : 1;
