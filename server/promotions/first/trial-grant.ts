import type { PromotionToPublish } from "../publish.ts";
import { LABELS, NONE, WITHOUT_END } from "./conditions.ts";

export const TRIAL_GRANT: PromotionToPublish = {
  id: "trial-grant",
  kind: "join",
  picture: "/art/promotions/trial-grant.svg",
  leadsTo: "/register",
  position: 1,
  // Members have them already.
  audience: "guests",
  titles: {
    fa: "موجودی آزمایشی برای هر حساب تازه",
    en: "Trial funds for each new account",
    zh: "新账号均获试玩额度",
    id: "Saldo uji coba untuk setiap akun baru",
    th: "ยอดทดลองเล่นสำหรับทุกบัญชีใหม่",
    vi: "Số dư chơi thử cho mỗi tài khoản mới",
  },
  summaries: {
    fa: "حساب بسازید و همهٔ بازی‌های کارگاه ما را بدون پرداخت پول امتحان کنید.",
    en: "Create an account and try every game of our studio without paying.",
    zh: "注册账号，免费试玩我们工作室的所有游戏。",
    id: "Buat akun dan coba semua permainan studio kami tanpa membayar.",
    th: "สมัครแล้วลองเล่นทุกเกมของสตูดิโอเราโดยไม่ต้องจ่าย",
    vi: "Tạo tài khoản và thử mọi game của studio chúng tôi mà không phải trả tiền.",
  },
  bodies: {
    fa: `<p>هر حساب تازه همان لحظهٔ ثبت‌نام موجودی آزمایشی می‌گیرد. مبلغش در فرم ثبت‌نام نوشته شده است و نشانهٔ T دارد تا با پول اشتباه نشود.</p>
<p>با آن می‌توانید قاعده‌ها، جدول پرداخت و آهنگ هر بازی را بشناسید. اگر حساب دارید، این موجودی را پیش‌تر گرفته‌اید. <a href="/help#trial">بیشتر بخوانید.</a></p>`,
    en: `<p>Every new account receives trial funds at the moment of registering. The amount is written on the registration form, and it carries the sign T so that it is never taken for money.</p>
<p>With it you learn the rules, the paytable and the pace of each game. If you have an account, you have received them already. <a href="/help#trial">Read more.</a></p>`,
    zh: `<p>每个新账号在注册的那一刻就会获得试玩额度。金额写在注册表单上，并带有标记 T，不会与真钱混淆。</p>
<p>您可以用它熟悉每个游戏的规则、赔付表和节奏。如果您已有账号，说明您已经领过了。<a href="/help#trial">了解更多。</a></p>`,
    id: `<p>Setiap akun baru menerima saldo uji coba tepat saat pendaftaran. Jumlahnya tertulis di formulir pendaftaran dan bertanda T agar tidak tertukar dengan uang.</p>
<p>Dengannya Anda mengenal aturan, tabel pembayaran, dan irama setiap permainan. Jika Anda sudah punya akun, saldo itu sudah Anda terima. <a href="/help#trial">Baca selengkapnya.</a></p>`,
    th: `<p>บัญชีใหม่ทุกบัญชีได้รับยอดทดลองเล่นทันทีที่สมัคร จำนวนเขียนไว้ในแบบฟอร์มสมัคร และมีเครื่องหมาย T เพื่อไม่ให้ปนกับเงินจริง</p>
<p>ใช้ทำความรู้จักกติกา ตารางจ่าย และจังหวะของแต่ละเกม หากคุณมีบัญชีแล้ว แปลว่าได้รับไปแล้ว <a href="/help#trial">อ่านเพิ่มเติม</a></p>`,
    vi: `<p>Mỗi tài khoản mới nhận số dư chơi thử ngay lúc đăng ký. Số tiền được ghi trên biểu mẫu đăng ký và mang ký hiệu T để không nhầm với tiền.</p>
<p>Nhờ đó bạn làm quen luật, bảng trả thưởng và nhịp của từng game. Nếu đã có tài khoản, bạn đã nhận rồi. <a href="/help#trial">Đọc thêm.</a></p>`,
  },
  terms: [
    {
      label: LABELS.who,
      value: {
        fa: "هر حساب تازه، یک بار",
        en: "Each new account, once",
        zh: "每个新账号，一次",
        id: "Setiap akun baru, satu kali",
        th: "บัญชีใหม่ทุกบัญชี ครั้งเดียว",
        vi: "Mỗi tài khoản mới, một lần",
      },
    },
    {
      label: LABELS.what,
      value: {
        fa: "موجودی آزمایشی؛ مبلغ در فرم ثبت‌نام. پول نیست و برداشت نمی‌شود",
        en: "Trial funds; the amount is on the registration form. Not money, and not withdrawn",
        zh: "试玩额度，金额见注册表单。不是钱，不能提款",
        id: "Saldo uji coba; jumlahnya di formulir pendaftaran. Bukan uang dan tidak bisa ditarik",
        th: "ยอดทดลองเล่น จำนวนอยู่ในแบบฟอร์มสมัคร ไม่ใช่เงินและถอนไม่ได้",
        vi: "Số dư chơi thử; số tiền trên biểu mẫu đăng ký. Không phải tiền và không rút được",
      },
    },
    { label: LABELS.wagering, value: NONE },
    {
      label: LABELS.excluded,
      value: {
        fa: "بازی‌هایی که سازنده‌شان موجودی آزمایشی نمی‌پذیرد",
        en: "Games whose vendor takes no trial funds",
        zh: "厂商不接受试玩额度的游戏",
        id: "Permainan yang penyedianya tidak menerima saldo uji coba",
        th: "เกมที่ค่ายไม่รับยอดทดลองเล่น",
        vi: "Game mà nhà cung cấp không nhận số dư chơi thử",
      },
    },
    { label: LABELS.end, value: WITHOUT_END },
  ],
};
