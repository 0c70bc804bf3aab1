import type { ArticleToPublish } from "../../help-articles.ts";

export const NICKNAME: ArticleToPublish = {
  slug: "nickname",
  group: "account",
  position: 140,
  titles: {
    fa: "نام نمایشی و تصویر",
    en: "Nickname and picture",
    zh: "昵称和头像",
    id: "Nama panggilan dan gambar",
    th: "ชื่อเล่นและรูป",
    vi: "Biệt danh và ảnh",
  },
  bodies: {
    fa: `<p>بازیکنان دیگر شما را با نامی می‌بینند که نیمی از آن پوشیده است. اگر بخواهید، در صفحهٔ <a href="/member/securityCenter/persona">نام نمایشی و تصویر</a> نام و تصویر خودتان را انتخاب می‌کنید. آن وقت همه آن‌ها را می‌بینند: در گفت‌وگو، فهرست برندگان، جدول‌های برترین‌ها و میزهای کارت.</p>
<ul>
<li>نام ۲ تا ۱۶ نویسه دارد، همه از یک خط، و با حرف شروع می‌شود. نام کاربری‌تان را نگذارید؛ آن نیمی از ورود شماست و پذیرفته هم نمی‌شود.</li>
<li>نامی که از کس دیگری باشد یا خیلی شبیه آن، و نامی که کسی را به اشتباه بیندازد که از ماست، پذیرفته نمی‌شود.</li>
<li>اولین نام را هر وقت خواستید می‌گذارید. بعد، از هر تغییر تا تغییر بعدی ۳۰ روز فاصله است. بی‌نام شدن همیشه آزاد است، و نامی که رها کنید تا ۹۰ روز به کس دیگری نمی‌رسد.</li>
<li>تصویر یکی از طرح‌های آماده است. اگر جایی برای «تصویر خودم» باشد، عکسی PNG یا JPG تا ۵ مگابایت هم می‌پذیرد و میانهٔ مربعی آن را نگه می‌دارد.</li>
<li>اگر نام یا تصویری مناسب نباشد برش می‌داریم، دلیلش را برایتان می‌نویسیم و همان وقت می‌توانید دیگری انتخاب کنید.</li>
</ul>
<p>در <a href="#break">استراحت</a> نامتان در جدول‌ها و فهرست‌ها نمی‌آید.</p>`,
    en: `<p>Other players see your name half hidden. If you like, choose a name and a picture of your own under <a href="/member/securityCenter/persona">Nickname and picture</a>. Then everybody sees them: in the chat, in lists of winners, on leaderboards and at card tables.</p>
<ul>
<li>A nickname has 2 to 16 characters, all of one script, and begins with a letter. Do not use your username: it is half of what signs you in, and is not accepted.</li>
<li>A name that is somebody else's, or very like it, is not accepted; nor is one that could pass for us.</li>
<li>You choose the first one whenever you like. After that there are 30 days from one change to the next. You can give your name up at any time, and for 90 days nobody else can have it.</li>
<li>The picture is one of ours. Where there is a place for “A picture of my own”, it takes a PNG or JPG of up to 5 MB as well, and keeps the square in its middle.</li>
<li>If a name or a picture is not fit, we take it back and tell you why, and you can choose another one at once.</li>
</ul>
<p>During a <a href="#break">break</a> your name appears on no board and no list.</p>`,
    zh: `<p>其他玩家看到的是您遮住一半的名字。愿意的话，可以在<a href="/member/securityCenter/persona">昵称和头像</a>页面选择自己的名字和头像。之后所有人都能看到：聊天室、赢家榜单、排行榜和牌桌。</p>
<ul>
<li>昵称有 2 到 16 个字符，只用一种文字，以文字开头。请不要用您的用户名：它是登录信息的一半，也不会被接受。</li>
<li>已属于别人的名字、与之非常相似的名字，以及会让人误以为是我们工作人员的名字，都不会被接受。</li>
<li>第一个昵称随时可选，之后两次更改之间须间隔 30 天。随时可以不用昵称；您放弃的昵称 90 天内不会给别人。</li>
<li>头像可从现成的图案中选择。如果有“我自己的图片”一栏，也可以用最大 5 MB 的 PNG 或 JPG，我们只保留中间的正方形部分。</li>
<li>如果昵称或头像不合适，我们会撤下并告诉您原因，您可以马上另选一个。</li>
</ul>
<p><a href="#break">休息</a>期间，您的名字不会出现在任何榜单和名单上。</p>`,
    id: `<p>Pemain lain melihat nama Anda yang setengahnya disembunyikan. Kalau mau, pilih nama dan gambar Anda sendiri di halaman <a href="/member/securityCenter/persona">Nama panggilan dan gambar</a>. Setelah itu semua orang melihatnya: di obrolan, daftar pemenang, papan peringkat, dan meja kartu.</p>
<ul>
<li>Nama panggilan terdiri dari 2 sampai 16 karakter dari satu aksara dan diawali huruf. Jangan memakai nama pengguna Anda: itu separuh dari cara Anda masuk, dan tidak diterima.</li>
<li>Nama milik orang lain atau yang sangat mirip tidak diterima, begitu juga nama yang bisa dikira bagian dari kami.</li>
<li>Nama pertama boleh dipilih kapan saja. Setelah itu ada jarak 30 hari dari satu perubahan ke perubahan berikutnya. Melepas nama selalu boleh, dan nama yang dilepas tidak diberikan kepada orang lain selama 90 hari.</li>
<li>Gambarnya salah satu gambar kami. Kalau ada tempat untuk “Gambar saya sendiri”, PNG atau JPG hingga 5 MB juga diterima, dan bagian tengahnya yang persegi disimpan.</li>
<li>Kalau sebuah nama atau gambar tidak pantas, kami menariknya dan menyampaikan alasannya, dan Anda bisa langsung memilih yang lain.</li>
</ul>
<p>Selama <a href="#break">jeda</a> nama Anda tidak ada di papan atau daftar mana pun.</p>`,
    th: `<p>ผู้เล่นอื่นเห็นชื่อของคุณที่ซ่อนไว้ครึ่งหนึ่ง ถ้าต้องการ เลือกชื่อและรูปของคุณเองได้ในหน้า<a href="/member/securityCenter/persona">ชื่อเล่นและรูป</a> จากนั้นทุกคนจะเห็น ทั้งในแชต รายชื่อผู้ชนะ กระดานผู้นำ และโต๊ะไพ่</p>
<ul>
<li>ชื่อเล่นมี 2 ถึง 16 ตัวอักษรจากอักษรเดียวกัน และขึ้นต้นด้วยตัวอักษร อย่าใช้ชื่อผู้ใช้ เพราะเป็นครึ่งหนึ่งของการเข้าสู่ระบบ และระบบไม่รับ</li>
<li>ชื่อที่เป็นของคนอื่นหรือคล้ายกันมาก และชื่อที่ทำให้เข้าใจผิดว่าเป็นเจ้าหน้าที่ของเรา ระบบไม่รับ</li>
<li>ชื่อแรกเลือกได้เมื่อต้องการ หลังจากนั้นแต่ละครั้งที่เปลี่ยนต้องห่างกัน 30 วัน เลิกใช้ชื่อได้เสมอ และชื่อที่เลิกใช้จะไม่ตกเป็นของคนอื่นภายใน 90 วัน</li>
<li>รูปเลือกจากภาพของเรา ถ้ามีช่อง “รูปของฉันเอง” ก็ใช้ PNG หรือ JPG ไม่เกิน 5 MB ได้ เราเก็บเฉพาะส่วนกลางที่เป็นสี่เหลี่ยมจัตุรัส</li>
<li>ถ้าชื่อหรือรูปไม่เหมาะสม เราจะนำออกและบอกเหตุผล คุณเลือกใหม่ได้ทันที</li>
</ul>
<p>ระหว่าง<a href="#break">พัก</a> ชื่อของคุณจะไม่อยู่ในกระดานหรือรายชื่อใด</p>`,
    vi: `<p>Người chơi khác thấy tên bạn bị che một nửa. Nếu muốn, bạn chọn tên và ảnh riêng ở trang <a href="/member/securityCenter/persona">Biệt danh và ảnh</a>. Khi đó ai cũng thấy: trong trò chuyện, danh sách người thắng, bảng xếp hạng và bàn bài.</p>
<ul>
<li>Biệt danh có 2 đến 16 ký tự của một loại chữ và bắt đầu bằng chữ cái. Đừng dùng tên đăng nhập: đó là một nửa thông tin đăng nhập của bạn, và cũng không được chấp nhận.</li>
<li>Tên của người khác hoặc rất giống, và tên khiến người ta tưởng là người của chúng tôi, không được chấp nhận.</li>
<li>Tên đầu tiên bạn chọn lúc nào cũng được. Sau đó, hai lần đổi cách nhau 30 ngày. Bạn luôn có thể bỏ tên, và tên đã bỏ không thuộc về ai khác trong 90 ngày.</li>
<li>Ảnh là một trong các hình có sẵn. Nếu có mục “Ảnh của riêng tôi”, bạn cũng dùng được ảnh PNG hoặc JPG tối đa 5 MB, phần vuông ở giữa được giữ lại.</li>
<li>Nếu tên hoặc ảnh không phù hợp, chúng tôi gỡ xuống và cho bạn biết lý do, bạn có thể chọn cái khác ngay.</li>
</ul>
<p>Trong lúc <a href="#break">tạm nghỉ</a>, tên bạn không có trên bảng hay danh sách nào.</p>`,
  },
};
