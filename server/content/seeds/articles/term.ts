import { type ArticleToPublish, TERMS_SLUG } from "../../help-articles.ts";

/**
 * What a player agrees to at registration. A new wording is a new version, here and in the brand's
 * termsVersion, which is what an account keeps.
 */
export const TERM: ArticleToPublish = {
  slug: TERMS_SLUG,
  group: "rules",
  position: 720,
  version: "2.2",
  titles: {
    fa: "شرایط استفاده",
    en: "Terms of use",
    zh: "使用条款",
    id: "Ketentuan penggunaan",
    th: "ข้อกำหนดการใช้งาน",
    vi: "Điều khoản sử dụng",
  },
  bodies: {
    fa: `<h4>۱. چه کسی می‌تواند بازی کند</h4>
<p>نرد برای کسانی است که به کمترین سن مجاز رسیده‌اند، سنی که هنگام ثبت‌نام تأیید می‌کنید و پایین صفحهٔ نخست نوشته شده است، و قانون محل زندگی‌شان این کار را بر آنان منع نکرده است. هر کس یک حساب به نام خودش دارد و آن را به دیگری نمی‌سپارد.</p>
<h4>۲. پول و موجودی آزمایشی</h4>
<p>پولی که واریز می‌کنید از آنِ شماست و جدا از موجودی آزمایشی نگه داشته می‌شود. موجودی آزمایشی ارزش پولی ندارد، خریدوفروش نمی‌شود و برداشت‌پذیر نیست. پاداش با شرایطی داده می‌شود که کنار آن نوشته شده است.</p>
<h4>۳. واریز و برداشت</h4>
<p>پول از راه‌هایی که باز است و به نام خودتان واریز و برداشت می‌شود. کمترین و بیشترین مبلغ، کارمزد و مهلت را پیش از فرستادن می‌بینید. برداشت را پیش از پرداخت بررسی می‌کنیم و اگر نپذیریم دلیلش را می‌گوییم و مبلغ برمی‌گردد.</p>
<h4>۴. بازی‌ها</h4>
<p>قاعده‌ها، جدول پرداخت و درصد بازگشت بازی‌های ما پیش از شرط نشان داده می‌شود. نتیجه همان است که در دفتر ما ثبت شده و در بازی‌های کارگاه ما با روش گفته‌شده در همین صفحه سنجیدنی است. دوری که نیمه‌کاره بماند تمام می‌شود؛ اگر ممکن نباشد شرط آن برمی‌گردد. پرداختی که از خطای آشکار آمده باشد اصلاح می‌شود و در گردش حساب پیداست.</p>
<h4>۵. بازی مسئولانه</h4>
<p>سقف، استراحت و کنار گذاشتن خود از بازی را هر وقت بخواهید می‌گذارید و ما پیش از پایانشان آن‌ها را برنمی‌داریم. آنچه برده‌اید در هر حال پرداخت می‌شود.</p>
<h4>۶. حساب شما</h4>
<p>نگه داشتن گذرواژه‌ها با شماست. حسابی را که با آن کسی سایت را دستکاری کند، با پول دیگران بازی کند یا به دیگران آسیب بزند می‌بندیم و دلیلش را می‌گوییم. پولی که از آنِ شماست برمی‌گردد.</p>
<h4>۷. داده‌های شما</h4>
<p>آنچه نگه می‌داریم و دلیلش در بخش <a href="#privacy">حریم خصوصی</a> آمده است.</p>
<h4>۸. اعتراض</h4>
<p>اگر نتیجه یا حسابی به نظرتان نادرست است، شماره‌اش را به <a href="/customerService">پشتیبانی</a> بگویید. پاسخ ما بر پایهٔ دفتر جابه‌جایی‌هاست و آن را نشانتان می‌دهیم.</p>
<h4>۹. تغییر این شرایط</h4>
<p>هر تغییری با شمارهٔ نسخهٔ تازه در همین صفحه می‌آید و در خبرها اعلام می‌شود. در حساب شما ثبت است که کدام نسخه را کی پذیرفته‌اید. این نسخهٔ ۲.۲، ۱ آذر ۱۴۰۵ است؛ به‌جای یک عدد، همان سنی را می‌گوید که هنگام ثبت‌نام تأیید می‌کنید و حق و تکلیف کسی را نسبت به نسخهٔ ۲.۱ تغییر نمی‌دهد.</p>`,
    en: `<h4>1. Who may play</h4>
<p>Nard is for people who have reached the minimum age, which you confirm at registration and which stands at the foot of the home page, and whom the law of the place where they live does not forbid it. Each person has one account in their own name and does not hand it to anybody else.</p>
<h4>2. Money and trial funds</h4>
<p>The money that you deposit is yours and is kept apart from trial funds. Trial funds have no value in money, are not bought or sold and cannot be withdrawn. A bonus is given on the terms that are written beside it.</p>
<h4>3. Deposits and withdrawals</h4>
<p>Money comes and goes by the ways that are open, and in your own name. You see the smallest and largest amount, the fee and the time allowed before you send. We check a withdrawal before it is paid; if we do not accept it, we say why and the amount goes back.</p>
<h4>4. The games</h4>
<p>The rules, the paytable and the return of our games are shown before the stake. The result is the one in our ledger, and in the games of our studio it can be checked by the method given on this page. An interrupted round is finished; where that is not possible, its stake is given back. A payment that came of an obvious error is corrected, and the account record shows it.</p>
<h4>5. Responsible play</h4>
<p>You set limits, breaks and self-exclusion whenever you like, and we do not lift them before their end. What you have won is paid in any case.</p>
<h4>6. Your account</h4>
<p>Keeping your passwords is up to you. An account that is used to tamper with the site, to play with the money of others or to harm others is closed, and we say why. Money that is yours is given back.</p>
<h4>7. Your data</h4>
<p>What we keep, and why, is written under <a href="#privacy">Privacy</a>.</p>
<h4>8. Complaints</h4>
<p>If a result or an account looks wrong to you, give its number to <a href="/customerService">customer service</a>. Our answer goes by the ledger of movements, and we show it to you.</p>
<h4>9. Changes</h4>
<p>Any change appears on this page under a new version number and is announced in the news. Your account keeps which version you agreed to, and when. This is version 2.2 of 22 November 2026. Instead of a figure it names the age that you confirm at registration, and it changes nobody's rights or duties against version 2.1.</p>`,
    zh: `<h4>1. 谁可以游戏</h4>
<p>Nard 面向已达到最低年龄（注册时须确认，并标示在首页底部）、且所在地法律不禁止的人士。每人以本人名义拥有一个账号，不得交给他人使用。</p>
<h4>2. 钱款与试玩额度</h4>
<p>您存入的钱属于您，与试玩额度分开保存。试玩额度没有货币价值，不能买卖，也不能提取。红利按其旁边写明的条款发放。</p>
<h4>3. 存款与提款</h4>
<p>资金通过已开放的方式、以您本人名义进出。提交前您会看到最低和最高金额、手续费与期限。提款付出前由我们审核；如不接受，我们会说明原因并退回金额。</p>
<h4>4. 游戏</h4>
<p>我们游戏的规则、赔付表和返还率在投注前公布。结果以我们的账目记录为准；我们工作室的游戏可用本页所述方法验证。中断的局会完成；无法完成的，退还投注。因明显错误产生的付款会被更正，并显示在账户明细中。</p>
<h4>5. 负责任的游戏</h4>
<p>您可随时设定限额、休息和自我排除，在期满之前我们不会解除。您赢得的款项照常支付。</p>
<h4>6. 您的账号</h4>
<p>请自行保管密码。用于篡改网站、用他人资金游戏或伤害他人的账号将被关闭，我们会说明原因。属于您的钱会退还。</p>
<h4>7. 您的数据</h4>
<p>我们保存什么、为什么保存，写在<a href="#privacy">隐私</a>一节。</p>
<h4>8. 投诉</h4>
<p>如果觉得结果或账目不对，请把编号告诉<a href="/customerService">客服</a>。我们依据账目记录答复，并向您出示。</p>
<h4>9. 条款变更</h4>
<p>任何变更都会以新的版本号出现在本页，并在公告中发布。您的账号会记录您何时同意了哪个版本。本版为 2.2 版，日期为 2026 年 11 月 22 日；年龄不再写成数字，而以注册时确认的最低年龄为准，相对 2.1 版没有改变任何人的权利和义务。</p>`,
    id: `<h4>1. Siapa yang boleh bermain</h4>
<p>Nard untuk mereka yang sudah mencapai usia minimum, yang Anda nyatakan saat mendaftar dan tertera di bagian bawah beranda, dan tidak dilarang oleh hukum tempat tinggalnya. Setiap orang memiliki satu akun atas namanya sendiri dan tidak menyerahkannya kepada orang lain.</p>
<h4>2. Uang dan saldo uji coba</h4>
<p>Uang yang Anda setorkan adalah milik Anda dan disimpan terpisah dari saldo uji coba. Saldo uji coba tidak bernilai uang, tidak diperjualbelikan, dan tidak bisa ditarik. Bonus diberikan dengan ketentuan yang tertulis di sampingnya.</p>
<h4>3. Deposit dan penarikan</h4>
<p>Uang masuk dan keluar lewat cara yang dibuka dan atas nama Anda sendiri. Batas terkecil dan terbesar, biaya, dan tenggat Anda lihat sebelum mengirim. Penarikan kami periksa sebelum dibayar; jika tidak diterima, kami sampaikan alasannya dan jumlahnya kembali.</p>
<h4>4. Permainan</h4>
<p>Aturan, tabel pembayaran, dan pengembalian permainan kami ditampilkan sebelum taruhan. Hasilnya adalah yang tercatat di buku kami, dan pada permainan studio kami dapat diperiksa dengan cara yang dijelaskan di halaman ini. Ronde yang terputus diselesaikan; bila tidak mungkin, taruhannya dikembalikan. Pembayaran akibat kesalahan yang nyata dikoreksi dan terlihat di mutasi akun.</p>
<h4>5. Bermain bertanggung jawab</h4>
<p>Batas, jeda, dan pengecualian diri Anda pasang kapan pun Anda mau, dan kami tidak mencabutnya sebelum berakhir. Kemenangan Anda tetap dibayar.</p>
<h4>6. Akun Anda</h4>
<p>Menjaga kata sandi adalah tanggung jawab Anda. Akun yang dipakai untuk mengutak-atik situs, bermain dengan uang orang lain, atau merugikan orang lain ditutup, dan kami sampaikan alasannya. Uang milik Anda dikembalikan.</p>
<h4>7. Data Anda</h4>
<p>Apa yang kami simpan dan alasannya tertulis di bagian <a href="#privacy">Privasi</a>.</p>
<h4>8. Keberatan</h4>
<p>Jika hasil atau perhitungan tampak keliru, sampaikan nomornya kepada <a href="/customerService">layanan pelanggan</a>. Jawaban kami berdasarkan buku mutasi, dan kami menunjukkannya kepada Anda.</p>
<h4>9. Perubahan</h4>
<p>Setiap perubahan muncul di halaman ini dengan nomor versi baru dan diumumkan di Pengumuman. Akun Anda menyimpan versi mana yang Anda setujui dan kapan. Ini versi 2.2 tanggal 22 November 2026. Alih-alih angka, versi ini menyebut usia yang Anda nyatakan saat mendaftar, dan tidak mengubah hak atau kewajiban siapa pun dibandingkan versi 2.1.</p>`,
    th: `<h4>1. ใครเล่นได้</h4>
<p>Nard สำหรับผู้ที่อายุถึงเกณฑ์ขั้นต่ำ ซึ่งคุณยืนยันตอนสมัครและระบุไว้ท้ายหน้าแรก และกฎหมายในที่ที่อยู่อาศัยไม่ห้าม หนึ่งคนมีหนึ่งบัญชีในชื่อตัวเอง และไม่มอบให้ผู้อื่นใช้</p>
<h4>2. เงินและยอดทดลองเล่น</h4>
<p>เงินที่คุณฝากเป็นของคุณและเก็บแยกจากยอดทดลองเล่น ยอดทดลองเล่นไม่มีมูลค่าเป็นเงิน ซื้อขายไม่ได้ และถอนไม่ได้ โบนัสให้ตามเงื่อนไขที่เขียนกำกับไว้</p>
<h4>3. การฝากและถอน</h4>
<p>เงินเข้าและออกผ่านช่องทางที่เปิดอยู่และในชื่อของคุณเอง คุณเห็นยอดต่ำสุด ยอดสูงสุด ค่าธรรมเนียม และเวลาก่อนส่ง เราตรวจการถอนก่อนจ่าย หากไม่ผ่านเราบอกเหตุผลและคืนเงิน</p>
<h4>4. เกม</h4>
<p>กติกา ตารางจ่าย และอัตราคืนของเกมเราแสดงก่อนเดิมพัน ผลคือสิ่งที่บันทึกในบัญชีของเรา และเกมของสตูดิโอเราตรวจสอบได้ตามวิธีในหน้านี้ รอบที่ค้างจะเล่นจนจบ หากทำไม่ได้จะคืนเงินเดิมพัน การจ่ายที่เกิดจากข้อผิดพลาดชัดเจนจะถูกแก้ไขและแสดงในความเคลื่อนไหวบัญชี</p>
<h4>5. การเล่นอย่างรับผิดชอบ</h4>
<p>คุณตั้งวงเงิน การพัก และการงดเล่นได้ทุกเมื่อ และเราไม่ยกเลิกก่อนครบกำหนด เงินที่คุณชนะจ่ายให้เสมอ</p>
<h4>6. บัญชีของคุณ</h4>
<p>การเก็บรักษารหัสผ่านเป็นหน้าที่ของคุณ บัญชีที่ใช้แทรกแซงเว็บ เล่นด้วยเงินของผู้อื่น หรือทำร้ายผู้อื่นจะถูกปิด และเราบอกเหตุผล เงินที่เป็นของคุณจะคืนให้</p>
<h4>7. ข้อมูลของคุณ</h4>
<p>สิ่งที่เราเก็บและเหตุผลเขียนไว้ในหัวข้อ<a href="#privacy">ความเป็นส่วนตัว</a></p>
<h4>8. ข้อโต้แย้ง</h4>
<p>หากเห็นว่าผลหรือยอดไม่ถูกต้อง โปรดแจ้งหมายเลขกับ<a href="/customerService">ฝ่ายบริการลูกค้า</a> เราตอบตามบัญชีความเคลื่อนไหวและแสดงให้คุณดู</p>
<h4>9. การเปลี่ยนแปลง</h4>
<p>การเปลี่ยนแปลงทุกครั้งจะอยู่ในหน้านี้พร้อมหมายเลขฉบับใหม่ และประกาศในข่าวสาร บัญชีของคุณบันทึกว่าคุณยอมรับฉบับใดและเมื่อใด นี่คือฉบับ 2.2 วันที่ 22 พฤศจิกายน 2026 ซึ่งระบุอายุตามที่คุณยืนยันตอนสมัครแทนตัวเลข และไม่เปลี่ยนสิทธิหรือหน้าที่ของผู้ใดจากฉบับ 2.1</p>`,
    vi: `<h4>1. Ai được chơi</h4>
<p>Nard dành cho người đã đủ tuổi tối thiểu (được xác nhận khi đăng ký và ghi ở cuối trang chủ) và không bị luật pháp nơi mình sống cấm. Mỗi người có một tài khoản đứng tên mình và không giao cho người khác.</p>
<h4>2. Tiền và số dư chơi thử</h4>
<p>Tiền bạn nạp là của bạn và được giữ riêng với số dư chơi thử. Số dư chơi thử không có giá trị tiền, không mua bán và không rút được. Tiền thưởng được trao theo điều kiện ghi cạnh nó.</p>
<h4>3. Nạp và rút tiền</h4>
<p>Tiền vào và ra qua các cách đang mở và đứng tên bạn. Bạn thấy mức tối thiểu, tối đa, phí và thời hạn trước khi gửi. Chúng tôi kiểm tra lệnh rút trước khi trả; nếu không chấp nhận, chúng tôi nêu lý do và số tiền được trả lại.</p>
<h4>4. Các game</h4>
<p>Luật, bảng trả thưởng và tỷ lệ hoàn trả của game chúng tôi được hiển thị trước khi cược. Kết quả là kết quả trong sổ của chúng tôi, và với game của studio chúng tôi có thể kiểm chứng theo cách nêu trên trang này. Ván dang dở sẽ được kết thúc; nếu không thể, tiền cược được trả lại. Khoản trả do lỗi rõ ràng sẽ được sửa và hiện trong biến động số dư.</p>
<h4>5. Chơi có trách nhiệm</h4>
<p>Bạn đặt giới hạn, tạm nghỉ và tự loại trừ bất cứ lúc nào, và chúng tôi không gỡ bỏ trước hạn. Tiền bạn đã thắng vẫn luôn được trả.</p>
<h4>6. Tài khoản của bạn</h4>
<p>Giữ mật khẩu là việc của bạn. Tài khoản dùng để can thiệp trang web, chơi bằng tiền của người khác hoặc gây hại cho người khác sẽ bị đóng và chúng tôi nêu lý do. Tiền của bạn được trả lại.</p>
<h4>7. Dữ liệu của bạn</h4>
<p>Chúng tôi lưu gì và vì sao được viết ở mục <a href="#privacy">Quyền riêng tư</a>.</p>
<h4>8. Khiếu nại</h4>
<p>Nếu kết quả hay số dư có vẻ sai, hãy đưa số hiệu cho <a href="/customerService">chăm sóc khách hàng</a>. Chúng tôi trả lời theo sổ biến động và cho bạn xem.</p>
<h4>9. Thay đổi</h4>
<p>Mọi thay đổi xuất hiện trên trang này với số phiên bản mới và được thông báo trong tin tức. Tài khoản của bạn lưu lại bạn đã đồng ý với phiên bản nào và khi nào. Đây là phiên bản 2.2 ngày 22/11/2026. Thay cho một con số, phiên bản này nêu độ tuổi bạn xác nhận khi đăng ký, và không thay đổi quyền hay nghĩa vụ của ai so với phiên bản 2.1.</p>`,
  },
};
