import type { Category } from "../game.ts";

/** What people call the games of a category, beside what each is called itself, in six languages. */
export const CATEGORY_WORDS: Readonly<Record<Category, readonly string[]>> = {
  RNG: ["اسلات", "Slots", "老虎机", "Slot", "สล็อต"],
  ELOTT: ["لاتاری الکترونیکی", "E-lottery", "电子彩票", "Lotre elektronik", "หวยออนไลน์", "Xổ số điện tử"],
  LOTT: ["لاتاری", "Lottery", "彩票", "Lotre", "ลอตเตอรี่", "Xổ số"],
  LIVE: ["کازینوی زنده", "Live casino", "真人娱乐", "คาสิโนสด"],
  SPORTS: ["ورزشی", "Sports", "体育", "Olahraga", "กีฬา", "Thể thao"],
  CRASH: ["انفجار", "Crash", "崩盘游戏", "เกมแครช"],
  FISH: ["ماهیگیری", "Fishing", "捕鱼", "Tembak ikan", "ยิงปลา", "Bắn cá"],
  PVP: ["بازی‌های ورق", "Card games", "棋牌", "Permainan kartu", "เกมไพ่", "Game bài"],
  ESPORTS: ["ورزش‌های الکترونیکی", "Esports", "电竞", "อีสปอร์ต"],
  COCKFIGHT: ["جنگ خروس", "Cockfight", "斗鸡", "Sabung ayam", "ไก่ชน", "Đá gà"],
};
