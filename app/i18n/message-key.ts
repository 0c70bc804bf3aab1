import type application from "../../locales/en/application.json";
import type autoplay from "../../locales/en/autoplay.json";
import type bonus from "../../locales/en/bonus.json";
import type book from "../../locales/en/book.json";
import type calls from "../../locales/en/calls.json";
import type cashier from "../../locales/en/cashier.json";
import type challenge from "../../locales/en/challenge.json";
import type chat from "../../locales/en/chat.json";
import type codes from "../../locales/en/codes.json";
import type contracts from "../../locales/en/contracts.json";
import type dialogs from "../../locales/en/dialogs.json";
import type download from "../../locales/en/download.json";
import type entry from "../../locales/en/entry.json";
import type frame from "../../locales/en/frame.json";
import type games from "../../locales/en/games.json";
import type instant from "../../locales/en/instant.json";
import type limits from "../../locales/en/limits.json";
import type lobby from "../../locales/en/lobby.json";
import type lottery from "../../locales/en/lottery.json";
import type member from "../../locales/en/member.json";
import type messages from "../../locales/en/messages.json";
import type meta from "../../locales/en/meta.json";
import type missions from "../../locales/en/missions.json";
import type offers from "../../locales/en/offers.json";
import type partner from "../../locales/en/partner.json";
import type pay from "../../locales/en/pay.json";
import type persona from "../../locales/en/persona.json";
import type play from "../../locales/en/play.json";
import type profit from "../../locales/en/profit.json";
import type promotions from "../../locales/en/promotions.json";
import type raffles from "../../locales/en/raffles.json";
import type reasons from "../../locales/en/reasons.json";
import type referral from "../../locales/en/referral.json";
import type rewards from "../../locales/en/rewards.json";
import type rounds from "../../locales/en/rounds.json";
import type security from "../../locales/en/security.json";
import type site from "../../locales/en/site.json";
import type states from "../../locales/en/states.json";
import type subLogins from "../../locales/en/subLogins.json";
import type tables from "../../locales/en/tables.json";
import type transfers from "../../locales/en/transfers.json";
import type twoFactor from "../../locales/en/twoFactor.json";

/** Texts that not every page has: the server sends them with the page that needs them. */
type SentTexts = {
  application: typeof application;
  autoplay: typeof autoplay;
  tables: typeof tables;
  book: typeof book;
  lottery: typeof lottery;
  rounds: typeof rounds;
  instant: typeof instant;
  calls: typeof calls;
  bonus: typeof bonus;
  cashier: typeof cashier;
  challenge: typeof challenge;
  chat: typeof chat;
  codes: typeof codes;
  contracts: typeof contracts;
  dialogs: typeof dialogs;
  download: typeof download;
  frame: typeof frame;
  games: typeof games;
  limits: typeof limits;
  messages: typeof messages;
  meta: typeof meta;
  offers: typeof offers;
  partner: typeof partner;
  pay: typeof pay;
  persona: typeof persona;
  profit: typeof profit;
  promotions: typeof promotions;
  missions: typeof missions;
  raffles: typeof raffles;
  referral: typeof referral;
  rewards: typeof rewards;
  security: typeof security;
  states: typeof states;
  subLogins: typeof subLogins;
  transfers: typeof transfers;
  twoFactor: typeof twoFactor;
};

export type SentNamespace = keyof SentTexts;

/** English is the reference of keys: one that is not in its files does not compile. */
type Reference = SentTexts & {
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
