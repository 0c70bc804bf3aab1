/**
 * The names of this vendor at a house: one code for each way of speaking, with keys that are made once and kept in its
 * folder. `houseEntries` is what the house puts into VENDORS_FILE.
 */
import { generateKeyPairSync, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The ways of speaking, and the part of its addresses that belongs to each. */
export const DIALECTS = {
  "wallet-v1": { path: "/v1", suffix: "ONE" },
  hub88: { path: "/hub", suffix: "HUB" },
  pragmatic: { path: "/prag", suffix: "PRAG" },
  fundist: { path: "/fund", suffix: "FUND" },
};

const pem = (key, type) => key.export({ type, format: "pem" }).toString();

function newKeys() {
  const theirs = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const ours = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return {
    secrets: Object.fromEntries(Object.keys(DIALECTS).map((name) => [name, randomBytes(24).toString("hex")])),
    privateKey: pem(ours.privateKey, "pkcs8"),
    publicKey: pem(ours.publicKey, "spki"),
    housePrivateKey: pem(theirs.privateKey, "pkcs8"),
    housePublicKey: pem(theirs.publicKey, "spki"),
  };
}

/** Reads the keys of a folder, or makes them. */
export function settingsIn(folder, { prefix, url }) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "keys.json");
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(newKeys(), null, 2), { mode: 0o600 });
  const keys = JSON.parse(readFileSync(file, "utf8"));
  const codes = Object.fromEntries(
    Object.entries(DIALECTS).map(([dialect, { suffix }]) => [dialect, `${prefix}${suffix}`]),
  );
  return { ...keys, codes, url };
}

const HOLES = "game={game}&lang={language}&device={device}&mode={mode}&back={returnUrl}&cashier={cashierUrl}";
const LIMITS = "&stakeMax={stakeMax}&minutes={sessionMinutes}";

/** The list for VENDORS_FILE. */
export function houseEntries({ codes, secrets, publicKey, housePrivateKey, url }) {
  const base = (dialect, names) => ({
    code: codes[dialect],
    name: names,
    dialect,
    mode: "seamless",
    roundLimitMinutes: 60,
    picturesFromInside: true,
    categories: { arcade: "RNG", wheel: "CRASH", book: "SPORTS" },
  });
  const own = (dialect) => `${url}${DIALECTS[dialect].path}`;
  const roundAddress = (dialect) => `${own(dialect)}/round?player={player}&round={round}&lang={language}`;
  return [
    {
      ...base("wallet-v1", { fa: "فیروزه", en: "Turquoise" }),
      secret: secrets["wallet-v1"],
      apiUrl: own("wallet-v1"),
      launch: {},
    },
    {
      ...base("hub88", { fa: "لاجورد", en: "Lapis" }),
      publicKey,
      ourPrivateKey: housePrivateKey,
      operatorId: "nard",
      apiUrl: own("hub88"),
      launch: {},
    },
    {
      ...base("pragmatic", { fa: "عقیق", en: "Agate" }),
      secret: secrets.pragmatic,
      launch: {
        address: `${own("pragmatic")}/gs2c/playGame.do?key={key}&stylename=nard`,
        demoAddress: `${own("pragmatic")}/gs2c/openGame.do?gameSymbol={game}&lang={language}&lobbyURL={returnUrl}`,
        roundAddress: roundAddress("pragmatic"),
        pieces: {
          key: "token={token}&symbol={game}&technology=H5&platform={device}&language={language}&cashierUrl={cashierUrl}&lobbyUrl={returnUrl}",
        },
        devices: { desktop: "WEB", mobile: "MOBILE" },
      },
    },
    {
      ...base("fundist", { fa: "یشم", en: "Jade" }),
      secret: secrets.fundist,
      launch: {
        address: `${own("fundist")}/open?userid={player}&currency={currency}&i_extparam={token}&${HOLES}${LIMITS}`,
        demoAddress: `${own("fundist")}/open?${HOLES}`,
        roundAddress: roundAddress("fundist"),
        modes: { real: "1", demo: "0" },
      },
    },
  ];
}
