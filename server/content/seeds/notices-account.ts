import type { NoticeToPublish } from "../notices.ts";

/** What is new about accounts, money and the rules of the house. */
export const ACCOUNT_NOTICES: readonly Omit<NoticeToPublish, "from">[] = [
  {
    id: "terms-2-2",
    type: "B",
    position: 2,
    titles: {
      fa: "نسخهٔ ۲.۲ شرایط استفاده",
      en: "Version 2.2 of the terms of use",
      zh: "使用条款 2.2 版",
      id: "Ketentuan penggunaan versi 2.2",
      th: "ข้อกำหนดการใช้งานฉบับ 2.2",
      vi: "Điều khoản sử dụng phiên bản 2.2",
    },
    bodies: {
      fa: `<p><a href="/help#term">شرایط استفاده</a> حالا به‌جای یک عدد، همان سنی را می‌گوید که هنگام ثبت‌نام تأیید می‌کنید. حق و تکلیف هیچ‌کس نسبت به نسخهٔ ۲.۱ تغییر نکرده است؛ اگر آن را پذیرفته‌اید، لازم نیست کاری بکنید.</p>
<p>آنچه از داده‌های شما نگه می‌داریم جداگانه در <a href="/help#privacy">حریم خصوصی</a> آمده است.</p>`,
      en: `<p>The <a href="/help#term">terms of use</a> no longer name a figure for the minimum age, but the age that you confirm at registration. Nobody's rights or duties have changed since version 2.1; if you agreed to that one, there is nothing for you to do.</p>
<p>What we keep of your data is written under <a href="/help#privacy">Privacy</a>.</p>`,
      zh: `<p><a href="/help#term">使用条款</a>中的最低年龄不再写成数字，而以注册时确认的年龄为准。与 2.1 版相比，任何人的权利和义务都没有改变；如果您已同意 2.1 版，无需任何操作。</p>
<p>我们保存哪些数据，单独写在<a href="/help#privacy">隐私</a>一节。</p>`,
      id: `<p><a href="/help#term">Ketentuan penggunaan</a> tidak lagi menyebut angka usia minimum, melainkan usia yang Anda nyatakan saat mendaftar. Hak dan kewajiban siapa pun tidak berubah sejak versi 2.1; jika Anda sudah menyetujui versi itu, tidak ada yang perlu Anda lakukan.</p>
<p>Data Anda yang kami simpan dijelaskan tersendiri di <a href="/help#privacy">Privasi</a>.</p>`,
      th: `<p><a href="/help#term">ข้อกำหนดการใช้งาน</a>ไม่ระบุตัวเลขอายุขั้นต่ำอีกต่อไป แต่ใช้อายุที่คุณยืนยันตอนสมัคร สิทธิและหน้าที่ของทุกคนไม่เปลี่ยนไปจากฉบับ 2.1 หากคุณยอมรับฉบับนั้นแล้วก็ไม่ต้องทำอะไรเพิ่ม</p>
<p>ข้อมูลของคุณที่เราเก็บไว้อธิบายแยกไว้ใน<a href="/help#privacy">ความเป็นส่วนตัว</a></p>`,
      vi: `<p><a href="/help#term">Điều khoản sử dụng</a> không còn ghi con số cho tuổi tối thiểu mà nêu độ tuổi bạn xác nhận khi đăng ký. Quyền và nghĩa vụ của mọi người không đổi so với phiên bản 2.1; nếu đã đồng ý với phiên bản đó, bạn không cần làm gì thêm.</p>
<p>Dữ liệu của bạn mà chúng tôi lưu được viết riêng ở <a href="/help#privacy">Quyền riêng tư</a>.</p>`,
    },
  },
  {
    id: "limits",
    type: "B",
    position: 5,
    titles: {
      fa: "سقف بگذارید؛ پیش از آنکه لازم شود",
      en: "Set a limit before you need one",
      zh: "在需要之前先设好限额",
      id: "Pasang batas sebelum Anda membutuhkannya",
      th: "ตั้งวงเงินก่อนที่จะจำเป็น",
      vi: "Đặt giới hạn trước khi cần đến",
    },
    bodies: {
      fa: `<p>برای واریز، باخت، شرط و زمان بازی می‌توانید سقف بگذارید. سقف پایین‌تر همان لحظه اعمال می‌شود و برای سقف بالاتر باید یک روز بگذرد. <a href="/help#limits">چگونه؟</a></p>
<p>اگر بازی حالتان را خوب نمی‌کند، <a href="/help#break">استراحت کنید یا کنار بگذارید</a>؛ برداشت همیشه باز است.</p>`,
      en: `<p>You can set limits on deposits, losses, stakes and time of play. A lower one takes effect at once, a higher one waits a day. <a href="/help#limits">How?</a></p>
<p>If play does you no good, <a href="/help#break">take a break or stop</a>; withdrawing is always open.</p>`,
      zh: `<p>您可以为存款、亏损、投注和游戏时间设定限额。更低的立即生效，更高的要等一天。<a href="/help#limits">怎么设？</a></p>
<p>如果游戏对您没有好处，请<a href="/help#break">休息一下或停下来</a>；提款始终开放。</p>`,
      id: `<p>Anda bisa memasang batas untuk deposit, kekalahan, taruhan, dan waktu bermain. Yang lebih rendah langsung berlaku, yang lebih tinggi menunggu sehari. <a href="/help#limits">Bagaimana?</a></p>
<p>Jika bermain tidak baik bagi Anda, <a href="/help#break">ambil jeda atau berhentilah</a>; penarikan selalu terbuka.</p>`,
      th: `<p>ตั้งวงเงินฝาก วงเงินเสีย วงเงินเดิมพัน และเวลาเล่นได้ ค่าที่ต่ำลงมีผลทันที ค่าที่สูงขึ้นต้องรอหนึ่งวัน <a href="/help#limits">ทำอย่างไร</a></p>
<p>หากการเล่นไม่ดีต่อคุณ ให้<a href="/help#break">พักหรือหยุดเล่น</a> ถอนเงินได้เสมอ</p>`,
      vi: `<p>Bạn có thể đặt giới hạn cho nạp tiền, thua, cược và thời gian chơi. Giới hạn thấp hơn có hiệu lực ngay, cao hơn phải chờ một ngày. <a href="/help#limits">Cách làm?</a></p>
<p>Nếu chơi không tốt cho bạn, hãy <a href="/help#break">tạm nghỉ hoặc dừng lại</a>; việc rút tiền luôn mở.</p>`,
    },
  },
  {
    id: "your-record",
    type: "PL",
    position: 7,
    audience: "members",
    titles: {
      fa: "سابقهٔ همهٔ شرط‌ها و بردها در حساب شماست",
      en: "Every stake and payout is in your record",
      zh: "每笔投注和派彩都在您的记录里",
      id: "Setiap taruhan dan pembayaran ada di riwayat Anda",
      th: "ทุกเดิมพันและการจ่ายอยู่ในประวัติของคุณ",
      vi: "Mọi lượt cược và khoản trả đều có trong lịch sử của bạn",
    },
    bodies: {
      fa: `<p>هر شرط و هر برد همان لحظه در دفتر ثبت می‌شود. در <a href="/member/personalHistoryCopy">سابقهٔ شرط‌ها</a> هر دور را با جزئیاتش می‌بینید و در <a href="/member/transactionHistory">گردش حساب</a> هر جابه‌جایی موجودی را.</p>
<p>اگر میان بازی ارتباط شما قطع شود، دور نیمه‌تمام گم نمی‌شود.</p>`,
      en: `<p>Every stake and every payout is written to the ledger at once. The <a href="/member/personalHistoryCopy">betting record</a> shows each round in detail, and the <a href="/member/transactionHistory">account record</a> every movement of your balance.</p>
<p>If your connection breaks in the middle of a game, the unfinished round is not lost.</p>`,
      zh: `<p>每笔投注和派彩都会立即记账。<a href="/member/personalHistoryCopy">投注记录</a>显示每一局的细节，<a href="/member/transactionHistory">账户明细</a>显示余额的每次变动。</p>
<p>即使游戏中途断线，没有完成的局也不会丢失。</p>`,
      id: `<p>Setiap taruhan dan pembayaran langsung dicatat di buku. <a href="/member/personalHistoryCopy">Riwayat taruhan</a> menampilkan setiap ronde secara rinci, dan <a href="/member/transactionHistory">mutasi akun</a> setiap perubahan saldo Anda.</p>
<p>Jika koneksi terputus di tengah permainan, ronde yang belum selesai tidak hilang.</p>`,
      th: `<p>ทุกเดิมพันและการจ่ายถูกบันทึกทันที <a href="/member/personalHistoryCopy">ประวัติการเดิมพัน</a>แสดงรายละเอียดทุกรอบ และ<a href="/member/transactionHistory">ความเคลื่อนไหวบัญชี</a>แสดงทุกการเปลี่ยนแปลงของยอด</p>
<p>หากการเชื่อมต่อหลุดระหว่างเล่น รอบที่ค้างไว้ไม่หายไป</p>`,
      vi: `<p>Mọi lượt cược và khoản trả được ghi sổ ngay. <a href="/member/personalHistoryCopy">Lịch sử cược</a> cho thấy chi tiết từng ván, <a href="/member/transactionHistory">biến động số dư</a> cho thấy mọi thay đổi của số dư.</p>
<p>Nếu mất kết nối giữa chừng, ván dang dở không bị mất.</p>`,
    },
  },
  {
    id: "promotions",
    type: "PR",
    position: 8,
    titles: {
      fa: "پیشنهادهای ویژه، با شرایط کاملشان",
      en: "Promotions with all their terms",
      zh: "优惠活动，条款写全",
      id: "Promosi dengan ketentuan lengkap",
      th: "โปรโมชันพร้อมเงื่อนไขครบถ้วน",
      vi: "Khuyến mãi với đầy đủ điều kiện",
    },
    bodies: {
      fa: `<p>صفحهٔ <a href="/promotions">پیشنهادهای ویژه</a> باز شد. هر پیشنهاد وضعیت، زمان و جدول شرایط خود را دارد.</p>
<p>جایزه‌ای که در جدول نیامده باشد، در کار نیست. <a href="/help#promotions">راهنمای پیشنهادها</a></p>`,
      en: `<p>The page of <a href="/promotions">promotions</a> is open. Each has its status, its time and a table of its terms.</p>
<p>There is no prize that the table does not name. <a href="/help#promotions">How promotions work</a></p>`,
      zh: `<p><a href="/promotions">优惠活动</a>页面已开放。每个活动都有状态、时间和条款表。</p>
<p>表中没有写的奖励就不存在。<a href="/help#promotions">活动说明</a></p>`,
      id: `<p>Halaman <a href="/promotions">promosi</a> sudah dibuka. Setiap promosi memiliki status, waktu, dan tabel ketentuannya.</p>
<p>Tidak ada hadiah selain yang tertulis di tabel. <a href="/help#promotions">Cara kerja promosi</a></p>`,
      th: `<p>หน้า<a href="/promotions">โปรโมชัน</a>เปิดแล้ว แต่ละรายการมีสถานะ ช่วงเวลา และตารางเงื่อนไข</p>
<p>ไม่มีรางวัลใดนอกจากที่เขียนในตาราง <a href="/help#promotions">โปรโมชันเป็นอย่างไร</a></p>`,
      vi: `<p>Trang <a href="/promotions">khuyến mãi</a> đã mở. Mỗi khuyến mãi có trạng thái, thời gian và bảng điều kiện.</p>
<p>Không có phần thưởng nào ngoài những gì ghi trong bảng. <a href="/help#promotions">Khuyến mãi hoạt động thế nào</a></p>`,
    },
  },
];
