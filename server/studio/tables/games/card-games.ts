import type { StudioGame } from "../../studio-game.ts";
import { BUY_INS_MINOR } from "../stakes/table-stakes.ts";

const common = {
  vendor: "NARD",
  category: "PVP",
  engine: "tables",
  minLineBetMinor: BUY_INS_MINOR[0],
  rtpBasisPoints: null,
  isDemo: true,
} as const;

export const pasur: StudioGame = {
  ...common,
  code: "pasur",
  names: { fa: "پاسور", en: "Pasur", zh: "帕苏尔", id: "Pasur", th: "ปาซูร์", vi: "Pasur" },
};

export const hokm: StudioGame = {
  ...common,
  code: "hokm",
  names: { fa: "حکم", en: "Hokm", zh: "霍克姆", id: "Hokm", th: "ฮ็อกม์", vi: "Hokm" },
};
