import type { PromotionToPublish } from "../publish.ts";
import { LABELS, NONE, WITHOUT_END } from "./conditions.ts";

export const FIRST_LIMIT: PromotionToPublish = {
  id: "first-limit",
  kind: "join",
  picture: "/art/promotions/first-limit.svg",
  leadsTo: "/member/securityCenter/limits",
  position: 3,
  titles: {
    fa: "نخستین سقف خود را بگذارید",
    en: "Set your first limit",
    zh: "设定您的第一个限额",
    id: "Pasang batas pertama Anda",
    th: "ตั้งวงเงินแรกของคุณ",
    vi: "Đặt giới hạn đầu tiên của bạn",
  },
  summaries: {
    fa: "پیش از نخستین واریز تصمیم بگیرید چقدر کافی است. سقف از همان لحظه اعمال می‌شود.",
    en: "Decide what is enough before your first deposit. The limit applies from that moment.",
    zh: "第一次存款之前先决定多少算够。限额立即生效。",
    id: "Putuskan berapa yang cukup sebelum deposit pertama. Batas langsung berlaku.",
    th: "ตัดสินใจก่อนฝากครั้งแรกว่าเท่าไรจึงพอ วงเงินมีผลทันที",
    vi: "Quyết định bao nhiêu là đủ trước lần nạp đầu. Giới hạn có hiệu lực ngay.",
  },
  bodies: {
    fa: `<p>در <a href="/member/securityCenter/limits">سقف‌ها و استراحت</a> مبلغی برای واریز، باخت یا شرطِ روز، هفته یا ماه بنویسید. سقف پایین‌تر همان لحظه اعمال می‌شود و برای بالا بردنش باید یک روز بگذرد.</p>
<p>این پیشنهاد پولی به شما نمی‌دهد؛ کمک می‌کند کمتر از دست بدهید. <a href="/help#limits">چگونه کار می‌کند</a></p>`,
    en: `<p>Under <a href="/member/securityCenter/limits">Limits and breaks</a> write an amount for deposits, losses or stakes in a day, a week or a month. A lower limit takes effect at once, and raising it takes a day.</p>
<p>This gives you no money; it helps you lose less. <a href="/help#limits">How it works</a></p>`,
    zh: `<p>在<a href="/member/securityCenter/limits">限额与休息</a>中，为每天、每周或每月的存款、亏损或投注写下一个金额。更低的立即生效，提高则要等一天。</p>
<p>这不会给您钱，而是帮您少输。<a href="/help#limits">怎样运作</a></p>`,
    id: `<p>Di <a href="/member/securityCenter/limits">Batas dan jeda</a> tulis jumlah untuk deposit, kekalahan, atau taruhan per hari, minggu, atau bulan. Batas yang lebih rendah langsung berlaku, menaikkannya perlu sehari.</p>
<p>Ini tidak memberi Anda uang; tetapi membantu Anda kehilangan lebih sedikit. <a href="/help#limits">Cara kerjanya</a></p>`,
    th: `<p>ใน<a href="/member/securityCenter/limits">วงเงินและการพัก</a> กรอกจำนวนสำหรับการฝาก การเสีย หรือเดิมพันต่อวัน สัปดาห์ หรือเดือน วงเงินที่ต่ำลงมีผลทันที การเพิ่มต้องรอหนึ่งวัน</p>
<p>สิ่งนี้ไม่ได้ให้เงินคุณ แต่ช่วยให้เสียน้อยลง <a href="/help#limits">ทำงานอย่างไร</a></p>`,
    vi: `<p>Trong <a href="/member/securityCenter/limits">Giới hạn và tạm nghỉ</a>, ghi số tiền cho nạp, thua hoặc cược mỗi ngày, tuần hay tháng. Giới hạn thấp hơn có hiệu lực ngay, nâng lên phải chờ một ngày.</p>
<p>Việc này không cho bạn tiền; nó giúp bạn thua ít hơn. <a href="/help#limits">Cách hoạt động</a></p>`,
  },
  terms: [
    {
      label: LABELS.who,
      value: {
        fa: "هر کس که حساب دارد",
        en: "Anybody with an account",
        zh: "有账号的任何人",
        id: "Siapa pun yang punya akun",
        th: "ทุกคนที่มีบัญชี",
        vi: "Bất kỳ ai có tài khoản",
      },
    },
    {
      label: LABELS.what,
      value: {
        fa: "سقفی که خودتان می‌گذارید و در همهٔ بازی‌ها اعمال می‌شود",
        en: "A limit of your own that applies in all games",
        zh: "由您设定、在所有游戏中生效的限额",
        id: "Batas Anda sendiri yang berlaku di semua permainan",
        th: "วงเงินของคุณเองที่ใช้ได้ทุกเกม",
        vi: "Giới hạn của riêng bạn, áp dụng cho mọi game",
      },
    },
    { label: LABELS.wagering, value: NONE },
    { label: LABELS.excluded, value: NONE },
    { label: LABELS.end, value: WITHOUT_END },
  ],
};
