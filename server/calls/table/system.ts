import { z } from "zod";
import { changeLanguage } from "../../accounts/index.ts";
import {
  BRAND_FLAGS,
  hasFlag,
  REGISTRATION_MODES,
  registrationModes,
  registrationRules,
} from "../../brand/index.ts";
import { helpArticles } from "../../content/index.ts";
import { LANGUAGES, type Language, localText } from "../../core/languages.ts";
import { done } from "../../core/outcome.ts";
import { DEVICES, domainsOf, RESOURCE_TYPES } from "../../download/index.ts";
import { type Call, openCall, signedCall } from "../call.ts";
import { asInstant, instant, noPayload, nothing } from "../shapes.ts";

const MODULE = 3;

const languages = z.enum(Object.keys(LANGUAGES) as [Language, ...Language[]]);

export const systemCalls: readonly Call[] = [
  openCall({
    module: MODULE,
    name: "whitelabel",
    method: "GET",
    isSameForAll: true,
    path: "/wps/system/whitelabel",
    about: "The house under this host: its name, money and time zone, and which of its switches are on.",
    isDoor: true,
    payload: noPayload,
    value: z.object({
      brand: z.string(),
      name: z.string(),
      asset: z.string(),
      timeZone: z.string(),
      minimumAge: z.int(),
      languages: z.array(languages),
      modules: z.array(z.object({ modId: z.string(), enabled: z.boolean() })),
    }),
    errors: [],
    async answer({ visitor: { context, brand, language } }) {
      const modules = await Promise.all(
        BRAND_FLAGS.map(async (modId) => ({ modId, enabled: await hasFlag(context, brand.id, modId) })),
      );
      return done({
        brand: brand.id,
        name: localText(brand.name, language),
        asset: brand.asset,
        timeZone: brand.timeZone,
        minimumAge: brand.minimumAge,
        languages: Object.keys(LANGUAGES) as Language[],
        modules,
      });
    },
  }),
  openCall({
    module: MODULE,
    name: "registrationSetting",
    method: "GET",
    isSameForAll: true,
    path: "/wps/system/setting/register",
    about: "The ways to open an account that are open here, and the fields of each form with their rules.",
    isDoor: true,
    payload: noPayload,
    value: z.object({
      modes: z.array(
        z.object({
          mode: z.enum(REGISTRATION_MODES),
          asksCode: z.boolean(),
          asksCaptcha: z.boolean(),
          fields: z.array(
            z.object({
              field: z.string(),
              required: z.boolean(),
              minLength: z.int(),
              maxLength: z.int(),
              pattern: z.string().nullable(),
            }),
          ),
        }),
      ),
    }),
    errors: [],
    async answer({ visitor: { context, brand } }) {
      const modes = [];
      for (const mode of await registrationModes(context, brand.id)) {
        const { settings, asksCode, asksCaptcha } = await registrationRules(context, {
          brandId: brand.id,
          mode,
        });
        const fields = settings
          .filter(({ enabled }) => enabled)
          .map(({ field, required, minLength, maxLength, acceptedPattern: pattern }) => ({
            ...{ field, required, minLength, maxLength, pattern },
          }));
        modes.push({ mode, asksCode, asksCaptcha, fields });
      }
      return done({ modes });
    },
  }),
  openCall({
    module: MODULE,
    name: "systemStatus",
    method: "GET",
    path: "/wps/system/status",
    about: "Says that the house is open; a closed one answers every call with why.",
    isDoor: true,
    payload: noPayload,
    value: z.object({ status: z.literal(0), at: instant }),
    errors: [],
    answer: async ({ visitor: { context } }) => done({ status: 0, at: asInstant(context.now()) } as const),
  }),
  openCall({
    module: MODULE,
    name: "domainRoute",
    method: "GET",
    isSameForAll: true,
    path: "/wps/system/domainRoute",
    about: "The other addresses under which the house is reached.",
    isDoor: true,
    payload: noPayload,
    value: z.object({
      routes: z.array(
        z.object({
          device: z.literal(DEVICES),
          resourceType: z.enum(RESOURCE_TYPES),
          url: z.url(),
          domainName: z.string(),
        }),
      ),
    }),
    errors: [],
    async answer({ visitor: { context, brand } }) {
      const domains = await domainsOf(context, { brandId: brand.id });
      return done({ routes: domains.map(({ id: _, ...route }) => route) });
    },
  }),
  openCall({
    module: MODULE,
    name: "helpCentre",
    method: "GET",
    isSameForAll: true,
    path: "/wps/system/helpCenter",
    about: "The articles of the help pages, as cleaned HTML.",
    isDoor: true,
    payload: noPayload,
    value: z.object({
      articles: z.array(
        z.object({ slug: z.string(), group: z.string(), title: z.string(), body: z.string() }),
      ),
    }),
    errors: [],
    async answer({ visitor: { context, language } }) {
      const articles = await helpArticles(context, { language });
      return done({ articles: articles.map(({ version: _, ...article }) => article) });
    },
  }),
  signedCall({
    module: MODULE,
    name: "updateLanguage",
    method: "PUT",
    path: "/wps/member/language",
    about: "Keeps the language in which the player reads.",
    scope: "read",
    payload: z.object({ language: languages }),
    value: nothing,
    errors: [],
    async answer({ visitor: { context, player }, payload: { language } }) {
      await changeLanguage(context, { playerId: player.id, language });
      return done(null);
    },
  }),
];
