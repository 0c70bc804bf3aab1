import { defaultBrand } from "../brand/index.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import { foldText } from "../core/text/fold-text.ts";
import type { Context } from "../db/context.ts";
import { ADD_WORD, DELETE_WORD, WORDS } from "./statements.ts";

type Word = { readonly brandId: string; readonly typed: string };
type WordOutcome = Outcome<
  { readonly word: string; readonly isNew: boolean },
  { readonly reason: "badWord" }
>;

const WORD = /^[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M} ]{0,58}[\p{L}\p{N}\p{M}*]$/u;

/** The words that no nickname of a brand holds. */
export async function nicknameWords({ db }: Pick<Context, "db">, brandId: string): Promise<string[]> {
  return (await db.call(WORDS, [brandId])).map(({ word }) => word);
}

/** Keeps a word out of the nicknames of a brand, from the next one on. */
export async function keepWord({ db }: Pick<Context, "db">, { brandId, typed }: Word): Promise<WordOutcome> {
  const word = foldText(typed.trim());
  if (!WORD.test(word)) return refuse({ reason: "badWord" });
  return done({ word, isNew: (await db.call(ADD_WORD, [brandId, word])).length > 0 });
}

/** Lets a word be in nicknames again. */
export async function freeWord({ db }: Pick<Context, "db">, { brandId, typed }: Word): Promise<WordOutcome> {
  const word = foldText(typed.trim());
  if (!WORD.test(word)) return refuse({ reason: "badWord" });
  return done({ word, isNew: (await db.call(DELETE_WORD, [brandId, word])).length > 0 });
}

/** What would pass for the house itself, in its six languages. */
const FIRST_WORDS = [
  ...["nard*", "admin*", "support*", "moderator*", "official*", "operator*", "staff", "help desk", "system"],
  ...["نرد*", "مدیر*", "پشتیبان*", "اپراتور*", "رسمی", "سیستم", "ادمین*"],
  ...["客服", "官方", "管理员", "系统", "layanan", "resmi", "petugas"],
  ...["แอดมิน", "ผู้ดูแล", "ฝ่ายบริการ", "hỗ trợ", "quản trị*", "chính thức"],
];

/** For a new house: where a brand keeps any word, an operator has decided already. */
export async function seedNicknameWords(context: Context): Promise<void> {
  const { id } = await defaultBrand(context);
  if ((await nicknameWords(context, id)).length > 0) return;
  for (const word of FIRST_WORDS) await context.db.call(ADD_WORD, [id, foldText(word)]);
}
