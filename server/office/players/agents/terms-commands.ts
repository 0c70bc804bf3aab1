import { z } from "zod";
import { askForTerms, defaultBrand } from "../../../brand/index.ts";
import { termsVersions } from "../../../content/index.ts";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, localText } from "../../../core/languages.ts";
import { done } from "../../../core/outcome.ts";
import { type Command, changing, looking, refused } from "../../command.ts";
import { reason } from "../../fields.ts";
import { table, when } from "../../lines.ts";

const language = z.enum(Object.keys(LANGUAGES) as [Language, ...Language[]]);

/** What somebody agreed to stays readable: the version is with the account, the text is here. */
export const termsShow: Command = looking({
  about: "every text that the terms of use ever had; with a version, its text in a language",
  words: ["version"],
  said: z.object({ version: z.string().max(40).optional(), lang: language.optional() }),
  async look({ context }, { version, lang = DEFAULT_LANGUAGE }) {
    const all = await termsVersions(context);
    if (version === undefined) {
      const rows = all.map((text) => [text.version, when(text.since), localText(text.titles, lang)]);
      return done(table(["version", "since", "title"], rows, "The terms of use have no version."));
    }
    const asked = all.filter((text) => text.version === version);
    if (asked.length === 0) return refused("unknownText");
    return done(asked.flatMap(({ since, bodies }) => [`since ${when(since)}`, localText(bodies, lang)]));
  },
});

export const termsAsk: Command = changing({
  about:
    "ask every member to agree to the terms of use as they are now, before they pay in or play for money again; what they agreed to before is kept",
  said: z.object({ reason }),
  subject: () => "terms",
  async change({ context }) {
    const { termsVersion, termsAskedAt } = await defaultBrand(context);
    await askForTerms(context);
    return done({
      lines: [`Every member is asked to agree to version ${termsVersion}.`],
      before: { askedAt: termsAskedAt && when(termsAskedAt) },
      after: { version: termsVersion },
    });
  },
});
