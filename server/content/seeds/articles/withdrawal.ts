import type { ArticleToPublish } from "../../help-articles.ts";

export const WITHDRAWAL: ArticleToPublish = {
  slug: "withdrawal",
  group: "money",
  position: 220,
  titles: {
    fa: "برداشت",
    en: "Withdrawing",
    zh: "提款",
    id: "Penarikan",
    th: "การถอนเงิน",
    vi: "Rút tiền",
  },
  bodies: {
    fa: `<ol>
<li>یک بار <a href="#payment-password">گذرواژهٔ پرداخت</a> بگذارید و <a href="/member/payees">حسابی</a> به نام خودتان اضافه کنید.</li>
<li>در <a href="/member/withdraw">صفحهٔ برداشت</a> مبلغ را بنویسید. پیش از فرستادن می‌بینید چقدر به حسابتان می‌رسد.</li>
<li>مبلغ همان لحظه کنار گذاشته می‌شود و پس از بررسی ما پرداخت می‌شود. تا تأیید نشده است می‌توانید لغوش کنید. مبلغ‌های بزرگ را دو نفر از ما تأیید می‌کنند.</li>
<li>هر مرحله با زمانش در صفحهٔ همان برداشت نوشته می‌شود، و اگر پذیرفته نشود دلیل آن هم.</li>
<li>وقتی پول رسید، بگویید که رسیده است. اگر چیزی نگویید پس از مدتی که همان‌جا نوشته شده دریافت‌شده به شمار می‌آید و پیش از آن به شما خبر می‌دهیم. اگر نرسیده باشد با یک دکمه می‌گویید و ما پیگیری می‌کنیم.</li>
</ol>
<p>شمار و مبلغ برداشت در روز سقفی دارد که پیش از فرستادن گفته می‌شود. اگر در حساب‌های ما چیزی نادرست باشد، برداشت‌ها تا روشن شدن آن متوقف می‌شود؛ پول شما در این مدت سر جای خود است.</p>`,
    en: `<ol>
<li>Once, set a <a href="#payment-password">payment password</a> and add an <a href="/member/payees">account</a> in your own name.</li>
<li>On the <a href="/member/withdraw">withdrawal page</a> write the amount. Before sending you see how much reaches your account.</li>
<li>The amount is set aside at once and paid after we have checked it. Until it is approved you can cancel. Large amounts are approved by two of us.</li>
<li>Every step is written on the page of the withdrawal with its time, and if it is not accepted, the reason as well.</li>
<li>When the money has come, please say so. If you say nothing, it counts as received after a time that is written there, and we tell you before. If it has not come, you say so with one button and we look into it.</li>
</ol>
<p>There is a ceiling on the number and the sum of withdrawals in a day, which you are told before sending. If something in our books is wrong, withdrawals stand still until it is cleared up; your money stays where it is.</p>`,
    zh: `<ol>
<li>先设置一次<a href="#payment-password">支付密码</a>，并添加本人名下的<a href="/member/payees">账户</a>。</li>
<li>在<a href="/member/withdraw">提款页面</a>填写金额。提交前您会看到实际到账多少。</li>
<li>金额会立即预留，经我们审核后付出。审核通过前可以取消。大额提款需两名工作人员批准。</li>
<li>每一步及其时间都写在该笔提款的页面上；如未被接受，也会写明原因。</li>
<li>收到款项后请告诉我们。如果您没有表示，过了页面上写明的时间即视为已收到，在此之前我们会提醒您。如果没有收到，点一个按钮告诉我们，我们会追查。</li>
</ol>
<p>每天的提款次数和总额有上限，提交前会告诉您。如果我们的账目出现问题，提款会暂停到查清为止；您的钱仍在原处。</p>`,
    id: `<ol>
<li>Cukup sekali, buat <a href="#payment-password">kata sandi pembayaran</a> dan tambahkan <a href="/member/payees">rekening</a> atas nama Anda sendiri.</li>
<li>Di <a href="/member/withdraw">halaman penarikan</a> tulis jumlahnya. Sebelum mengirim Anda melihat berapa yang sampai di rekening.</li>
<li>Jumlahnya langsung disisihkan dan dibayarkan setelah kami periksa. Sebelum disetujui, Anda bisa membatalkan. Jumlah besar disetujui oleh dua petugas.</li>
<li>Setiap langkah beserta waktunya tertulis di halaman penarikan itu, dan bila tidak diterima, alasannya juga.</li>
<li>Bila uang sudah tiba, mohon beri tahu kami. Jika tidak ada kabar, penarikan dianggap diterima setelah waktu yang tertulis di sana, dan sebelumnya kami mengingatkan Anda. Jika belum tiba, cukup tekan satu tombol dan kami menelusurinya.</li>
</ol>
<p>Ada batas jumlah dan nilai penarikan per hari, yang diberitahukan sebelum dikirim. Bila ada yang tidak cocok di pembukuan kami, penarikan berhenti sampai jelas; uang Anda tetap di tempatnya.</p>`,
    th: `<ol>
<li>ครั้งแรกให้ตั้ง<a href="#payment-password">รหัสผ่านการเงิน</a>และเพิ่ม<a href="/member/payees">บัญชี</a>ที่เป็นชื่อของคุณเอง</li>
<li>ใน<a href="/member/withdraw">หน้าถอนเงิน</a> กรอกจำนวนเงิน ก่อนส่งคุณจะเห็นว่าได้รับเข้าบัญชีเท่าไร</li>
<li>จำนวนเงินถูกกันไว้ทันทีและจ่ายหลังเราตรวจสอบ ก่อนอนุมัติคุณยกเลิกได้ ยอดใหญ่ต้องมีเจ้าหน้าที่สองคนอนุมัติ</li>
<li>ทุกขั้นตอนพร้อมเวลาเขียนไว้ในหน้าของรายการถอนนั้น หากไม่ผ่านก็บอกเหตุผลด้วย</li>
<li>เมื่อได้รับเงินแล้วโปรดแจ้งเรา หากไม่แจ้ง เมื่อพ้นเวลาที่เขียนไว้จะถือว่าได้รับแล้ว และเราจะเตือนก่อน หากยังไม่ได้รับ กดปุ่มเดียวเพื่อแจ้ง แล้วเราจะติดตามให้</li>
</ol>
<p>จำนวนครั้งและยอดถอนต่อวันมีเพดาน ซึ่งเราบอกก่อนส่ง หากบัญชีของเรามีสิ่งใดไม่ถูกต้อง การถอนจะหยุดจนกว่าจะชัดเจน เงินของคุณยังอยู่ที่เดิม</p>`,
    vi: `<ol>
<li>Một lần duy nhất, đặt <a href="#payment-password">mật khẩu thanh toán</a> và thêm <a href="/member/payees">tài khoản</a> đứng tên bạn.</li>
<li>Ở <a href="/member/withdraw">trang rút tiền</a>, ghi số tiền. Trước khi gửi, bạn thấy số tiền sẽ về tài khoản.</li>
<li>Số tiền được giữ lại ngay và chuyển đi sau khi chúng tôi kiểm tra. Trước khi được duyệt bạn có thể hủy. Khoản lớn cần hai người của chúng tôi duyệt.</li>
<li>Mỗi bước cùng thời điểm được ghi trên trang của lệnh rút; nếu không được chấp nhận thì có cả lý do.</li>
<li>Khi tiền đã về, hãy báo cho chúng tôi. Nếu bạn không nói gì, sau thời gian ghi ở đó lệnh được coi là đã nhận, và chúng tôi báo trước cho bạn. Nếu tiền chưa về, chỉ cần bấm một nút và chúng tôi sẽ tra soát.</li>
</ol>
<p>Số lần và tổng tiền rút mỗi ngày có mức trần, được báo trước khi gửi. Nếu sổ sách của chúng tôi có điều gì sai, việc rút tiền tạm dừng cho tới khi rõ ràng; tiền của bạn vẫn ở nguyên chỗ.</p>`,
  },
};
