import { z } from "zod";
import {
  CATEGORIES,
  type FetchedPictures,
  fetchPictures,
  nameCategory,
  type OfferDifference,
  offerDifference,
  takeOffer,
  type VendorOffer,
  waitingGames,
} from "../../catalogue/index.ts";
import { done, type Outcome } from "../../core/outcome.ts";
import { askVendorGames, gamesInFile, launchAddress, type Vendor } from "../../vendors/index.ts";
import { type Command, changing, looking, type Office, refused } from "../command.ts";
import { code, gameCode, yes } from "../fields.ts";
import { table, when } from "../lines.ts";
import type { Refused } from "../reasons.ts";
import { readJsonFile } from "../site/text-file.ts";

const path = z.string().min(1).max(500);
const said = z.object({ vendor: code, file: path.optional() });
type Said = z.output<typeof said>;

/** What a vendor offers: in a file where one is named, else as it answers now. */
async function offerOf({ context, vendors }: Office, { vendor: code, file }: Said): Promise<Offered> {
  const vendor = vendors?.find(code);
  if (!vendor) return refused("unknownVendor");
  const games = file === undefined ? await askVendorGames(vendor, context.now) : await gamesIn(file);
  if (!games.ok) return games;
  const { name: vendorNames, trial, categories } = vendor;
  return done({ vendor, offer: { vendor: code, vendorNames, trial, categories, games: games.value } });
}

type Offered = Outcome<{ vendor: Vendor; offer: VendorOffer }, Refused>;

async function gamesIn(file: string) {
  const read = await readJsonFile(file);
  return read.ok ? gamesInFile(read.said) : refused("badGames", read.error);
}

const LISTED_MOST = 200;

function linesOf({ added, changed, gone, waiting, same }: OfferDifference): string[] {
  const rows = [
    ...added.map(({ game, category }) => ["new", game.code, category, ""]),
    ...changed.map(({ game, category, what }) => ["changed", game.code, category, what.join(", ")]),
    ...gone.map((code) => ["gone", code, "", ""]),
    ...waiting.map((game) => ["waiting", game.code, "", `category ${game.category}`]),
  ];
  const counts = `${added.length} new, ${changed.length} changed, ${gone.length} gone, ${waiting.length} waiting for a category, ${same} as they were.`;
  const more = rows.length > LISTED_MOST ? [`… and ${rows.length - LISTED_MOST} more.`] : [];
  const titles = ["", "game", "category", "what"];
  return [...table(titles, rows.slice(0, LISTED_MOST), "Nothing has changed."), ...more, counts];
}

const vendorGames = looking({
  about:
    "what a vendor offers beside what the catalogue has; FILE for a vendor that cannot be asked. Changes nothing",
  words: ["vendor", "file"],
  said,
  async look(office, asked) {
    const offered = await offerOf(office, asked);
    return offered.ok ? done(linesOf(await offerDifference(office.context, offered.value.offer))) : offered;
  },
});

type Heard = {
  readonly offered: Offered;
  readonly pictures: FetchedPictures;
  /** Of those that could not be had. */
  readonly missed: readonly string[];
};

const MISSED_MOST = 20;

const takeGames = changing<typeof said, Heard>({
  about: "take over what `vendor games` shows: list what is new, change what changed, put away what is gone",
  words: ["vendor", "file"],
  said,
  subject: ({ vendor }) => `vendor ${vendor}`,
  async hear(office, asked) {
    const offered = await offerOf(office, asked);
    if (!offered.ok) return { offered, pictures: new Map(), missed: [] };
    const { offer, vendor } = offered.value;
    const missed: string[] = [];
    const pictures = await fetchPictures(office.context, offer, {
      mayBeInside: vendor.picturesFromInside,
      missed: (address, why) => missed.push(`No picture from ${address}: ${why}`),
    });
    return { offered, pictures, missed };
  },
  async change({ context }, _said, _operator, heard) {
    if (!heard) return refused("unknownVendor");
    const { offered, pictures, missed } = heard;
    if (!offered.ok) return offered;
    const taken = await takeOffer(context, offered.value.offer, pictures);
    const { added, changed, gone, waiting } = taken;
    const after = {
      added: added.length,
      changed: changed.length,
      gone: gone.length,
      waiting: waiting.length,
      pictures: pictures.size,
    };
    const fetched = `${pictures.size} pictures were fetched.`;
    return done({ lines: [...linesOf(taken), fetched, ...missed.slice(0, MISSED_MOST)], after });
  },
});

