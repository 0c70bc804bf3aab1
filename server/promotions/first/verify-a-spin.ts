import type { PromotionToPublish } from "../publish.ts";
import { LABELS, NONE, WITHOUT_END } from "./conditions.ts";

export const VERIFY_A_SPIN: PromotionToPublish = {
  id: "verify-a-spin",
  kind: "join",
  picture: "/art/promotions/verify-a-spin.svg",
  leadsTo: "/seeds",
  position: 2,
  titles: {
    fa: "یک چرخش خود را بسنجید",
    en: "Check one spin of yours",
    zh: "亲手验证一次旋转",
    id: "Periksa satu putaran Anda",
    th: "ตรวจสอบการหมุนของคุณสักครั้ง",
    vi: "Kiểm chứng một lượt quay của bạn",
  },
  summaries: {
    fa: "پنج دقیقه وقت بگذارید و خودتان ببینید که نتیجه از پیش مُهر شده بود. جایزه‌ای ندارد.",
    en: "Take five minutes and see for yourself that the outcome was sealed beforehand. There is no prize.",
    zh: "花五分钟，亲眼看到结果事先已封存。没有奖品。",
    id: "Luangkan lima menit dan lihat sendiri bahwa hasilnya sudah disegel sebelumnya. Tanpa hadiah.",
    th: "ใช้เวลาห้านาทีดูด้วยตาว่าผลถูกผนึกไว้ก่อนแล้ว ไม่มีรางวัล",
    vi: "Dành năm phút để tự thấy kết quả đã được niêm phong từ trước. Không có giải thưởng.",
  },
  bodies: {
    fa: `<ol>
<li>در صفحهٔ <a href="/seeds">بذرها</a> اثر انگشت بذر سرور را نگه دارید و بذر خودتان را هر چه می‌خواهید بگذارید.</li>
<li>یک دور بازی کنید؛ موجودی آزمایشی هم کافی است.</li>
<li>بذر تازه بخواهید، دور را در سابقهٔ شرط‌ها باز کنید و آن را <a href="/seeds/verify">بسنجید</a>.</li>
</ol>
<p>این کار را با برنامهٔ خودتان هم می‌توانید بکنید. اگر چیزی با آنچه گفته‌ایم نخواند، به <a href="/customerService">پشتیبانی</a> خبر بدهید.</p>`,
    en: `<ol>
<li>On the page of <a href="/seeds">seeds</a> keep the fingerprint of the server seed, and set your own seed to whatever you like.</li>
<li>Play one round; trial funds will do.</li>
<li>Ask for a new seed, open the round in your betting record and <a href="/seeds/verify">check</a> it.</li>
</ol>
<p>You can do this with a program of your own as well. If anything is not as we said, tell <a href="/customerService">customer service</a>.</p>`,
    zh: `<ol>
<li>在<a href="/seeds">种子</a>页面记下服务器种子的哈希值，并把自己的种子设成任意内容。</li>
<li>玩一局，用试玩额度也可以。</li>
<li>更换新种子，在投注记录中打开那一局并<a href="/seeds/verify">验证</a>。</li>
</ol>
<p>您也可以用自己的程序来验证。如果与我们所说的不符，请告诉<a href="/customerService">客服</a>。</p>`,
    id: `<ol>
<li>Di halaman <a href="/seeds">seed</a>, simpan hash seed server dan atur seed Anda sesuka hati.</li>
<li>Mainkan satu ronde; saldo uji coba pun cukup.</li>
<li>Minta seed baru, buka rondenya di riwayat taruhan, lalu <a href="/seeds/verify">periksa</a>.</li>
</ol>
<p>Anda juga bisa melakukannya dengan program sendiri. Jika ada yang tidak sesuai dengan yang kami katakan, beri tahu <a href="/customerService">layanan pelanggan</a>.</p>`,
    th: `<ol>
<li>ในหน้า<a href="/seeds">ซีด</a> เก็บค่าแฮชของซีดเซิร์ฟเวอร์ และตั้งซีดของคุณเป็นอะไรก็ได้</li>
<li>เล่นหนึ่งรอบ ใช้ยอดทดลองเล่นก็ได้</li>
<li>ขอซีดใหม่ เปิดรอบนั้นในประวัติการเดิมพันแล้ว<a href="/seeds/verify">ตรวจสอบ</a></li>
</ol>
<p>คุณใช้โปรแกรมของตัวเองตรวจก็ได้ หากมีสิ่งใดไม่ตรงตามที่เราบอก โปรดแจ้ง<a href="/customerService">ฝ่ายบริการลูกค้า</a></p>`,
    vi: `<ol>
<li>Ở trang <a href="/seeds">seed</a>, giữ lại mã băm của seed máy chủ và đặt seed của bạn tùy thích.</li>
<li>Chơi một ván; số dư chơi thử là đủ.</li>
<li>Yêu cầu seed mới, mở ván trong lịch sử cược và <a href="/seeds/verify">kiểm chứng</a>.</li>
</ol>
<p>Bạn cũng có thể làm bằng chương trình của mình. Nếu có gì không đúng như chúng tôi nói, hãy báo cho <a href="/customerService">chăm sóc khách hàng</a>.</p>`,
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
        fa: "اطمینان؛ جایزه‌ای در کار نیست",
        en: "Certainty; there is no prize",
        zh: "安心；没有奖品",
        id: "Kepastian; tidak ada hadiah",
        th: "ความมั่นใจ ไม่มีรางวัล",
        vi: "Sự yên tâm; không có giải thưởng",
      },
    },
    { label: LABELS.wagering, value: NONE },
    {
      label: LABELS.excluded,
      value: {
        fa: "بازی‌های سازندگان دیگر، که نتیجه را خودشان می‌سازند",
        en: "Games of other vendors, who decide their outcomes themselves",
        zh: "其他厂商的游戏，其结果由其自行产生",
        id: "Permainan penyedia lain, yang menentukan hasilnya sendiri",
        th: "เกมของค่ายอื่นซึ่งสร้างผลเอง",
        vi: "Game của nhà cung cấp khác, họ tự tạo kết quả",
      },
    },
    { label: LABELS.end, value: WITHOUT_END },
  ],
};
