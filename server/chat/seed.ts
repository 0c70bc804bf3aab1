import { defaultBrand } from "../brand/index.ts";
import type { Language, LocalText } from "../core/languages.ts";
import type { Context } from "../db/context.ts";
import { ADD_ROOM, ADD_WORD } from "./desk-statements.ts";
import { FIRST_WORDS } from "./seed-words.ts";

type FirstRoom = {
  readonly code: string;
  readonly language: Language | null;
  readonly names: LocalText;
  readonly topics: LocalText;
};

const LOBBY: FirstRoom = {
  code: "lobby",
  language: null,
  names: {
    fa: "تالار",
    en: "Lobby",
    zh: "大厅",
    id: "Lobi",
    th: "ล็อบบี้",
    vi: "Sảnh chung",
  },
  topics: {
    fa: "برای همه، به هر زبانی",
    en: "For everybody, in any language",
    zh: "欢迎所有人，语言不限",
    id: "Untuk semua orang, bahasa apa pun",
    th: "สำหรับทุกคน ทุกภาษา",
    vi: "Dành cho mọi người, mọi ngôn ngữ",
  },
};

const roomOf = (language: Language, names: LocalText, topics: LocalText): FirstRoom => ({
  code: language,
  language,
  names,
  topics,
});

/** One room for everybody and one for each language. */
export const FIRST_ROOMS: readonly FirstRoom[] = [
  LOBBY,
  roomOf(
    "fa",
    { fa: "فارسی", en: "Persian", zh: "波斯语", id: "Persia", th: "เปอร์เซีย", vi: "Tiếng Ba Tư" },
    {
      fa: "گپ دوستانه به فارسی",
      en: "Conversation in Persian",
      zh: "用波斯语聊天",
      id: "Mengobrol dalam bahasa Persia",
      th: "พูดคุยเป็นภาษาเปอร์เซีย",
      vi: "Trò chuyện bằng tiếng Ba Tư",
    },
  ),
  roomOf(
    "en",
    { fa: "انگلیسی", en: "English", zh: "英语", id: "Inggris", th: "อังกฤษ", vi: "Tiếng Anh" },
    {
      fa: "گپ دوستانه به انگلیسی",
      en: "Conversation in English",
      zh: "用英语聊天",
      id: "Mengobrol dalam bahasa Inggris",
      th: "พูดคุยเป็นภาษาอังกฤษ",
      vi: "Trò chuyện bằng tiếng Anh",
    },
  ),
  roomOf(
    "zh",
    { fa: "چینی", en: "Chinese", zh: "中文", id: "Mandarin", th: "จีน", vi: "Tiếng Trung" },
    {
      fa: "گپ دوستانه به چینی",
      en: "Conversation in Chinese",
      zh: "用中文聊天",
      id: "Mengobrol dalam bahasa Mandarin",
      th: "พูดคุยเป็นภาษาจีน",
      vi: "Trò chuyện bằng tiếng Trung",
    },
  ),
  roomOf(
    "id",
    {
      fa: "اندونزیایی",
      en: "Indonesian",
      zh: "印尼语",
      id: "Indonesia",
      th: "อินโดนีเซีย",
      vi: "Tiếng Indonesia",
    },
    {
      fa: "گپ دوستانه به اندونزیایی",
      en: "Conversation in Indonesian",
      zh: "用印尼语聊天",
      id: "Mengobrol dalam bahasa Indonesia",
      th: "พูดคุยเป็นภาษาอินโดนีเซีย",
      vi: "Trò chuyện bằng tiếng Indonesia",
    },
  ),
  roomOf(
    "th",
    { fa: "تایلندی", en: "Thai", zh: "泰语", id: "Thailand", th: "ไทย", vi: "Tiếng Thái" },
    {
      fa: "گپ دوستانه به تایلندی",
      en: "Conversation in Thai",
      zh: "用泰语聊天",
      id: "Mengobrol dalam bahasa Thailand",
      th: "พูดคุยเป็นภาษาไทย",
      vi: "Trò chuyện bằng tiếng Thái",
    },
  ),
  roomOf(
    "vi",
    { fa: "ویتنامی", en: "Vietnamese", zh: "越南语", id: "Vietnam", th: "เวียดนาม", vi: "Tiếng Việt" },
    {
      fa: "گپ دوستانه به ویتنامی",
      en: "Conversation in Vietnamese",
      zh: "用越南语聊天",
      id: "Mengobrol dalam bahasa Vietnam",
      th: "พูดคุยเป็นภาษาเวียดนาม",
      vi: "Trò chuyện bằng tiếng Việt",
    },
  ),
];

const SLOW_S = 5;

/** The rooms of a new house, and words that are welcome in none. Once there are rooms, nothing is entered again. */
export async function seedChat(context: Context): Promise<void> {
  const { id: brandId } = await defaultBrand(context);
  await context.db.transaction(async (db) => {
    let isNew = false;
    for (const [position, { code, names, topics, language }] of FIRST_ROOMS.entries()) {
      const words = [names, topics].map((text) => JSON.stringify(text));
      const added = await db.call(ADD_ROOM, [brandId, code, ...words, language, position, SLOW_S, "open"]);
      isNew ||= added.length > 0;
    }
    if (isNew) for (const word of FIRST_WORDS) await db.call(ADD_WORD, [word, context.now()]);
  });
}
