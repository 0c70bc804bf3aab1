import type { ArticleToPublish } from "../../help-articles.ts";

export const LIMITS: ArticleToPublish = {
  slug: "limits",
  group: "care",
  position: 420,
  titles: {
    fa: "سقف‌هایی که خودتان می‌گذارید",
    en: "Limits that you set",
    zh: "由您设定的限额",
    id: "Batas yang Anda tentukan",
    th: "วงเงินที่คุณกำหนดเอง",
    vi: "Giới hạn do bạn đặt",
  },
  bodies: {
    fa: `<p>در <a href="/member/securityCenter/limits">سقف‌ها و استراحت</a> تعیین می‌کنید در روز، هفته یا ماه چقدر واریز کنید، ببازید یا شرط ببندید، هر شرط حداکثر چقدر باشد و چه مدت بی‌استراحت بازی کنید.</p>
<ul>
<li>سقف پایین‌تر همان لحظه اعمال می‌شود. سقف بالاتر را باید پس از ۲۴ ساعت دوباره تأیید کنید.</li>
<li>سقف‌ها در بازی همهٔ سازندگان یکسان است و همان‌جایی بررسی می‌شود که پول برداشته می‌شود.</li>
<li>سقف‌ها برای پول واقعی است، نه موجودی آزمایشی.</li>
<li>آنچه ببرید همیشه پرداخت می‌شود و برداشت همیشه باز است.</li>
</ul>
<p>هنگام بازی با پول واقعی، زمان بازی و نتیجه تا آن لحظه نشان داده می‌شود.</p>`,
    en: `<p>Under <a href="/member/securityCenter/limits">Limits and breaks</a> you decide how much you deposit, lose or stake in a day, a week or a month, how high a single stake may be, and how long you play without a break.</p>
<ul>
<li>A lower limit takes effect at once. A higher one has to be confirmed again after 24 hours.</li>
<li>Limits are the same in the games of every vendor, and are checked where the money is taken.</li>
<li>Limits count real money, not trial funds.</li>
<li>What you win is always paid, and withdrawing is always open.</li>
</ul>
<p>While you play with real money, your time of play and the result so far are shown.</p>`,
    zh: `<p>在<a href="/member/securityCenter/limits">限额与休息</a>中，您可以规定每天、每周或每月最多存多少、输多少、投注多少，单次投注的上限，以及连续游戏多久。</p>
<ul>
<li>更低的限额立即生效；更高的限额须在 24 小时后再次确认。</li>
<li>限额对所有厂商一视同仁，就在扣款的地方检查。</li>
<li>限额只计算真钱，不计试玩额度。</li>
<li>您赢得的款项总会支付，提款始终开放。</li>
</ul>
<p>用真钱游戏时，会显示游戏时间和目前的输赢。</p>`,
    id: `<p>Di <a href="/member/securityCenter/limits">Batas dan jeda</a> Anda menentukan berapa banyak deposit, kekalahan, atau taruhan per hari, minggu, atau bulan, berapa tinggi satu taruhan, dan berapa lama bermain tanpa jeda.</p>
<ul>
<li>Batas yang lebih rendah langsung berlaku. Yang lebih tinggi harus dikonfirmasi lagi setelah 24 jam.</li>
<li>Batas berlaku sama di permainan semua penyedia dan diperiksa di tempat uang diambil.</li>
<li>Batas menghitung uang asli, bukan saldo uji coba.</li>
<li>Kemenangan Anda selalu dibayar, dan penarikan selalu terbuka.</li>
</ul>
<p>Selama bermain dengan uang asli, waktu bermain dan hasil sejauh ini ditampilkan.</p>`,
    th: `<p>ใน<a href="/member/securityCenter/limits">วงเงินและการพัก</a> คุณกำหนดได้ว่าในหนึ่งวัน สัปดาห์ หรือเดือน จะฝาก เสีย หรือเดิมพันไม่เกินเท่าไร เดิมพันครั้งละไม่เกินเท่าไร และเล่นต่อเนื่องนานแค่ไหน</p>
<ul>
<li>วงเงินที่ต่ำลงมีผลทันที วงเงินที่สูงขึ้นต้องยืนยันอีกครั้งหลัง 24 ชั่วโมง</li>
<li>วงเงินใช้เหมือนกันในเกมของทุกค่าย และตรวจ ณ จุดที่หักเงิน</li>
<li>วงเงินนับเฉพาะเงินจริง ไม่นับยอดทดลองเล่น</li>
<li>เงินที่คุณชนะจ่ายให้เสมอ และถอนได้เสมอ</li>
</ul>
<p>ขณะเล่นด้วยเงินจริง ระบบแสดงเวลาเล่นและผลจนถึงตอนนั้น</p>`,
    vi: `<p>Trong <a href="/member/securityCenter/limits">Giới hạn và tạm nghỉ</a>, bạn quyết định mỗi ngày, tuần hay tháng nạp, thua hoặc cược tối đa bao nhiêu, mỗi lượt cược cao nhất bao nhiêu và chơi liên tục bao lâu.</p>
<ul>
<li>Giới hạn thấp hơn có hiệu lực ngay. Giới hạn cao hơn phải xác nhận lại sau 24 giờ.</li>
<li>Giới hạn áp dụng như nhau cho game của mọi nhà cung cấp và được kiểm tra ngay nơi trừ tiền.</li>
<li>Giới hạn chỉ tính tiền thật, không tính số dư chơi thử.</li>
<li>Tiền bạn thắng luôn được trả và việc rút tiền luôn mở.</li>
</ul>
<p>Khi chơi bằng tiền thật, thời gian chơi và kết quả đến lúc đó được hiển thị.</p>`,
  },
};
