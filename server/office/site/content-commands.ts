import { z } from "zod";
import { promotedNow } from "../../bonuses/index.ts";
import { setTermsVersion } from "../../brand/index.ts";
import {
  type ArticleToPublish,
  allowLinkHost,
  articleToPublish,
  bannerToPublish,
  type ListedText,
  noticeToPublish,
  publishArticles,
  publishBanners,
  publishNotices,
  setTextState,
  TERMS_SLUG,
  type TextState,
  textsOfKind,
} from "../../content/index.ts";
import { done, type Outcome } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import { offersNow } from "../../offers/index.ts";
import {
  applicationRules,
  type PromotionToPublish,
  promotionBook,
  promotionToPublish,
  publishPromotions,
  setPromotionState,
} from "../../promotions/index.ts";
import { type Command, changing, looking, refused } from "../command.ts";
import { table, when } from "../lines.ts";
import { termsAsk, termsShow } from "../players/agents/terms-commands.ts";
import type { Refused } from "../reasons.ts";
import { type ReadFile, readTextFile } from "./text-file.ts";

const id = z.string().regex(/^[A-Za-z0-9_-]{1,60}$/);
const file = z.string().min(1).max(500);

/** What the office does with one sort of text. */
type TextDesk<Text> = {
  readonly noun: string;
  /** What help says of publishing one, beside what it says of all. */
  readonly more?: string;
  readonly form: z.ZodType<Text>;
  nameOf(text: Text): string;
  publish(context: Context, texts: readonly Text[]): Promise<void>;
  setState(context: Context, wish: { id: string; state: TextState }): Promise<Outcome<TextState, Refused>>;
  list(context: Context): Promise<ListedText[]>;
  /** By which rules each gives, where it gives by rules. */
  rules?(context: Context): Promise<ReadonlyMap<string, string>>;
  /** What is still to be done for one that was put up; null where that is nothing. */
  toDo?(context: Context, text: Text): Promise<string | null>;
};

function commandsOf<Text>(desk: TextDesk<Text>): Readonly<Record<string, Command>> {
  return {
    [`${desk.noun} list`]: listing(desk),
    [`${desk.noun} publish`]: publishing(desk),
    [`${desk.noun} hide`]: turning(desk, "hidden", `take one off the site, and keep it`),
    [`${desk.noun} show`]: turning(desk, "shown", "put a hidden one back on the site"),
  };
}

function listing<Text>({ noun, list, rules }: TextDesk<Text>): Command {
  const titles = [noun, "sort", "is", "from", "until", "text of", ...(rules ? ["gives by"] : []), "title"];
  return looking({
    about: `every ${noun}, the hidden ones as well`,
    said: z.object({}),
    async look({ context }) {
      const given = await rules?.(context);
      const rows = (await list(context)).map((text) => [
        text.id,
        text.sort,
        text.state,
        when(text.from),
        when(text.until),
        text.isSeeded ? "the program" : "an operator",
        ...(given ? [given.get(text.id) ?? "no rule"] : []),
        text.titles.en ?? text.titles.fa,
      ]);
      return done(table(titles, rows, `There is no ${noun}.`));
    },
  });
}

function publishing<Text>({ noun, form, nameOf, publish, toDo, more = "" }: TextDesk<Text>): Command {
  return changing<z.ZodObject<{ file: typeof file }>, ReadFile<Text>>({
    about: `put up the ${noun}s of a JSON file (one, or a list), also over those of the same id${more}`,
    words: ["file"],
    said: z.object({ file }),
    subject: ({ file }) => `${noun} file ${file}`,
    hear: (_, { file }) => readTextFile(file, form),
    async change({ context }, _said, _operator, read) {
      if (!read?.ok) return refused("unreadableFile", read?.error);
      await publish(context, read.texts);
      const names = read.texts.map(nameOf).join(", ");
      const open = toDo ? await Promise.all(read.texts.map((text) => toDo(context, text))) : [];
      return done({
        lines: [`Published: ${names}.`, ...open.filter((line) => line !== null)],
        after: { published: names, sha256: read.sha256 },
        things: read.texts.map((text) => `${noun} ${nameOf(text)}`),
      });
    },
  });
}

