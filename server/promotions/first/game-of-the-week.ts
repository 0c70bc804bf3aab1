import type { PromotionToPublish } from "../publish.ts";
import { LABELS, WITHOUT_END } from "./conditions.ts";

/** Which game it is, how many rounds and what for is said by the rule that an operator sets. */
export const GAME_OF_THE_WEEK: PromotionToPublish = {
  id: "game-of-the-week",
  kind: "claim",
  picture: "/art/promotions/verify-a-spin.svg",
  position: 6,
  audience: "members",
  titles: {
    fa: "بازی هفته",
    en: "Game of the week",
    zh: "本周游戏",
    id: "Permainan minggu ini",
    th: "เกมประจำสัปดาห์",
    vi: "Game của tuần",
  },
  summaries: {
    fa: "بازی این هفته را چند دور بازی کنید و هدیه‌اش را بگیرید.",
    en: "Play some rounds of this week’s game, then claim its gift.",
    zh: "玩几局本周游戏，即可领取礼物。",
    id: "Mainkan beberapa putaran permainan minggu ini, lalu klaim hadiahnya.",
    th: "เล่นเกมประจำสัปดาห์สักสองสามรอบแล้วรับของขวัญ",
    vi: "Chơi vài vòng game của tuần rồi nhận quà.",
  },
  bodies: {
    fa: "<p>کدام بازی، چند دور و چه هدیه‌ای، و اینکه تا کجا رسیده‌اید، در صفحهٔ دریافت نوشته شده است. هفته از نیمه‌شب شنبه آغاز می‌شود.</p>",
    en: "<p>Which game, how many rounds and what for stands on the page where you claim it, with how far you are. A week begins at midnight on Saturday.</p>",
    zh: "<p>哪款游戏、需要几局、有什么礼物以及您的进度，都写在领取页面上。每周从星期六零点开始。</p>",
    id: "<p>Permainan apa, berapa putaran, dan hadiahnya ada di halaman klaim, beserta kemajuan Anda. Minggu dimulai Sabtu tengah malam.</p>",
    th: "<p>เกมใด กี่รอบ และของขวัญคืออะไร พร้อมความคืบหน้าของคุณ ดูได้ที่หน้ารับ สัปดาห์เริ่มเที่ยงคืนวันเสาร์</p>",
    vi: "<p>Game nào, bao nhiêu vòng và quà gì, cùng tiến độ của bạn, đều ghi ở trang nhận. Tuần bắt đầu lúc nửa đêm thứ Bảy.</p>",
  },
  terms: [{ label: LABELS.end, value: WITHOUT_END }],
};
