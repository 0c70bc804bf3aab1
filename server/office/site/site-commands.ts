import { z } from "zod";
import { type Site, setMaintenance, setRegions } from "../../brand/index.ts";
import { LANGUAGES, type Language, type LocalText } from "../../core/languages.ts";
import { done } from "../../core/outcome.ts";
import { type Command, changing, looking, refused } from "../command.ts";
import { code, moment, yes } from "../fields.ts";
import { facts, when } from "../lines.ts";
import { brandIdOf, siteSaid } from "./brand-said.ts";

const language = z.enum(Object.keys(LANGUAGES) as [Language, ...Language[]]).default("fa");
const title = z.string().trim().min(1).max(120);
const text = z.string().trim().min(1).max(2000);

/** Countries with commas between them. */
const countries = z
  .string()
  .transform((written) => written.split(",").map((one) => one.trim().toUpperCase()));

const brandStatus = looking({
  about: "whether a brand is open, to whom, and what its visitors are told",
  said: z.object({ brand: code.optional() }),
  async look(office, { brand }) {
    const site = await siteSaid(office, brand);
    return site ? done(statusLines(site)) : refused("unknownBrand");
  },
});

function statusLines({ brandId, maintenance, regions, needsLogin, serviceEntries }: Site): string[] {
  const { isOn, title: titles, info, endsAtMs } = maintenance;
  return facts([
    ["brand", brandId],
    ["maintenance", isOn ? "on" : "off"],
    ["title", told(titles)],
    ["info", told(info)],
    ["expected end", endsAtMs === null ? null : when(new Date(endsAtMs))],
    ["countries", countriesOf(regions)],
    ["unknown country", regions.refusesUnknown ? "refused" : "served"],
    ["region message", told(regions.message)],
    ["pages", needsLogin ? "for members alone" : "for everybody"],
    ["customer service", `${serviceEntries.length} entries`],
  ]);
}

/** Which languages a text has: it is long, and read where it is shown. */
function told(written: LocalText | null): string | null {
  if (written === null) return null;
  return `in ${Object.keys(LANGUAGES)
    .filter((language) => language in written)
    .join(" ")}`;
}

function countriesOf({ rule, countries: listed }: Site["regions"]): string {
  if (listed.length === 0) return "all";
  return `${rule === "allowed" ? "only" : "all but"} ${listed.join(" ")}`;
}

const brandMaintenance = changing({
  about:
    "close a brand for maintenance (--on), open it (--off), and say what visitors are told: --title and --info in a --language (fa first), --ends 2026-05-05T18:30+03:30; --plain takes all of that back",
  said: z.object({
    brand: code.optional(),
    on: yes.optional(),
    off: yes.optional(),
    language,
    title: title.optional(),
    info: text.optional(),
    ends: moment.optional(),
    plain: yes.optional(),
  }),
  subject: ({ brand }) => `brand ${brand ?? "default"} maintenance`,
  async change(office, { brand, on, off, language: code, title: named, info, ends, plain }) {
    const { context } = office;
    if (on && off) return refused("onAndOff");
    if (!(on || off || named || info || ends || plain)) return refused("nothingSaid");
    const brandId = await brandIdOf(office, brand);
    const known = plain ? null : ((await siteSaid(office, brandId))?.maintenance ?? null);
    const written = withText(known?.title ?? null, code, named);
    const explained = withText(known?.info ?? null, code, info);
    if (written === "faMissing" || explained === "faMissing") return refused("textFaMissing");
    const set = await setMaintenance(context, {
      brandId,
      isOn: on || off ? on !== undefined : undefined,
      title: written,
      info: explained,
      endsAt: ends ?? (plain ? null : undefined),
    });
    if (!set.ok) return set;
    const { before, after } = set.value;
    return done({
      lines: [`${brandId} is ${after.isOn ? "closed for maintenance" : "open"}.`],
      before: keptMaintenance(before),
      after: keptMaintenance(after),
    });
  },
});

function keptMaintenance({ isOn, title: titles, info, endsAtMs }: Site["maintenance"]) {
  const ends = endsAtMs === null ? null : new Date(endsAtMs).toISOString();
  return { isOn, title: JSON.stringify(titles), info: JSON.stringify(info), ends };
}

/** What was said before, with a text in one more language. Persian comes first, because everybody is shown it at last. */
function withText(known: LocalText | null, language: Language, said: string | undefined) {
  if (said === undefined) return known;
  if (language !== "fa" && known === null) return "faMissing";
  const fa = language === "fa" ? said : (known?.fa ?? said);
  return { ...known, [language]: said, fa };
}

const brandRegions = changing({
  about:
    "where a brand is open: --block DE,FR or --allow IR or --everywhere; --unknown serve or refuse; --message in a --language (fa first), --plain takes it back",
  said: z.object({
    brand: code.optional(),
    block: countries.optional(),
    allow: countries.optional(),
    everywhere: yes.optional(),
    unknown: z.enum(["serve", "refuse"]).optional(),
    language,
    message: text.optional(),
    plain: yes.optional(),
  }),
  subject: ({ brand }) => `brand ${brand ?? "default"} regions`,
  async change(office, { brand, block, allow, everywhere, unknown, language: code, message, plain }) {
    const { context } = office;
    const lists = [block, allow, everywhere].filter((said) => said !== undefined);
    if (lists.length > 1) return refused("severalLists");
    if (lists.length === 0 && !(unknown || message || plain)) return refused("nothingSaid");
    const brandId = await brandIdOf(office, brand);
    const known = plain ? null : ((await siteSaid(office, brandId))?.regions.message ?? null);
    const written = withText(known, code, message);
    if (written === "faMissing") return refused("textFaMissing");
    const set = await setRegions(context, {
      brandId,
      rule: lists.length === 0 ? undefined : allow ? "allowed" : "blocked",
      countries: everywhere ? [] : (block ?? allow),
      refusesUnknown: unknown === undefined ? undefined : unknown === "refuse",
      message: written,
    });
    if (!set.ok) return set;
    const { before, after } = set.value;
    const lines = [`${brandId} is open in: ${countriesOf(after)}.`];
    return done({ lines, before: keptRegions(before), after: keptRegions(after) });
  },
});

function keptRegions(regions: Site["regions"]) {
  const { refusesUnknown, message } = regions;
  return { countries: countriesOf(regions), refusesUnknown, message: JSON.stringify(message) };
}

export const SITE_COMMANDS: Readonly<Record<string, Command>> = {
  "brand status": brandStatus,
  "brand maintenance": brandMaintenance,
  "brand regions": brandRegions,
};
