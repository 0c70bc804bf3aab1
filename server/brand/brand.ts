import type { Language, LocalText } from "../core/languages.ts";

/** One name under which the house is open. Its id is its code. */
export type Brand = {
  readonly id: string;
  readonly name: LocalText;
  readonly asset: "P";
  readonly language: Language;
  readonly timeZone: string;
  /** Play money for a new player, in minor units of TRIAL. */
  readonly trialGrantMinor: bigint;
  readonly sessionIdleMs: number;
  readonly sessionAbsoluteMs: number;
  readonly termsVersion: string;
  /** Since when members are to have agreed to the terms of use anew; null where nobody was asked. */
  readonly termsAskedAt: Date | null;
  /** A player who registers says that they are at least so old, in years. */
  readonly minimumAge: number;
  /** After so many days a password is to be changed, where PWDEXPFORCECHANGE3 is on. */
  readonly passwordDays: number;
  /** How long a game waits at least between two rounds of one player. */
  readonly gameCycleMs: number;
  /** What may go to the upline: at least and at most in one transfer, and in a day; minor units of the asset. */
  readonly uplineMinMinor: bigint;
  readonly uplineMaxMinor: bigint;
  readonly uplineDayMinor: bigint;
};

/** Switches of a brand, by the names that the specification gives them. One without a row is off. */
export const BRAND_FLAGS = [
  "USERNAMEREG3",
  "MOBILENUMREG3",
  "MOBILENUMPASSREG3",
  "REGMOBVERF3",
  "FREEPLAY3",
  "PWDEXPFORCECHANGE3",
  "MOBILEVERCODELOGIN3",
  "DIRECTREG3",
  "PHONEVERIFY3",
  "SLIDERLOGIN3",
  "GOOGLELOGIN3",
  "FACEBOOKLOGIN3",
  "loginedToHomePage",
  "transferUpline",
  "sendToTeam",
  "servicePopup",
  "autoplay",
  "nicknames",
  "ownAvatars",
  "strictBonuses",
  "divtypereq",
  "dailysalreqtype",
  "contracthoursalreq",
  "realtimesalreqtype",
] as const;

export type BrandFlag = (typeof BRAND_FLAGS)[number];
