import type { Language } from "../core/languages.ts";

/** 0 member, 1 partner, 2 agent, 4 trial, 41 and 42 linked sub-logins of a partner and of an agent. */
export const ACCOUNT_TYPES = [0, 1, 2, 4, 41, 42] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** A blocked player was shut out by the house, an excluded one by their own wish. Neither comes in. */
export const PLAYER_STATES = ["active", "blocked", "excluded"] as const;
export type PlayerState = (typeof PLAYER_STATES)[number];

export type Player = {
  readonly id: bigint;
  readonly brandId: string;
  readonly username: string;
  readonly accountType: AccountType;
  readonly state: PlayerState;
  readonly language: Language;
  /** The visit before this one, for the player to recognise. Null at the first. */
  readonly previousLoginAt: Date | null;
};

/** From where somebody came in: kept with sessions and attempts for the player to recognise. */
export type Place = { readonly address: string; readonly device: string };
