import type { ArticleToPublish } from "../../help-articles.ts";

export const PARTNER: ArticleToPublish = {
  slug: "partner",
  group: "partner",
  position: 610,
  titles: {
    fa: "همکاری با نرد",
    en: "Becoming a partner",
    zh: "成为合作伙伴",
    id: "Menjadi mitra",
    th: "ร่วมเป็นพันธมิตร",
    vi: "Trở thành đối tác",
  },
  bodies: {
    fa: `<ol>
<li>در <a href="/join">صفحهٔ همکاری</a> بنویسید که هستید، چگونه می‌شود به شما پیام داد و چه در نظر دارید. شمارهٔ پیگیری می‌گیرید.</li>
<li>یکی از ما درخواستتان را می‌خواند و پاسخ می‌دهد. پذیرفتن خودکار نیست.</li>
<li>سهم هر همکار در گفت‌وگو با او روشن می‌شود؛ پیش از آن هیچ رقمی را وعده نمی‌دهیم.</li>
</ol>
<p>همکار بازیکنان خود را می‌بیند و نه دیگران را. بازیکنی که با دعوت او آمده است همان حق‌ها، سقف‌ها و شانسی را دارد که همه دارند. کسی را که به کمترین سن مجاز نرسیده است یا خودش را از بازی کنار گذاشته دعوت نکنید.</p>`,
    en: `<ol>
<li>On the <a href="/join">partner page</a> write who you are, how you can be reached and what you have in mind. You get a reference number.</li>
<li>One of us reads your application and answers it. Nobody is accepted automatically.</li>
<li>The share of a partner is settled in conversation with them; before that we promise no figure.</li>
</ol>
<p>A partner sees their own players and nobody else's. A player who came by their invitation has the same rights, limits and odds as everybody. Do not invite anybody who is under the minimum age or has excluded themselves from play.</p>`,
    zh: `<ol>
<li>在<a href="/join">合作页面</a>写明您是谁、如何联系、有什么打算。您会得到参考编号。</li>
<li>我们的工作人员会阅读并答复您的申请，不会自动通过。</li>
<li>合作伙伴的分成在洽谈中确定；在此之前我们不承诺任何数字。</li>
</ol>
<p>合作伙伴只能看到自己的玩家，看不到别人的。经其邀请而来的玩家，权利、限额和概率与所有人相同。请勿邀请未达到最低年龄或已自我排除的人。</p>`,
    id: `<ol>
<li>Di <a href="/join">halaman kemitraan</a> tulis siapa Anda, bagaimana Anda dihubungi, dan apa rencana Anda. Anda mendapat nomor referensi.</li>
<li>Petugas kami membaca dan menjawab permohonan Anda. Tidak ada yang diterima secara otomatis.</li>
<li>Bagian mitra ditetapkan lewat pembicaraan; sebelum itu kami tidak menjanjikan angka apa pun.</li>
</ol>
<p>Mitra melihat pemainnya sendiri dan bukan milik orang lain. Pemain yang datang lewat undangannya punya hak, batas, dan peluang yang sama dengan semua orang. Jangan mengundang siapa pun yang belum mencapai usia minimum atau sudah mengecualikan diri dari permainan.</p>`,
    th: `<ol>
<li>ใน<a href="/join">หน้าพันธมิตร</a> เขียนว่าคุณเป็นใคร ติดต่อได้ทางไหน และตั้งใจทำอะไร คุณจะได้เลขอ้างอิง</li>
<li>เจ้าหน้าที่ของเราจะอ่านและตอบคำขอ ไม่มีการอนุมัติอัตโนมัติ</li>
<li>ส่วนแบ่งของพันธมิตรตกลงกันในการพูดคุย ก่อนหน้านั้นเราไม่สัญญาตัวเลขใด</li>
</ol>
<p>พันธมิตรเห็นเฉพาะผู้เล่นของตัวเอง ไม่เห็นของผู้อื่น ผู้เล่นที่มาตามคำเชิญมีสิทธิ วงเงิน และโอกาสเหมือนทุกคน อย่าเชิญผู้ที่อายุยังไม่ถึงเกณฑ์ขั้นต่ำหรือผู้ที่งดเล่นด้วยตนเอง</p>`,
    vi: `<ol>
<li>Ở <a href="/join">trang hợp tác</a>, hãy viết bạn là ai, liên hệ thế nào và bạn dự định gì. Bạn nhận được mã tham chiếu.</li>
<li>Người của chúng tôi đọc và trả lời đơn. Không ai được duyệt tự động.</li>
<li>Phần chia của đối tác được thỏa thuận khi trao đổi; trước đó chúng tôi không hứa con số nào.</li>
</ol>
<p>Đối tác chỉ thấy người chơi của mình, không thấy của người khác. Người chơi đến qua lời mời có quyền, giới hạn và xác suất như mọi người. Đừng mời người chưa đủ tuổi tối thiểu hoặc người đã tự loại trừ khỏi trò chơi.</p>`,
  },
};
