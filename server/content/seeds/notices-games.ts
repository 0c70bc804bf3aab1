import type { NoticeToPublish } from "../notices.ts";

/** What is new about the house and its games. */
export const GAME_NOTICES: readonly Omit<NoticeToPublish, "from">[] = [
  {
    id: "welcome",
    type: "H",
    position: 1,
    titles: {
      fa: "نرد باز است: نخست آزمایشی، سپس اگر خواستید با پول خودتان",
      en: "Nard is open: first on trial, then with your own money if you wish",
      zh: "Nard 已开放：先试玩，想用自己的钱再说",
      id: "Nard sudah buka: coba dulu, lalu pakai uang sendiri bila mau",
      th: "Nard เปิดแล้ว ลองเล่นก่อน แล้วค่อยใช้เงินของคุณถ้าต้องการ",
      vi: "Nard đã mở: chơi thử trước, rồi chơi bằng tiền của bạn nếu muốn",
    },
    bodies: {
      fa: `<p>در نرد می‌توانید حساب بسازید و همان لحظه با موجودی آزمایشی بازی کنید. هر وقت خواستید، <a href="/help#deposit">واریز</a> می‌کنید و با پول خودتان بازی می‌کنید، و آنچه از آنِ شماست را <a href="/help#withdrawal">برداشت</a> می‌کنید.</p>
<p>موجودی آزمایشی پول نیست و به پول تبدیل نمی‌شود. <a href="/help#start">راهنمای شروع</a> گام‌به‌گام می‌گوید از کجا آغاز کنید.</p>`,
      en: `<p>At Nard you create an account and play with trial funds at once. Whenever you like, you <a href="/help#deposit">deposit</a> and play with your own money, and <a href="/help#withdrawal">withdraw</a> what is yours.</p>
<p>Trial funds are not money and are not turned into money. The <a href="/help#start">first steps</a> tell you where to begin.</p>`,
      zh: `<p>在 Nard 注册账号，马上就能用试玩额度游戏。想用自己的钱时，可以<a href="/help#deposit">存款</a>后再玩，属于您的钱可以<a href="/help#withdrawal">提取</a>。</p>
<p>试玩额度不是钱，也不能换成钱。<a href="/help#start">入门指南</a>会一步步告诉您从哪里开始。</p>`,
      id: `<p>Di Nard Anda membuat akun dan langsung bermain dengan saldo uji coba. Kapan pun Anda mau, lakukan <a href="/help#deposit">deposit</a> dan bermain dengan uang sendiri, lalu <a href="/help#withdrawal">tarik</a> yang menjadi milik Anda.</p>
<p>Saldo uji coba bukan uang dan tidak diubah menjadi uang. <a href="/help#start">Langkah pertama</a> menjelaskan dari mana memulai.</p>`,
      th: `<p>ที่ Nard คุณสมัครแล้วเล่นด้วยยอดทดลองเล่นได้ทันที เมื่อต้องการก็<a href="/help#deposit">ฝากเงิน</a>แล้วเล่นด้วยเงินของคุณ และ<a href="/help#withdrawal">ถอน</a>สิ่งที่เป็นของคุณ</p>
<p>ยอดทดลองเล่นไม่ใช่เงินและแลกเป็นเงินไม่ได้ <a href="/help#start">ขั้นตอนแรก</a>บอกว่าควรเริ่มจากที่ใด</p>`,
      vi: `<p>Ở Nard, bạn tạo tài khoản và chơi ngay bằng số dư chơi thử. Khi muốn, bạn <a href="/help#deposit">nạp tiền</a> để chơi bằng tiền của mình, và <a href="/help#withdrawal">rút</a> những gì là của bạn.</p>
<p>Số dư chơi thử không phải tiền và không đổi thành tiền. Phần <a href="/help#start">bắt đầu</a> chỉ cho bạn từng bước.</p>`,
    },
  },
  {
    id: "fairness",
    type: "B",
    position: 3,
    titles: {
      fa: "درستی هر چرخش را خودتان بسنجید",
      en: "You can check every spin",
      zh: "每次旋转都可以验证",
      id: "Setiap putaran bisa Anda periksa",
      th: "คุณตรวจสอบได้ทุกการหมุน",
      vi: "Bạn có thể kiểm chứng từng lượt quay",
    },
    bodies: {
      fa: `<p>پیش از آنکه شرط ببندید، اثر انگشت بذر ما را می‌بینید؛ پس نمی‌توانیم نتیجه را بعداً عوض کنیم. بذری از خودتان بگذارید تا در نتیجه سهم داشته باشد؛ هر وقت بخواهید عوضش می‌کنید.</p>
<p><a href="/help#fairness">شرح روش</a> و <a href="/help#verify">راه سنجیدن یک دور</a> در صفحهٔ راهنماست.</p>`,
      en: `<p>Before you bet you see the fingerprint of our seed, so we cannot change the outcome afterwards. Put in a seed of your own, and it takes part in the result; you may change it whenever you like.</p>
<p><a href="/help#fairness">The method</a> and <a href="/help#verify">how to check a round</a> are on the help page.</p>`,
      zh: `<p>投注之前，您就能看到我们种子的哈希值，所以我们事后无法更改结果。放入您自己的种子，它就会参与结果，并且可以随时更换。</p>
<p><a href="/help#fairness">方法说明</a>和<a href="/help#verify">验证一局的步骤</a>都在帮助页面。</p>`,
      id: `<p>Sebelum bertaruh Anda melihat hash seed kami, jadi kami tidak bisa mengubah hasilnya kemudian. Masukkan seed Anda sendiri agar ikut menentukan hasil; bisa diganti kapan saja.</p>
<p><a href="/help#fairness">Metodenya</a> dan <a href="/help#verify">cara memeriksa ronde</a> ada di halaman bantuan.</p>`,
      th: `<p>ก่อนเดิมพันคุณเห็นค่าแฮชของซีดเรา เราจึงเปลี่ยนผลภายหลังไม่ได้ ใส่ซีดของคุณเองเพื่อให้มีส่วนในผล และเปลี่ยนได้ทุกเมื่อ</p>
<p><a href="/help#fairness">วิธีการ</a>และ<a href="/help#verify">วิธีตรวจสอบรอบ</a>อยู่ในหน้าช่วยเหลือ</p>`,
      vi: `<p>Trước khi cược, bạn thấy mã băm seed của chúng tôi, nên chúng tôi không thể đổi kết quả về sau. Hãy đặt seed của chính bạn để nó góp phần vào kết quả; bạn đổi lúc nào cũng được.</p>
<p><a href="/help#fairness">Phương pháp</a> và <a href="/help#verify">cách kiểm chứng một ván</a> có ở trang trợ giúp.</p>`,
    },
  },
  {
    id: "return-to-player",
    type: "B",
    position: 4,
    titles: {
      fa: "بازگشت به بازیکن، روی کارت هر بازی",
      en: "Return to player, on each game's card",
      zh: "每张游戏卡片上都写有返还率",
      id: "Pengembalian ke pemain ada di setiap kartu permainan",
      th: "อัตราคืนผู้เล่น บนการ์ดทุกเกม",
      vi: "Tỷ lệ hoàn trả trên thẻ của từng game",
    },
    bodies: {
      fa: `<p>روی کارت هر بازی کارگاه ما درصدی نوشته شده است: سهمی از همهٔ شرط‌ها که در درازمدت به بازیکنان برمی‌گردد. این عدد را با شمردن همهٔ حالت‌های بازی به دست آورده‌ایم، نه با تخمین.</p>
<p>این میانگینِ شمار بسیار زیادی دور است و دربارهٔ چرخش بعدی شما چیزی نمی‌گوید. <a href="/help#odds">بیشتر بخوانید.</a></p>`,
      en: `<p>The card of each game of our studio carries a percentage: the share of all stakes that goes back to players over time. We found it by counting every possible outcome of the game, not by estimating.</p>
<p>It is an average over a very large number of rounds and says nothing about your next spin. <a href="/help#odds">Read more.</a></p>`,
      zh: `<p>我们工作室每个游戏的卡片上都有一个百分比：长期来看，所有投注中返还给玩家的份额。它是数遍所有可能结果得出的，不是估计。</p>
<p>这是极大量局数的平均，说明不了您的下一次旋转。<a href="/help#odds">了解更多。</a></p>`,
      id: `<p>Kartu setiap permainan studio kami memuat persentase: bagian dari semua taruhan yang kembali ke pemain dalam jangka panjang. Angka itu kami dapat dengan menghitung setiap kemungkinan hasil, bukan dengan menaksir.</p>
<p>Itu rata-rata dari ronde yang sangat banyak dan tidak menunjukkan apa pun tentang putaran Anda berikutnya. <a href="/help#odds">Baca selengkapnya.</a></p>`,
      th: `<p>การ์ดของทุกเกมจากสตูดิโอเรามีเปอร์เซ็นต์ คือส่วนของเงินเดิมพันทั้งหมดที่กลับคืนผู้เล่นในระยะยาว เราได้มาจากการนับผลที่เป็นไปได้ทุกแบบ ไม่ใช่การประมาณ</p>
<p>เป็นค่าเฉลี่ยของจำนวนรอบที่มากมาย และไม่ได้บอกอะไรเกี่ยวกับการหมุนครั้งถัดไปของคุณ <a href="/help#odds">อ่านเพิ่มเติม</a></p>`,
      vi: `<p>Thẻ của mỗi game từ studio chúng tôi ghi một tỷ lệ: phần của mọi tiền cược quay về người chơi trong dài hạn. Chúng tôi có con số đó bằng cách đếm mọi kết quả có thể, không phải ước lượng.</p>
<p>Đó là trung bình của rất nhiều ván và không nói gì về lượt quay tiếp theo của bạn. <a href="/help#odds">Đọc thêm.</a></p>`,
    },
  },
  {
    id: "any-browser",
    type: "B",
    position: 6,
    titles: {
      fa: "نرد به شش زبان و با هر مرورگری",
      en: "Nard in six languages and in every browser",
      zh: "六种语言，任何浏览器",
      id: "Nard dalam enam bahasa dan di setiap browser",
      th: "Nard หกภาษา ใช้ได้ทุกเบราว์เซอร์",
      vi: "Nard với sáu ngôn ngữ, trên mọi trình duyệt",
    },
    bodies: {
      fa: `<p>ثبت‌نام، ورود، واریز، جست‌وجوی بازی‌ها و خود بازی‌ها بدون جاوااسکریپت هم کار می‌کند. روی اینترنت کند، صفحه پیش از رسیدن اسکریپت‌ها خوانا و آمادهٔ استفاده است.</p>
<p>زبان و پوستهٔ روشن یا تیره را <a href="/help#browser">از بالای صفحه</a> انتخاب کنید.</p>`,
      en: `<p>Registering, signing in, depositing, finding a game and the games themselves work without JavaScript too. On a slow connection the page can be read and used before any script has arrived.</p>
<p>Choose the language and the light or dark theme <a href="/help#browser">at the top of the page</a>.</p>`,
      zh: `<p>注册、登录、存款、查找游戏以及游戏本身，没有 JavaScript 也能用。网络较慢时，脚本到达之前页面就可以阅读和使用。</p>
<p>语言和浅色、深色主题可<a href="/help#browser">在页面顶部</a>选择。</p>`,
      id: `<p>Pendaftaran, masuk, deposit, mencari permainan, dan permainannya sendiri juga berjalan tanpa JavaScript. Pada koneksi lambat, halaman sudah bisa dibaca dan dipakai sebelum skrip tiba.</p>
<p>Pilih bahasa dan tema terang atau gelap <a href="/help#browser">di bagian atas halaman</a>.</p>`,
      th: `<p>การสมัคร เข้าสู่ระบบ ฝากเงิน ค้นหาเกม และตัวเกมเอง ใช้งานได้แม้ไม่มี JavaScript เมื่ออินเทอร์เน็ตช้า หน้าเว็บอ่านและใช้ได้ก่อนสคริปต์มาถึง</p>
<p>เลือกภาษาและธีมสว่างหรือมืดได้<a href="/help#browser">ที่ด้านบนของหน้า</a></p>`,
      vi: `<p>Đăng ký, đăng nhập, nạp tiền, tìm game và chính các game đều chạy không cần JavaScript. Khi mạng chậm, trang đọc và dùng được trước khi tập lệnh tải xong.</p>
<p>Chọn ngôn ngữ và giao diện sáng hoặc tối <a href="/help#browser">ở đầu trang</a>.</p>`,
    },
  },
];
