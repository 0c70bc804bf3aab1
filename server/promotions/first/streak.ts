import type { PromotionToPublish } from "../publish.ts";
import { LABELS, WITHOUT_END } from "./conditions.ts";

/** How many days and what for is said by the rule that an operator sets. */
export const STREAK: PromotionToPublish = {
  id: "streak",
  kind: "claim",
  picture: "/art/promotions/first-limit.svg",
  position: 7,
  audience: "members",
  titles: {
    fa: "روزهای پیاپی",
    en: "Days in a row",
    zh: "连续天数",
    id: "Hari berturut-turut",
    th: "วันต่อเนื่อง",
    vi: "Những ngày liên tiếp",
  },
  summaries: {
    fa: "چند روز پشت سر هم، هر روز دست‌کم یک دور بازی کنید. یک دور کوچک هم بس است.",
    en: "Play at least one round on some days in a row. A small one will do.",
    zh: "连续几天每天至少玩一局，小额也可以。",
    id: "Mainkan minimal satu putaran beberapa hari berturut-turut. Yang kecil pun cukup.",
    th: "เล่นอย่างน้อยวันละหนึ่งรอบติดต่อกันหลายวัน รอบเล็ก ๆ ก็พอ",
    vi: "Chơi ít nhất một vòng mỗi ngày trong vài ngày liên tiếp. Vòng nhỏ cũng được.",
  },
  bodies: {
    fa: "<p>چند روز و چه هدیه‌ای، و اینکه تا کجا رسیده‌اید، در صفحهٔ دریافت نوشته شده است. روزی که بازی نکنید، شمارش از نو آغاز می‌شود؛ نگران نباشید، هر وقت خواستید دوباره شروع کنید.</p>",
    en: "<p>How many days and what for stands on the page where you claim it, with how far you are. A day without a round begins the count anew; begin again whenever you like.</p>",
    zh: "<p>需要几天、有什么礼物以及您的进度，都写在领取页面上。有一天没有游戏，计数就重新开始；随时都可以再来。</p>",
    id: "<p>Berapa hari dan hadiahnya ada di halaman klaim, beserta kemajuan Anda. Sehari tanpa putaran memulai hitungan dari awal; mulai lagi kapan saja.</p>",
    th: "<p>กี่วันและของขวัญคืออะไร พร้อมความคืบหน้าของคุณ ดูได้ที่หน้ารับ หากเว้นไปหนึ่งวันจะนับใหม่ เริ่มอีกครั้งเมื่อไรก็ได้</p>",
    vi: "<p>Bao nhiêu ngày và quà gì, cùng tiến độ của bạn, đều ghi ở trang nhận. Một ngày không chơi thì đếm lại từ đầu; bắt đầu lại lúc nào cũng được.</p>",
  },
  terms: [{ label: LABELS.end, value: WITHOUT_END }],
};
