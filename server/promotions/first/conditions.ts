import type { LocalText } from "../../core/languages.ts";

/** What the rows of conditions are about. */
export const LABELS = {
  who: {
    fa: "برای چه کسی",
    en: "For whom",
    zh: "适用对象",
    id: "Untuk siapa",
    th: "สำหรับใคร",
    vi: "Dành cho ai",
  },
  what: {
    fa: "چه چیزی",
    en: "What",
    zh: "内容",
    id: "Apa",
    th: "ได้อะไร",
    vi: "Được gì",
  },
  wagering: {
    fa: "چند برابر شرط",
    en: "Wagering",
    zh: "流水倍数",
    id: "Syarat taruhan",
    th: "ยอดเดิมพันที่ต้องทำ",
    vi: "Vòng cược",
  },
  excluded: {
    fa: "بازی‌های مستثنا",
    en: "Excluded games",
    zh: "不含游戏",
    id: "Permainan yang dikecualikan",
    th: "เกมที่ไม่ร่วมรายการ",
    vi: "Game không áp dụng",
  },
  end: {
    fa: "تا کی",
    en: "Until when",
    zh: "截止时间",
    id: "Sampai kapan",
    th: "ถึงเมื่อไร",
    vi: "Đến khi nào",
  },
} satisfies Record<string, LocalText>;

/** No such condition. */
export const NONE: LocalText = {
  fa: "ندارد",
  en: "None",
  zh: "无",
  id: "Tidak ada",
  th: "ไม่มี",
  vi: "Không có",
};

/** What is always open. */
export const WITHOUT_END: LocalText = {
  fa: "پایانی ندارد؛ اگر روزی پایان یابد، پیش از آن همین‌جا نوشته می‌شود",
  en: "No end; should it end one day, it is written here beforehand",
  zh: "无截止；如有一天结束，会提前写在这里",
  id: "Tanpa batas waktu; jika suatu hari berakhir, akan ditulis di sini sebelumnya",
  th: "ไม่มีกำหนด หากวันหนึ่งสิ้นสุดจะเขียนไว้ที่นี่ก่อน",
  vi: "Không thời hạn; nếu một ngày kết thúc, sẽ được ghi trước ở đây",
};
