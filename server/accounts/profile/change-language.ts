import type { Language } from "../../core/languages.ts";
import type { Context } from "../../db/context.ts";
import { saveLanguage } from "../store.ts";

type LanguageChange = { readonly playerId: bigint; readonly language: Language };

/** Keeps what a player reads in, for every browser that they have not chosen a language in yet (I02). */
export async function changeLanguage({ db }: Context, { playerId, language }: LanguageChange): Promise<void> {
  await saveLanguage(db, playerId, language);
}
