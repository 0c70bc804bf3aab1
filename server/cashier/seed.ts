import type { Context } from "../db/context.ts";
import { MANUAL, WEBHOOK } from "../gateway/payments/index.ts";
import { insertMissing, type StoredMethod } from "./store/methods.ts";
import type { PayeeField } from "./withdrawals/payee-fields.ts";

const BRAND = "nard";

const SETTINGS = {
  brandId: BRAND,
  withdrawalsPerDay: 5,
  withdrawnPerDayMinor: 50_000_00n,
  twoOperatorsFromMinor: 10_000_00n,
  openDepositsMax: 5,
};

const HOLDER: PayeeField = {
  name: "holder",
  label: {
    fa: "نام صاحب حساب",
    en: "Account holder",
    zh: "户名",
    id: "Nama pemilik rekening",
    th: "ชื่อเจ้าของบัญชี",
    vi: "Tên chủ tài khoản",
  },
  kind: "text",
  minLength: 2,
  maxLength: 60,
  identifies: false,
};

const IBAN: PayeeField = {
  name: "iban",
  label: { fa: "شمارهٔ شبا", en: "IBAN", zh: "IBAN", id: "IBAN", th: "IBAN", vi: "IBAN" },
  hint: {
    fa: "با IR آغاز می‌شود و پس از آن ۲۴ رقم دارد.",
    en: "Begins with the two letters of the country.",
    zh: "以两个国家字母开头。",
    id: "Diawali dua huruf kode negara.",
    th: "ขึ้นต้นด้วยรหัสประเทศสองตัวอักษร",
    vi: "Bắt đầu bằng hai chữ cái của quốc gia.",
  },
  kind: "code",
  minLength: 15,
  maxLength: 34,
  check: "iban",
  identifies: true,
};

const COMMON: Pick<
  StoredMethod,
  | "brandId"
  | "asset"
  | "feeFixedMinor"
  | "feeBps"
  | "instructions"
  | "needsProof"
  | "payeeFields"
  | "twoOperatorsFromMinor"
  | "isOn"
> = {
  brandId: BRAND,
  asset: "P",
  feeFixedMinor: 0n,
  feeBps: 0,
  instructions: null,
  needsProof: false,
  payeeFields: [],
  twoOperatorsFromMinor: null,
  isOn: true,
};

const TRANSFER = {
  fa: "حوالهٔ بانکی",
  en: "Bank transfer",
  zh: "银行转账",
  id: "Transfer bank",
  th: "โอนผ่านธนาคาร",
  vi: "Chuyển khoản ngân hàng",
};
/** Where to pay is the operator's to say (`method set transfer`). Until then a player reads that there is nowhere yet. */
const EXAMPLE = {
  fa: "این متن نمونه است: هنوز حسابی برای واریز نوشته نشده است. فعلاً پولی نفرستید؛ شمارهٔ این واریز را به پشتیبانی بگویید تا بگوییم کجا واریز کنید.",
  en: "This is an example text: no account to pay to has been entered yet. Please send no money for now; tell customer service the number of this deposit, and you will hear where to pay.",
  zh: "这是示例文字：尚未填写收款账户。请暂时不要付款；把这笔存款的编号告诉客服，我们会告诉您付到哪里。",
  id: "Ini teks contoh: belum ada rekening tujuan yang ditulis. Jangan kirim uang dulu; sebutkan nomor deposit ini ke layanan pelanggan, dan kami beri tahu tujuan pembayarannya.",
  th: "นี่คือข้อความตัวอย่าง ยังไม่มีบัญชีสำหรับรับเงิน โปรดอย่าเพิ่งโอน แจ้งหมายเลขการฝากนี้กับฝ่ายบริการลูกค้า แล้วเราจะบอกว่าต้องโอนไปที่ไหน",
  vi: "Đây là văn bản mẫu: chưa có tài khoản nhận tiền. Vui lòng chưa chuyển tiền; hãy báo mã nạp này cho chăm sóc khách hàng, chúng tôi sẽ cho biết chuyển vào đâu.",
};
const ONLINE = {
  fa: "پرداخت آنلاین",
  en: "Online payment",
  zh: "在线支付",
  id: "Pembayaran online",
  th: "ชำระเงินออนไลน์",
  vi: "Thanh toán trực tuyến",
};

const METHODS: readonly Omit<StoredMethod, "position">[] = [
  {
    ...COMMON,
    code: "transfer",
    direction: "deposit",
    provider: MANUAL.code,
    names: TRANSFER,
    instructions: EXAMPLE,
    minMinor: 50_00n,
    maxMinor: 20_000_00n,
    presets: [100_00n, 200_00n, 500_00n, 1_000_00n],
    minutes: 24 * 60,
    needsProof: true,
  },
  {
    ...COMMON,
    code: "online",
    direction: "deposit",
    provider: WEBHOOK,
    names: ONLINE,
    minMinor: 10_00n,
    maxMinor: 10_000_00n,
    presets: [50_00n, 100_00n, 200_00n, 500_00n],
    minutes: 30,
  },
  {
    ...COMMON,
    code: "bank",
    direction: "withdrawal",
    provider: MANUAL.code,
    names: TRANSFER,
    minMinor: 50_00n,
    maxMinor: 20_000_00n,
    presets: [100_00n, 500_00n, 1_000_00n],
    minutes: 24 * 60,
    payeeFields: [HOLDER, IBAN],
  },
  {
    ...COMMON,
    code: "payout",
    direction: "withdrawal",
    provider: WEBHOOK,
    names: ONLINE,
    minMinor: 50_00n,
    maxMinor: 10_000_00n,
    presets: [100_00n, 500_00n, 1_000_00n],
    minutes: 24 * 60,
    payeeFields: [HOLDER, IBAN],
  },
];

/**
 * Enters the settings and the first ways in and out of the first brand. A deposit by hand is offered with a
 * text that the operator replaces (setMethod), and an online way only when its provider is set up. Safe to
 * run at every start: what the operator changed since stays as it is.
 */
export async function seedCashier({ db }: Context): Promise<void> {
  const methods = METHODS.map((method, position) => ({
    ...method,
    position,
  }));
  await db.transaction((transaction) => insertMissing(transaction, { settings: SETTINGS, methods }));
}
