import type { PromotionToPublish } from "../publish.ts";
import { LABELS, NONE, WITHOUT_END } from "./conditions.ts";

export const PARTNER: PromotionToPublish = {
  id: "partner",
  kind: "apply",
  picture: "/art/promotions/partner.svg",
  leadsTo: "/join",
  position: 4,
  titles: {
    fa: "همکار نرد شوید",
    en: "Become a partner of Nard",
    zh: "成为 Nard 的合作伙伴",
    id: "Menjadi mitra Nard",
    th: "ร่วมเป็นพันธมิตรกับ Nard",
    vi: "Trở thành đối tác của Nard",
  },
  summaries: {
    fa: "بنویسید که هستید و چه در نظر دارید. یکی از ما می‌خواند و پاسخ می‌دهد.",
    en: "Write who you are and what you have in mind. One of us reads it and answers.",
    zh: "写下您是谁、有什么打算，我们的工作人员会阅读并答复。",
    id: "Tulis siapa Anda dan apa rencana Anda. Petugas kami membaca dan menjawab.",
    th: "เขียนว่าคุณเป็นใครและตั้งใจทำอะไร เจ้าหน้าที่ของเราจะอ่านและตอบ",
    vi: "Viết bạn là ai và dự định gì. Người của chúng tôi sẽ đọc và trả lời.",
  },
  bodies: {
    fa: `<p>اگر می‌خواهید بازیکنانی را به نرد دعوت کنید، در <a href="/join">صفحهٔ همکاری</a> درخواست بدهید. شمارهٔ پیگیری می‌گیرید و پاسخ را یک نفر می‌نویسد، نه یک برنامه.</p>
<p>سهم هر همکار در گفت‌وگو روشن می‌شود و اینجا هیچ رقمی را وعده نمی‌دهیم. <a href="/help#partner">بیشتر بخوانید.</a></p>`,
    en: `<p>If you would like to invite players to Nard, apply on the <a href="/join">partner page</a>. You get a reference number, and the answer is written by a person and not by a program.</p>
<p>The share of a partner is settled in conversation, and no figure is promised here. <a href="/help#partner">Read more.</a></p>`,
    zh: `<p>如果您想邀请玩家来 Nard，请在<a href="/join">合作页面</a>提交申请。您会得到参考编号，由工作人员而不是程序答复。</p>
<p>分成在洽谈中确定，这里不承诺任何数字。<a href="/help#partner">了解更多。</a></p>`,
    id: `<p>Jika Anda ingin mengundang pemain ke Nard, ajukan permohonan di <a href="/join">halaman kemitraan</a>. Anda mendapat nomor referensi, dan jawabannya ditulis oleh orang, bukan program.</p>
<p>Bagian mitra ditetapkan lewat pembicaraan, dan di sini tidak ada angka yang dijanjikan. <a href="/help#partner">Baca selengkapnya.</a></p>`,
    th: `<p>หากต้องการชวนผู้เล่นมาที่ Nard ให้ยื่นคำขอใน<a href="/join">หน้าพันธมิตร</a> คุณจะได้เลขอ้างอิง และคนเป็นผู้ตอบ ไม่ใช่โปรแกรม</p>
<p>ส่วนแบ่งตกลงกันในการพูดคุย ที่นี่ไม่สัญญาตัวเลขใด <a href="/help#partner">อ่านเพิ่มเติม</a></p>`,
    vi: `<p>Nếu muốn mời người chơi đến Nard, hãy nộp đơn ở <a href="/join">trang hợp tác</a>. Bạn nhận mã tham chiếu, và câu trả lời do người viết chứ không phải chương trình.</p>
<p>Phần chia được thỏa thuận khi trao đổi, ở đây không hứa con số nào. <a href="/help#partner">Đọc thêm.</a></p>`,
  },
  terms: [
    {
      label: LABELS.who,
      value: {
        fa: "هر کس که به کمترین سن مجاز رسیده است",
        en: "Anybody who has reached the minimum age",
        zh: "已达到最低年龄者",
        id: "Siapa pun yang sudah mencapai usia minimum",
        th: "ผู้ที่อายุถึงเกณฑ์ขั้นต่ำ",
        vi: "Bất kỳ ai đã đủ tuổi tối thiểu",
      },
    },
    {
      label: LABELS.what,
      value: {
        fa: "گفت‌وگو دربارهٔ همکاری؛ نتیجه‌اش از پیش معلوم نیست",
        en: "A talk about working together; its outcome is open",
        zh: "洽谈合作，结果未定",
        id: "Pembicaraan tentang kerja sama; hasilnya terbuka",
        th: "การพูดคุยเรื่องความร่วมมือ ผลยังไม่แน่นอน",
        vi: "Trao đổi về hợp tác; kết quả còn mở",
      },
    },
    { label: LABELS.wagering, value: NONE },
    { label: LABELS.excluded, value: NONE },
    { label: LABELS.end, value: WITHOUT_END },
  ],
};
