import type { PromotionToPublish } from "../publish.ts";
import { LABELS, WITHOUT_END } from "./conditions.ts";

/** How much is said by the rule that an operator sets, and for each level on the page of levels. */
export const WEEKLY_CASHBACK: PromotionToPublish = {
  id: "weekly-cashback",
  kind: "join",
  picture: "/art/promotions/trial-grant.svg",
  leadsTo: "/vip",
  position: 5,
  audience: "members",
  titles: {
    fa: "بازگشت هفتگی",
    en: "Weekly cashback",
    zh: "每周返现",
    id: "Cashback mingguan",
    th: "คืนเงินรายสัปดาห์",
    vi: "Hoàn tiền hằng tuần",
  },
  summaries: {
    fa: "پس از پایان هر هفته، بخشی از هزینهٔ بازی‌های آن هفته خودبه‌خود برمی‌گردد.",
    en: "After each week, a part of what your games cost comes back by itself.",
    zh: "每周结束后，当周游戏花费的一部分会自动返还。",
    id: "Setelah tiap minggu, sebagian biaya permainan Anda kembali dengan sendirinya.",
    th: "เมื่อจบแต่ละสัปดาห์ ค่าเล่นเกมส่วนหนึ่งจะคืนให้เอง",
    vi: "Sau mỗi tuần, một phần chi phí chơi game tự động hoàn lại.",
  },
  bodies: {
    fa: `<p>هفته از نیمه‌شب شنبه آغاز می‌شود. آنچه برده‌اید از آنچه با پول نقد خودتان بازی کرده‌اید کم می‌شود؛ اگر چیزی بماند، به درصد سطح شما از آن برمی‌گردد. درصدها در صفحهٔ <a href="/vip">سطح‌ها</a> آمده است.</p>`,
    en: `<p>A week begins at midnight on Saturday. What you won is taken off what you played with your own cash, and the percent of your level of what is left comes back. The percents stand on the page of <a href="/vip">levels</a>.</p>`,
    zh: `<p>每周从星期六零点开始。用自有现金投注的金额减去赢得的金额，剩余部分按您等级的比例返还。比例见<a href="/vip">等级</a>页面。</p>`,
    id: `<p>Minggu dimulai Sabtu tengah malam. Kemenangan dikurangkan dari yang Anda mainkan dengan uang sendiri, lalu persen tingkat Anda dari sisanya kembali. Persennya ada di halaman <a href="/vip">tingkat</a>.</p>`,
    th: `<p>สัปดาห์เริ่มเที่ยงคืนวันเสาร์ นำยอดที่เล่นด้วยเงินสดของคุณหักยอดที่ชนะ ส่วนที่เหลือคืนให้ตามเปอร์เซ็นต์ของระดับคุณ ดูเปอร์เซ็นต์ได้ที่หน้า<a href="/vip">ระดับ</a></p>`,
    vi: `<p>Tuần bắt đầu lúc nửa đêm thứ Bảy. Tiền thắng được trừ khỏi số tiền mặt bạn đã chơi, phần còn lại hoàn theo tỷ lệ của cấp bạn. Tỷ lệ có ở trang <a href="/vip">cấp độ</a>.</p>`,
  },
  terms: [
    {
      label: LABELS.who,
      value: {
        fa: "همهٔ اعضا، جز کسانی که در استراحت یا کنار گذاشته شده‌اند",
        en: "All members, but nobody who is on a break or excluded",
        zh: "所有会员，休息中或已自我排除者除外",
        id: "Semua anggota, kecuali yang sedang rehat atau dikecualikan",
        th: "สมาชิกทุกคน ยกเว้นผู้ที่พักหรือถูกกันออก",
        vi: "Mọi thành viên, trừ người đang nghỉ hoặc đã bị loại trừ",
      },
    },
    { label: LABELS.end, value: WITHOUT_END },
  ],
};