const waitingList = looking({
  about: "games of vendors that wait until somebody says in which category they belong",
  said: z.object({}),
  async look({ context }) {
    const rows = (await waitingGames(context)).map(({ vendor, code, name, word, since }) => [
      vendor,
      code,
      name,
      word,
      when(since),
    ]);
    return done(table(["vendor", "game", "name", "its category", "since"], rows, "No game waits."));
  },
});

const categorySet = changing({
  about: `say which category a vendor means by a word (${CATEGORIES.filter((name) => name !== "LOTT").join(", ")})`,
  words: ["vendor", "word", "category"],
  said: z.object({ vendor: code, word: z.string().min(1).max(100), category: z.string().min(1).max(20) }),
  subject: ({ vendor, word }) => `category ${word} of vendor ${vendor}`,
  async change({ context, vendors }, { vendor, word, category }) {
    if (!vendors?.find(vendor)) return refused("unknownVendor");
    if (!(await nameCategory(context, { vendor, word, category }))) return refused("unknownCategory");
    const lines = [
      `${word} of ${vendor} is ${category.toUpperCase()}. Its games come with: vendor take-games ${vendor}`,
    ];
    return done({ lines, after: { category } });
  },
});

const vendorList = looking({
  about: "the foreign vendors of VENDORS_FILE, and whether one can be asked and its games opened",
  said: z.object({}),
  async look({ vendors }) {
    const rows = (vendors?.all ?? []).map((vendor) => [
      vendor.code,
      vendor.name.en ?? vendor.name.fa,
      vendor.dialect === null ? "wallet v1" : "a dialect",
      vendor.mode,
      vendor.apiUrl ?? "cannot be asked",
      vendor.launch === null ? "are not opened" : vendor.launch.hosts.join(" "),
    ]);
    const titles = ["vendor", "name", "speaks", "mode", "asked at", "its games"];
    return done(table(titles, rows, "There is no foreign vendor: VENDORS_FILE names them."));
  },
});

const tryLaunch = looking({
  about:
    "open a vendor's game as a player's page would, with a token that opens nothing, and say what came. Changes nothing",
  words: ["vendor", "game"],
  said: z.object({ vendor: code, game: gameCode, demo: yes.optional() }),
  async look({ context, vendors }, { vendor: named, game, demo }) {
    const vendor = vendors?.find(named);
    if (!vendor) return refused("unknownVendor");
    const urls = {
      returnUrl: "https://house.invalid/game/back",
      cashierUrl: "https://house.invalid/game/back",
    };
    const seat = demo
      ? { token: "", player: "", currency: "", mode: "demo" as const }
      : { token: "opens-nothing", player: "100000", currency: "P", mode: "real" as const };
    const asked = { ...urls, ...seat, game, language: "en", device: "desktop" as const };
    const limits = { stakeMax: "", sessionMinutes: "" };
    const address = await launchAddress(vendor, { ...asked, ...limits }, context.now);
    if (address.ok) return done([`It would be shown at ${address.value}`]);
    return refused(address.refusal.reason, address.refusal.detail);
  },
});

export const VENDOR_GAMES_COMMANDS: Readonly<Record<string, Command>> = {
  "vendor list": vendorList,
  "vendor try-launch": tryLaunch,
  "vendor games": vendorGames,
  "vendor take-games": takeGames,
  "vendor waiting": waitingList,
  "vendor category": categorySet,
};
