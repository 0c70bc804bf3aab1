import { z } from "zod";
import { findPlayer, isTrialType } from "../../accounts/index.ts";
import { defaultBrand } from "../../brand/index.ts";
import { nodeOf, setGameState, statesHold } from "../../catalogue/index.ts";
import { DEFAULT_LANGUAGE } from "../../core/languages.ts";
import { done, type Outcome } from "../../core/outcome.ts";
import { HOUR_MS, later } from "../../core/time.ts";
import { openAccount } from "../../use-cases/index.ts";
import { endLaunches, issueLaunch, openFundTransfers, skipComparison } from "../../vendors/index.ts";
import { type Command, changing, looking, type Office, refused } from "../command.ts";
import { code, gameCode, moment, number, reason, yes } from "../fields.ts";
import { sum, table, when } from "../lines.ts";

const comparisonSkip = changing({
  about: "leave what was before a moment uncompared, where the vendor has no record of it any more",
  words: ["vendor"],
  said: z.object({ vendor: code, until: moment, reason }),
  subject: ({ vendor }) => `vendor ${vendor}`,
  async change({ context }, { vendor, until }) {
    const skipped = await skipComparison(context, { vendor, until });
    if (!skipped.ok) return skipped;
    const lines = [`The comparison with ${vendor} goes on from ${when(until)}.`];
    return done({ lines, after: { until: until.toISOString() } });
  },
});

const gameIs = (state: "open" | "disabled", about: string) =>
  changing({
    about,
    words: ["vendor", "game"],
    said: z.object({ vendor: code, game: gameCode, reason: reason.optional() }),
    subject: ({ vendor, game }) => `game ${vendor} ${game}`,
    settled: statesHold,
    async change({ context }, { vendor, game }) {
      const set = await setGameState(context, { nodeId: nodeOf(vendor, game), state });
      return set.ok ? done({ lines: [`${vendor} ${game} is ${state}.`], after: { state } }) : set;
    },
  });

const TRANSFERS_LISTED = 200;

const transferList = looking({
  about: "money on its way to or from a vendor's own wallet for more than an hour, oldest first",
  said: z.object({}),
  async look({ context }) {
    const before = later(context.now(), -HOUR_MS);
    const rows = (await openFundTransfers(context, { before, limit: TRANSFERS_LISTED })).map((transfer) => [
      transfer.id,
      transfer.vendor,
      String(transfer.playerId),
      transfer.direction,
      sum(transfer.amount),
      transfer.state,
      String(transfer.tries),
      when(transfer.beganAt),
    ]);
    const titles = ["transfer", "vendor", "player", "direction", "amount", "state", "asked", "began"];
    return done(table(titles, rows, "No transfer has been open for an hour."));
  },
});

const KIT_PLAYERS_MOST = 8;

const kitPlayer = changing({
  about: "trial accounts for the vendor's conformance kit; its words are to be used within a minute",
  words: ["vendor", "game"],
  said: z.object({
    vendor: code,
    game: gameCode,
    players: z.coerce.number().int().min(1).max(KIT_PLAYERS_MOST).default(2),
    anyway: yes.optional(),
  }),
  subject: ({ vendor }) => `vendor ${vendor}`,
  async change(office, { vendor, game, players, anyway }) {
    // Its own server knows nothing of what the kit plays in its name: all of that would be found as differences.
    if (office.vendors?.find(vendor)?.apiUrl && !anyway) return refused("comparedVendor");
    const said: string[] = [];
    for (let nth = 0; nth < players; nth += 1) {
      const made = await makeKitPlayer(office, { vendor, game, withExpired: nth === 0 });
      if (!made.ok) return made;
      said.push(...made.value);
    }
    return done({ lines: [["--vendor", vendor, "--game", game, ...said].join(" ")], after: { players } });
  },
});

async function makeKitPlayer(
  { context }: Office,
  { vendor, game, withExpired }: { vendor: string; game: string; withExpired: boolean },
): Promise<Outcome<string[], { readonly reason: string }>> {
  // Random ids make a name that nobody has and a password that nobody knows.
  const [name, password] = [context.newId(), context.newId()];
  const made = await openAccount(context, {
    brand: await defaultBrand(context),
    language: DEFAULT_LANGUAGE,
    accountType: 4,
    registration: {
      username: `kit${name.replaceAll("-", "").slice(-12)}`,
      password: `${password}a1`,
      payeeName: null,
      mobile: null,
      email: null,
      contacts: {},
      referralCode: null,
    },
  });
  if (!made.ok) return made;
  const { playerId } = made.value;
  const launch = () =>
    issueLaunch(context, { playerId, vendor, game, asset: "TRIAL", language: DEFAULT_LANGUAGE });
  const said: string[] = [];
  if (withExpired) {
    said.push("--expired-token", (await launch()).token);
    await endLaunches(context, { playerId });
  }
  said.push("--player", String(playerId), "--token", (await launch()).token);
  return done(said);
}

const kitToken = changing({
  about: "a fresh token for a trial account of vendor kit-player, which is to be used within a minute",
  words: ["vendor", "game", "player"],
  said: z.object({ vendor: code, game: gameCode, player: number }),
  subject: ({ vendor }) => `vendor ${vendor}`,
  async change({ context }, { vendor, game, player }) {
    const known = await findPlayer(context, player);
    if (!known || !isTrialType(known.accountType)) return refused("unknownPlayer");
    const asked = { playerId: player, vendor, game, asset: "TRIAL", language: DEFAULT_LANGUAGE } as const;
    return done({ lines: [(await issueLaunch(context, asked)).token], after: { player: String(player) } });
  },
});

export const VENDOR_COMMANDS: Readonly<Record<string, Command>> = {
  "vendor skip-comparison": comparisonSkip,
  "game close": gameIs("disabled", "take no more stakes on a game"),
  "game open": gameIs("open", "take stakes on a game again"),
  "vendor kit-player": kitPlayer,
  "vendor kit-token": kitToken,
  "transfer list": transferList,
};
