import type { ArticleToPublish } from "../../help-articles.ts";

export const FRIENDS: ArticleToPublish = {
  slug: "friends",
  group: "promotions",
  position: 590,
  titles: {
    fa: "دعوت دوستان",
    en: "Inviting friends",
    zh: "邀请好友",
    id: "Mengundang teman",
    th: "ชวนเพื่อน",
    vi: "Mời bạn bè",
  },
  bodies: {
    fa: `<p>لینک و کد QR شما در صفحهٔ <a href="/member/referral">دعوت دوستان</a> است. هر کس با آن ثبت‌نام کند، همان‌جا با نامی پوشیده دیده می‌شود. صفحه همیشه می‌گوید الان برای دعوت چه می‌گیرید، یا اینکه چیزی پرداخت نمی‌شود.</p>
<ul>
<li>دو جور پرداخت هست و ممکن است یکی یا هر دو برقرار باشد: مبلغی ثابت وقتی دوستتان یک‌جا به اندازهٔ گفته‌شده واریز کند، برای هر دوست یک بار؛ و سهمی از آنچه او با پول خودش شرط می‌بندد، تا چند ماه پس از ثبت‌نامش.</li>
<li>پرداخت‌ها نقدی است. سهم هر روز فردای آن روز می‌آید، و هر پرداخت با وضعیتش در همان صفحه نوشته شده است.</li>
<li>«در حال بررسی» یعنی چیزی نشان می‌دهد که این دوست شاید خودتان باشید: همان مرورگر، همان حساب برداشت یا همان شمارهٔ تلفن. یکی از ما پیش از پرداخت نگاه می‌کند و اگر پرداخت نشود، دلیلش را می‌خوانید. حساب دوم خودتان دوست به شمار نمی‌آید.</li>
<li>در <a href="#break">استراحت</a> لینکی نشان داده نمی‌شود. آنچه در آن مدت به شما برسد، بعد از استراحت پرداخت می‌شود.</li>
</ul>
<p>دوست شما همان حق‌ها، سقف‌ها و شانسی را دارد که همه دارند. کسی را که به کمترین سن مجاز نرسیده یا خودش را از بازی کنار گذاشته دعوت نکنید.</p>`,
    en: `<p>Your link and its QR code are under <a href="/member/referral">Invite friends</a>. Everybody who registers by it is listed there under a masked name. The page always says what you get for inviting friends now, or that nothing is paid.</p>
<ul>
<li>There are two kinds of payment, and either or both may apply: a fixed amount when a friend makes one deposit that is as large as the page says, once for each friend; and a share of what the friend stakes with their own money, for some months after they registered.</li>
<li>It is paid in cash. The share of a day comes the day after, and every payment is listed on that page with its state.</li>
<li>“Being looked at” means that something points to your friend being you: the same browser, the same account for withdrawals or the same telephone number. One of us has a look before anything is paid, and if it is not, you read why. A second account of your own does not count as a friend.</li>
<li>No link is shown during a <a href="#break">break</a>. What comes to you in that time is paid after it.</li>
</ul>
<p>Your friend has the same rights, limits and odds as everybody. Do not invite anybody who is under the minimum age or has excluded themselves from play.</p>`,
    zh: `<p>您的链接和二维码在<a href="/member/referral">邀请好友</a>页面。通过它注册的人会以遮住部分的名字列在那里。页面始终写明目前邀请好友能得到什么，或目前没有奖励。</p>
<ul>
<li>奖励有两种，可能有其中一种，也可能都有：好友单笔存款达到写明的金额时的固定奖励，每位好友一次；以及好友注册后若干个月内，其用自己的钱投注金额的一定比例。</li>
<li>奖励以现金支付。每天的份额在次日支付，每一笔及其状态都列在该页面。</li>
<li>“审核中”表示有迹象显示好友可能就是您本人：同一浏览器、同一提款账户或同一电话号码。工作人员会在支付前查看；如不支付，您会看到原因。您自己的第二个账号不算好友。</li>
<li><a href="#break">休息</a>期间不显示链接。这段时间里归您的部分，休息结束后支付。</li>
</ul>
<p>您的好友与所有人享有同样的权利、限额和赔率。请不要邀请未达最低年龄或已自我排除的人。</p>`,
    id: `<p>Tautan dan kode QR Anda ada di halaman <a href="/member/referral">Undang teman</a>. Siapa pun yang mendaftar dengannya tampil di sana dengan nama yang disamarkan. Halaman itu selalu menyebut apa yang Anda dapat saat ini, atau bahwa tidak ada imbalan.</p>
<ul>
<li>Ada dua jenis imbalan, bisa salah satu atau keduanya: jumlah tetap bila teman menyetor sekaligus sebanyak yang disebut, sekali untuk tiap teman; dan bagian dari taruhan teman dengan uangnya sendiri, selama beberapa bulan sejak ia mendaftar.</li>
<li>Imbalan dibayar tunai. Bagian tiap hari datang esok harinya, dan setiap pembayaran tertulis di halaman itu beserta statusnya.</li>
<li>“Sedang diperiksa” berarti ada tanda bahwa teman itu Anda sendiri: peramban yang sama, rekening penarikan yang sama, atau nomor telepon yang sama. Salah satu dari kami melihatnya sebelum dibayar, dan kalau tidak dibayar, Anda membaca alasannya. Akun kedua milik Anda sendiri bukan teman.</li>
<li>Selama <a href="#break">jeda</a> tautan tidak ditampilkan. Yang menjadi bagian Anda pada waktu itu dibayar sesudahnya.</li>
</ul>
<p>Teman Anda punya hak, batas, dan peluang yang sama seperti semua orang. Jangan mengundang orang yang belum mencapai usia minimum atau yang mengecualikan dirinya dari bermain.</p>`,
    th: `<p>ลิงก์และคิวอาร์โค้ดของคุณอยู่ในหน้า<a href="/member/referral">ชวนเพื่อน</a> ผู้ที่สมัครผ่านลิงก์นี้จะแสดงที่นั่นด้วยชื่อที่ปิดบางส่วน หน้านั้นบอกเสมอว่าตอนนี้คุณได้อะไรจากการชวน หรือยังไม่มีค่าตอบแทน</p>
<ul>
<li>ค่าตอบแทนมีสองแบบ อาจมีแบบเดียวหรือทั้งสองแบบ คือจำนวนคงที่เมื่อเพื่อนฝากครั้งเดียวถึงยอดที่บอกไว้ คนละหนึ่งครั้ง และส่วนแบ่งจากยอดที่เพื่อนเดิมพันด้วยเงินของตัวเอง ตลอดหลายเดือนหลังสมัคร</li>
<li>จ่ายเป็นเงินสด ส่วนของแต่ละวันมาในวันถัดไป และทุกรายการพร้อมสถานะอยู่ในหน้านั้น</li>
<li>“กำลังตรวจสอบ” หมายความว่ามีสิ่งที่ชี้ว่าเพื่อนอาจเป็นตัวคุณเอง เช่น เบราว์เซอร์เดียวกัน บัญชีถอนเดียวกัน หรือเบอร์โทรเดียวกัน เจ้าหน้าที่จะดูก่อนจ่าย ถ้าไม่จ่ายคุณจะเห็นเหตุผล บัญชีที่สองของคุณเองไม่นับเป็นเพื่อน</li>
<li>ระหว่าง<a href="#break">พัก</a>จะไม่แสดงลิงก์ สิ่งที่เป็นของคุณในช่วงนั้นจะจ่ายหลังจากพัก</li>
</ul>
<p>เพื่อนของคุณมีสิทธิ์ วงเงิน และโอกาสเท่ากับทุกคน อย่าชวนผู้ที่อายุไม่ถึงเกณฑ์ขั้นต่ำหรือผู้ที่กันตัวเองออกจากการเล่น</p>`,
    vi: `<p>Liên kết và mã QR của bạn ở trang <a href="/member/referral">Mời bạn bè</a>. Ai đăng ký qua đó được liệt kê với tên đã che bớt. Trang luôn ghi rõ hiện bạn nhận được gì khi mời, hoặc hiện chưa có thưởng.</p>
<ul>
<li>Có hai loại thưởng, có thể áp dụng một hoặc cả hai: một khoản cố định khi bạn của bạn nạp một lần đủ mức đã ghi, mỗi người một lần; và một phần số tiền của chính họ đã cược, trong vài tháng kể từ khi họ đăng ký.</li>
<li>Thưởng trả bằng tiền mặt. Phần của mỗi ngày đến vào ngày hôm sau, và mọi khoản cùng trạng thái đều ghi ở trang đó.</li>
<li>“Đang xem xét” nghĩa là có dấu hiệu người bạn đó chính là bạn: cùng trình duyệt, cùng tài khoản rút tiền hoặc cùng số điện thoại. Người của chúng tôi xem trước khi trả, và nếu không trả, bạn đọc được lý do. Tài khoản thứ hai của chính bạn không được tính là bạn bè.</li>
<li>Trong lúc <a href="#break">tạm nghỉ</a>, liên kết không hiển thị. Phần thuộc về bạn trong thời gian đó được trả sau khi nghỉ.</li>
</ul>
<p>Bạn của bạn có quyền, giới hạn và cơ hội như mọi người. Đừng mời người chưa đủ tuổi tối thiểu hoặc người đã tự loại trừ khỏi việc chơi.</p>`,
  },
};
