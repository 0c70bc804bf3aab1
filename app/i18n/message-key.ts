import type cashier from "../../locales/en/cashier.json";
import type entry from "../../locales/en/entry.json";
import type limits from "../../locales/en/limits.json";
import type lobby from "../../locales/en/lobby.json";
import type member from "../../locales/en/member.json";
import type messages from "../../locales/en/messages.json";
import type play from "../../locales/en/play.json";
import type reasons from "../../locales/en/reasons.json";
import type site from "../../locales/en/site.json";
import type transfers from "../../locales/en/transfers.json";

/** Texts of pages that only a member sees: the server sends them with the page that needs them. */
type MemberTexts = {
  cashier: typeof cashier;
  limits: typeof limits;
  messages: typeof messages;
  transfers: typeof transfers;
};

export type MemberNamespace = keyof MemberTexts;

/** English is the reference of keys: one that is not in its files does not compile. */
type Reference = MemberTexts & {
  entry: typeof entry;
  lobby: typeof lobby;
  member: typeof member;
  play: typeof play;
  reasons: typeof reasons;
  site: typeof site;
};

type Leaves<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string
    ? WithoutPlural<Name>
    : `${Name}.${Leaves<Tree[Name]>}`;
}[keyof Tree & string];

type WithoutPlural<Name extends string> = Name extends `${infer Stem}_${"one" | "other"}` ? Stem : Name;

export type MessageKey = Leaves<Reference>;
