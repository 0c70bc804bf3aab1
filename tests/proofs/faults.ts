/** What can go wrong inside, each with something in it that nobody outside may read. */
export const FAULTS: readonly unknown[] = [
  new Error("select * from accounts.players where password_hash = 'Canary-Faulty-1a'"),
  coded("40P01", "deadlock detected: Process 12 waits for ShareLock on transaction 34"),
  coded("57P01", "terminating connection due to administrator command"),
  coded("ECONNREFUSED", "connect ECONNREFUSED 10.0.0.5:5432"),
  coded("53300", "sorry, too many clients already"),
  new TypeError("Cannot read properties of undefined (reading 'Canary-Faulty-1a')"),
  new RangeError("Invalid array length at /srv/nard/server/accounts/log-in.ts:12:3"),
  new SyntaxError("Unexpected token C in JSON at position 4: Canary-Faulty-1a"),
  coded("23505", 'duplicate key value violates unique constraint "players_folded_username"'),
  new Error("Canary-Faulty-1a", { cause: new Error("PGlite 0.5 at /srv/nard/node_modules") }),
];

/** Where they happen, by turns. */
export const PATHS: readonly string[] = [
  "/",
  "/login",
  "/register",
  "/vip",
  "/pointMall.data",
  "/sitemap.xml",
  "/help",
];

function coded(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}

/** What only the inside looks like: places in code, statements, names and versions of what we are made of. */
export const INNER =
  /\bat [\w.<>$ ]+ \(|node_modules|\.tsx?:\d+|\bselect [\w*, ]+ from\b|password_hash|players_folded|deadlock|ShareLock|ECONNREFUSED|10\.0\.0\.5|PGlite|PostgreSQL|node\/v?\d|express\/\d|Remix\/\d|\bTypeError\b|\bRangeError\b|40P01|57P01|53300|23505/i;
