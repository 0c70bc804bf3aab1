import type { ArticleToPublish } from "../../help-articles.ts";

export const BONUS: ArticleToPublish = {
  slug: "bonus",
  group: "promotions",
  position: 520,
  titles: {
    fa: "پاداش و امتیاز",
    en: "Bonus and points",
    zh: "红利与积分",
    id: "Bonus dan poin",
    th: "โบนัสและแต้ม",
    vi: "Tiền thưởng và điểm",
  },
  bodies: {
    fa: `<ul>
<li>پاداش موجودی‌ای است برای بازی که هنوز برداشت‌پذیر نیست. جدا از پول شما نگه داشته می‌شود و در گردش حساب می‌بینید کی آمده، آزاد شده یا پایان یافته است.</li>
<li>یک شرط می‌تواند هم از پول و هم از پاداش باشد؛ بردش به همان نسبت به هر دو برمی‌گردد.</li>
<li>با شرط‌های واقعی امتیاز جمع می‌شود و <a href="/vip">سطح VIP</a> شما بالا می‌رود. امتیاز منقضی نمی‌شود و سطح پایین نمی‌آید.</li>
<li>امتیاز را در <a href="/pointMall">فروشگاه امتیاز</a> خرج می‌کنید؛ بهای هر چیز آنجا نوشته شده است.</li>
</ul>
<p>هیچ‌یک از این‌ها دلیل خوبی برای بیشتر بازی کردن نیست: ارزش امتیاز کمتر از شرطی است که برای آن بسته‌اید.</p>`,
    en: `<ul>
<li>A bonus is a balance to play with that cannot be withdrawn yet. It is kept apart from your money, and the account record shows when it came, was released or ended.</li>
<li>One stake may come from money and bonus together; its win goes back to both in the same proportion.</li>
<li>Real stakes earn points and raise your <a href="/vip">VIP level</a>. Points do not expire and a level does not fall.</li>
<li>You spend points in the <a href="/pointMall">points mall</a>; what each thing costs is written there.</li>
</ul>
<p>None of this is a good reason to play more: points are worth less than what you have staked for them.</p>`,
    zh: `<ul>
<li>红利是可以用来游戏、但还不能提取的余额。它与您的钱分开记录，账户明细中可以看到何时到账、解锁或结束。</li>
<li>一次投注可以同时用现金和红利；赢得的按同样比例回到两边。</li>
<li>真钱投注可以累积积分，并提升您的<a href="/vip">VIP 等级</a>。积分不过期，等级不下降。</li>
<li>积分可在<a href="/pointMall">积分商城</a>使用，每样东西的价格都写在那里。</li>
</ul>
<p>这些都不是多玩的好理由：积分的价值低于您为它投注的金额。</p>`,
    id: `<ul>
<li>Bonus adalah saldo untuk bermain yang belum bisa ditarik. Bonus disimpan terpisah dari uang Anda, dan mutasi akun menunjukkan kapan bonus datang, dilepas, atau berakhir.</li>
<li>Satu taruhan bisa berasal dari uang dan bonus sekaligus; kemenangannya kembali ke keduanya dengan perbandingan yang sama.</li>
<li>Taruhan uang asli menghasilkan poin dan menaikkan <a href="/vip">level VIP</a> Anda. Poin tidak kedaluwarsa dan level tidak turun.</li>
<li>Poin dipakai di <a href="/pointMall">toko poin</a>; harga setiap barang tertulis di sana.</li>
</ul>
<p>Semua ini bukan alasan yang baik untuk bermain lebih banyak: nilai poin lebih kecil daripada taruhan yang Anda keluarkan.</p>`,
    th: `<ul>
<li>โบนัสคือยอดสำหรับเล่นที่ยังถอนไม่ได้ เก็บแยกจากเงินของคุณ และในความเคลื่อนไหวบัญชีมีบอกว่าเข้ามา ปลดล็อก หรือสิ้นสุดเมื่อไร</li>
<li>เดิมพันหนึ่งครั้งอาจใช้ทั้งเงินและโบนัส เงินที่ชนะจะกลับไปทั้งสองทางตามสัดส่วนเดิม</li>
<li>เดิมพันด้วยเงินจริงได้แต้มและเลื่อน<a href="/vip">ระดับ VIP</a> แต้มไม่หมดอายุและระดับไม่ลดลง</li>
<li>ใช้แต้มใน<a href="/pointMall">ร้านค้าแต้ม</a> ราคาของแต่ละอย่างเขียนไว้ที่นั่น</li>
</ul>
<p>ทั้งหมดนี้ไม่ใช่เหตุผลที่ดีในการเล่นมากขึ้น แต้มมีค่าน้อยกว่าเงินที่คุณเดิมพันไป</p>`,
    vi: `<ul>
<li>Tiền thưởng là số dư để chơi nhưng chưa rút được. Nó được giữ riêng với tiền của bạn, và biến động số dư cho thấy khi nào nó đến, được mở khóa hay kết thúc.</li>
<li>Một lượt cược có thể gồm cả tiền và tiền thưởng; tiền thắng quay về cả hai theo đúng tỷ lệ đó.</li>
<li>Cược bằng tiền thật tích điểm và nâng <a href="/vip">cấp VIP</a> của bạn. Điểm không hết hạn và cấp không giảm.</li>
<li>Bạn dùng điểm ở <a href="/pointMall">cửa hàng điểm</a>; giá mỗi món được ghi ở đó.</li>
</ul>
<p>Không điều nào ở đây là lý do tốt để chơi nhiều hơn: điểm có giá trị nhỏ hơn số tiền bạn đã cược.</p>`,
  },
};