function turning<Text>({ noun, setState, rules }: TextDesk<Text>, state: TextState, about: string): Command {
  return changing({
    about,
    words: ["id"],
    said: z.object({ id }),
    subject: ({ id }) => `${noun} ${id}`,
    async change({ context }, { id }) {
      const turned = await setState(context, { id, state });
      if (!turned.ok) return turned;
      const rule = (await rules?.(context))?.get(id);
      const lines = [`${id} is ${state}.`, ...(rule ? [`It gives by ${rule}.`] : [])];
      return done({ lines, before: { state: turned.value }, after: { state } });
    },
  });
}

/** Members claim by a rule, which is no part of the file. */
async function ruleToSet(
  context: Context,
  { id, kind, leadsTo }: PromotionToPublish,
): Promise<string | null> {
  if (kind !== "claim" || leadsTo) return null;
  const isSet = (await offersNow(context)).some(({ promotion }) => promotion === id);
  return isSet ? null : `${id} is not open until its rule is set: offer set ${id}.`;
}

/** By which rules each promotion gives: claimed, by the week, for deposits, or where somebody is answered. */
async function rulesOfPromotions(context: Context): Promise<ReadonlyMap<string, string>> {
  const [offers, matches, applied] = await Promise.all([
    offersNow(context),
    promotedNow(context),
    applicationRules(context),
  ]);
  const said = [
    ...applied.map(
      ({ id, application: { gives } }) => [id, `application (${gives.what} ${gives.amount})`] as const,
    ),
    ...offers.map(
      ({ promotion, kind, isOn }) =>
        [promotion, `${kind === "claim" ? "offer" : kind}${isOn ? "" : " (off)"}`] as const,
    ),
    ...matches.map(
      ({ promotion, code, isOn }) => [promotion ?? "", `match ${code}${isOn ? "" : " (off)"}`] as const,
    ),
  ];
  const rules = new Map<string, string>();
  for (const [promotion, rule] of said)
    rules.set(promotion, [rules.get(promotion) ?? [], rule].flat().join(", "));
  return rules;
}

/** A new version of the terms is what registrations agree to from the same moment on. */
async function publishHelp(context: Context, articles: readonly ArticleToPublish[]): Promise<void> {
  await publishArticles(context, articles);
  const version = articles.find(({ slug }) => slug === TERMS_SLUG)?.version;
  if (version !== undefined) await setTermsVersion(context, version);
}

const bannerHost = changing({
  about: "let banners lead to https addresses on this host",
  words: ["host"],
  said: z.object({ host: z.string().regex(/^[a-z0-9]([a-z0-9.-]{0,250}[a-z0-9])?$/i) }),
  subject: ({ host }) => `banner host ${host}`,
  async change({ context }, { host }) {
    await allowLinkHost(context, host);
    return done({ lines: [`Banners may lead to https://${host.toLowerCase()}/.`] });
  },
});

export const CONTENT_COMMANDS: Readonly<Record<string, Command>> = {
  ...commandsOf({
    noun: "banner",
    form: bannerToPublish,
    nameOf: ({ id }) => id,
    publish: publishBanners,
    setState: (context, wish) => setTextState(context, { kind: "banner", ...wish }),
    list: (context) => textsOfKind(context, "banner"),
  }),
  "banner host": bannerHost,
  ...commandsOf({
    noun: "notice",
    form: noticeToPublish,
    nameOf: ({ id }) => id,
    publish: publishNotices,
    setState: (context, wish) => setTextState(context, { kind: "notice", ...wish }),
    list: (context) => textsOfKind(context, "notice"),
  }),
  ...commandsOf({
    noun: "article",
    form: articleToPublish,
    nameOf: ({ slug }) => slug,
    publish: publishHelp,
    setState: (context, wish) => setTextState(context, { kind: "article", ...wish }),
    list: (context) => textsOfKind(context, "article"),
  }),
  "article terms": termsShow,
  "terms ask": termsAsk,
  ...commandsOf({
    noun: "promotion",
    more: ". A kind says how one takes part: claim (offer set says what is given), apply (with an application), or join, which promises nothing by itself (match set --promotion says what deposits bring on its page): its button goes to leadsTo, a path of this site such as /vip, and without one there is no button",
    form: promotionToPublish,
    nameOf: ({ id }) => id,
    publish: publishPromotions,
    setState: setPromotionState,
    list: promotionBook,
    rules: rulesOfPromotions,
    toDo: ruleToSet,
  }),
};
