import type { LocalText } from "../core/languages.ts";
import type { Context } from "../db/context.ts";
import type { Level, LevelWithdrawals } from "./level.ts";
import { addLevel } from "./store.ts";

const BRAND = "nard";

const POINTS: LocalText = {
  fa: "امتیاز برای هر شرط با پول واقعی",
  en: "Points for every stake of real money",
  zh: "每笔真钱投注均可获得积分",
  id: "Poin untuk setiap taruhan uang asli",
  th: "รับแต้มจากทุกเดิมพันด้วยเงินจริง",
  vi: "Nhận điểm cho mỗi lần cược bằng tiền thật",
};

const SERVICE: LocalText = {
  fa: "پشتیبانی ویژهٔ VIP",
  en: "VIP customer service",
  zh: "VIP 专属客服",
  id: "Layanan pelanggan VIP",
  th: "ฝ่ายบริการลูกค้า VIP",
  vi: "Chăm sóc khách hàng VIP",
};

/** Whether it promises a customer service of its own, which only a brand with one can keep. */
export const promisesService = ({ fa }: LocalText): boolean => fa === SERVICE.fa;

type Step = Omit<Level, "rank" | "privileges" | "keepMinor" | keyof LevelWithdrawals> & {
  readonly privileges?: readonly LocalText[];
};

const STEPS: readonly Step[] = [
  {
    names: { fa: "عقیق", en: "Agate", zh: "玛瑙", id: "Akik", th: "อาเกต", vi: "Mã não" },
    stakedMinor: 0n,
    pointsPercent: 100,
    rewardPoints: 0n,
    privileges: [POINTS],
  },
  {
    names: {
      fa: "فیروزه",
      en: "Turquoise",
      zh: "绿松石",
      id: "Pirus",
      th: "เทอร์ควอยซ์",
      vi: "Lam ngọc",
    },
    stakedMinor: 10_000_00n,
    pointsPercent: 105,
    rewardPoints: 100n,
  },
  {
    names: {
      fa: "لاجورد",
      en: "Lapis lazuli",
      zh: "青金石",
      id: "Lapis Lazuli",
      th: "ลาพิสลาซูลี",
      vi: "Thanh kim thạch",
    },
    stakedMinor: 50_000_00n,
    pointsPercent: 110,
    rewardPoints: 500n,
  },
  {
    names: { fa: "یشم", en: "Jade", zh: "翡翠", id: "Giok", th: "หยก", vi: "Ngọc bích" },
    stakedMinor: 200_000_00n,
    pointsPercent: 120,
    rewardPoints: 2_000n,
  },
  {
    names: { fa: "یاقوت", en: "Ruby", zh: "红宝石", id: "Rubi", th: "ทับทิม", vi: "Hồng ngọc" },
    stakedMinor: 1_000_000_00n,
    pointsPercent: 130,
    rewardPoints: 10_000n,
  },
  {
    names: { fa: "زمرد", en: "Emerald", zh: "祖母绿", id: "Zamrud", th: "มรกต", vi: "Ngọc lục bảo" },
    stakedMinor: 5_000_000_00n,
    pointsPercent: 150,
    rewardPoints: 50_000n,
    privileges: [SERVICE],
  },
  {
    names: { fa: "الماس", en: "Diamond", zh: "钻石", id: "Berlian", th: "เพชร", vi: "Kim cương" },
    stakedMinor: 20_000_000_00n,
    pointsPercent: 200,
    rewardPoints: 200_000n,
    privileges: [SERVICE],
  },
];

/** Enters the levels of the first brand. Safe at every start: what is there stays as it is. */
export async function seedVip({ db }: Context): Promise<void> {
  await db.transaction(async (transaction) => {
    for (const [rank, step] of STEPS.entries()) {
      await addLevel(transaction, BRAND, { rank, privileges: [], ...step });
    }
  });
}
