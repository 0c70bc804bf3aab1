/**
 * Every room of `app/` and `server/`, and what each may import; all else is an error. A room that is not a row here
 * may import nothing and be imported by nobody (tests/unit/boundaries.test.ts reads the folders). Each area of pages is
 * a room of its own.
 *
 * - `files`: any file of that room, or one file by its name.
 * - `doors`: only its `index.ts`, for rules and types.
 * - `types`: only the types of any of its files.
 * - `doorTypes`: only the types of its `index.ts`.
 * - `parts`: its `parts.ts` too, which is what only a rule over several modules may call.
 *
 * Tests import what they try: they are bound by no row.
 */
const MODULES = [
  "accounts",
  "agents",
  "audit",
  "bonuses",
  "brand",
  "cashier",
  "catalogue",
  "challenge",
  "chat",
  "content",
  "download",
  "figures",
  "jackpots",
  "limits",
  "messages",
  "missions",
  "offers",
  "personas",
  "points",
  "promotions",
  "raffles",
  "receipts",
  "referrals",
  "support",
  "team",
  "transfers",
  "vendors",
  "verification",
  "vip",
  "wallet",
].map((name) => `server/${name}`);

const PAGES = [
  "app/pages/agents",
  "app/pages/book",
  "app/pages/challenge",
  "app/pages/codes",
  "app/pages/dialogs",
  "app/pages/gallery",
  "app/pages/instant",
  "app/pages/lobby",
  "app/pages/login",
  "app/pages/lottery",
  "app/pages/offline",
  "app/pages/play",
  "app/pages/proofs",
  "app/pages/records",
  "app/pages/recovery",
  "app/pages/registration",
  "app/pages/rewards",
  "app/pages/security",
  "app/pages/social",
];

/** What every module stands on. */
const GROUND = ["server/core", "server/db"];
const INTERFACE = ["app/components", "app/i18n", "app/lib", "app/styles", "server/core"];
const RULES = [...MODULES, "server/studio", "server/use-cases"];

/** What assembles a page: all of the interface, the front doors of rules, and the request side. */
const PAGE = { files: [...INTERFACE, "app/features", "app/pages/fragments", "server/http"], doors: RULES };

const LAYERS = {
  "app/(root)": {
    files: [...PAGE.files, "app/pages/dialogs", "server/house/main.ts"],
    doors: RULES,
  },
  "app/components": { files: ["app/i18n", "app/lib"] },
  "app/features": { files: INTERFACE, types: ["locales", "server/http"], doorTypes: RULES },
  "app/i18n": { files: ["locales", "server/core"] },
  "app/lib": { files: ["server/core"], types: ["app/components", "app/i18n"], doorTypes: RULES },
  "app/pages/agents": PAGE,
  "app/pages/book": { files: [...PAGE.files, "app/pages/play"], doors: RULES },
  "app/pages/challenge": PAGE,
  "app/pages/codes": { files: [...PAGE.files, "app/pages/challenge"], doors: RULES },
  "app/pages/dialogs": {
    files: [...PAGE.files, "app/pages/login", "app/pages/recovery", "app/pages/registration"],
    doors: RULES,
  },
  "app/pages/fragments": { files: [...INTERFACE, "app/features", "server/http"] },
  "app/pages/gallery": PAGE,
  "app/pages/instant": { files: [...PAGE.files, "app/pages/play"], doors: RULES },
  "app/pages/lobby": PAGE,
  "app/pages/login": {
    files: [...PAGE.files, "app/pages/challenge", "app/pages/codes", "app/pages/proofs", "app/pages/social"],
    doors: RULES,
  },
  "app/pages/lottery": { files: [...PAGE.files, "app/pages/play"], doors: RULES },
  "app/pages/offline": { files: INTERFACE },
  "app/pages/play": { files: [...PAGE.files, "app/pages/lobby"], doors: RULES, types: ["server/db"] },
  "app/pages/proofs": PAGE,
  "app/pages/records": PAGE,
  "app/pages/recovery": { files: [...PAGE.files, "app/pages/challenge", "app/pages/codes"], doors: RULES },
  "app/pages/registration": {
    files: [...PAGE.files, "app/pages/challenge", "app/pages/codes", "app/pages/proofs", "app/pages/social"],
    doors: RULES,
  },
  "app/pages/rewards": PAGE,
  "app/pages/security": PAGE,
  "app/pages/social": { files: PAGE.files, doors: [...RULES, "server/gateway"] },
  "app/routes": {
    files: [...PAGE.files, ...PAGES, "app/error-page.tsx", "app/page-frame.tsx"],
    doors: [...RULES, "server/calls"],
  },
  "app/styles": {},

  "server/(root)": {},
  "server/core": {},
  "server/db": { files: ["server/core"] },
  "server/log": { files: ["server/core"] },
  "server/jobs": { files: GROUND, types: ["server/log"] },
  "server/gateway": { files: ["server/core"], types: ["server/db"] },
  "server/http": {
    files: [...GROUND, "app/lib", "locales", "server/house/platform.ts", "server/log"],
    types: ["server/house/config.ts"],
    doors: [...RULES, "server/gateway"],
  },
  "server/office": {
    files: [...GROUND, "server/jobs"],
    types: ["server/log"],
    doors: RULES,
    doorTypes: ["server/gateway"],
  },
  "server/calls": {
    files: [...GROUND, "app/i18n", "app/lib", "server/http"],
    types: ["server/house/platform.ts"],
    doors: [...RULES, "server/pictures"],
  },
  "server/house": {
    files: [
      ...[
        ...GROUND,
        "server/calls/kept-answers.ts",
        "server/calls/sealed/heard-once.ts",
        "server/gateway/gateway-settings.ts",
      ],
      ...["server/http", "server/jobs", "server/log"],
    ],
    doors: [...RULES, "server/calls", "server/gateway", "server/office"],
  },
  "server/use-cases": {
    files: GROUND,
    doors: [...MODULES, "server/studio"],
    parts: ["server/accounts", "server/agents", "server/cashier", "server/transfers"],
    doorTypes: ["server/gateway"],
  },
  "server/studio": { files: [...GROUND, "server/proofs"], types: ["server/vendors/protocol.ts"] },

  "server/accounts": {
    files: GROUND,
    doors: [
      "server/brand",
      "server/messages",
      "server/team",
      "server/vendors",
      "server/verification",
      "server/wallet",
    ],
    doorTypes: ["server/gateway"],
  },
  "server/agents": {
    files: GROUND,
    doors: [
      "server/accounts",
      "server/audit",
      "server/brand",
      "server/figures",
      "server/messages",
      "server/team",
      "server/wallet",
    ],
  },
  "server/audit": { files: GROUND },
  "server/bonuses": {
    files: GROUND,
    doors: [
      "server/accounts",
      "server/brand",
      "server/catalogue",
      "server/limits",
      "server/messages",
      "server/wallet",
    ],
  },
  "server/brand": { files: GROUND },
  "server/cashier": {
    files: GROUND,
    doors: [
      "server/accounts",
      "server/brand",
      "server/gateway",
      "server/limits",
      "server/messages",
      "server/pictures",
      "server/wallet",
    ],
  },
  "server/catalogue": {
    files: GROUND,
    doors: [
      "server/accounts",
      "server/gateway",
      "server/limits",
      "server/personas",
      "server/vendors",
      "server/wallet",
    ],
  },
  "server/challenge": { files: GROUND },
  "server/chat": {
    files: GROUND,
    doors: ["server/accounts", "server/brand", "server/limits", "server/personas"],
  },
  "server/content": { files: GROUND },
  "server/download": { files: GROUND, doors: ["server/brand"] },
  "server/figures": { files: GROUND, doors: ["server/catalogue", "server/wallet"] },
  "server/jackpots": { files: GROUND, doors: ["server/studio", "server/wallet"] },
  "server/limits": { files: GROUND, doors: ["server/messages", "server/wallet"] },
  "server/messages": { files: GROUND },
  "server/missions": {
    files: GROUND,
    doors: [
      "server/accounts",
      "server/bonuses",
      "server/catalogue",
      "server/content",
      "server/limits",
      "server/messages",
      "server/personas",
      "server/studio",
      "server/wallet",
    ],
  },
  "server/personas": {
    files: GROUND,
    doors: ["server/accounts", "server/brand", "server/messages", "server/pictures"],
  },
  "server/points": {
    files: GROUND,
    doors: [
      "server/accounts",
      "server/bonuses",
      "server/catalogue",
      "server/limits",
      "server/messages",
      "server/vip",
      "server/wallet",
    ],
  },
  "server/pictures": { files: GROUND, doors: ["server/gateway"] },
  "server/offers": {
    files: GROUND,
    doors: [
      "server/accounts",
      "server/bonuses",
      "server/brand",
      "server/catalogue",
      "server/figures",
      "server/limits",
      "server/messages",
      "server/missions",
      "server/promotions",
      "server/raffles",
      "server/studio",
      "server/vip",
      "server/wallet",
    ],
  },
  "server/promotions": {
    files: GROUND,
    doors: [
      "server/accounts",
      "server/bonuses",
      "server/content",
      "server/limits",
      "server/messages",
      "server/pictures",
      "server/wallet",
    ],
  },
  /** What the file that checks without us is made of: it may know nothing of the house. */
  "server/proofs": {},
  "server/raffles": {
    files: GROUND,
    doors: [
      "server/accounts",
      "server/bonuses",
      "server/catalogue",
      "server/content",
      "server/limits",
      "server/messages",
      "server/personas",
      "server/studio",
      "server/wallet",
    ],
  },
  "server/receipts": { files: [...GROUND, "server/proofs"], doors: ["server/brand", "server/studio"] },
  "server/referrals": {
    files: GROUND,
    doors: ["server/accounts", "server/brand", "server/limits", "server/messages", "server/wallet"],
  },
  "server/support": {
    files: GROUND,
    doors: ["server/accounts", "server/brand", "server/messages", "server/pictures", "server/verification"],
    doorTypes: ["server/gateway"],
  },
  "server/team": { files: GROUND },
  "server/transfers": {
    files: GROUND,
    doors: [
      "server/accounts",
      "server/audit",
      "server/brand",
      "server/limits",
      "server/messages",
      "server/wallet",
    ],
  },
  "server/vendors": { files: GROUND, doors: ["server/gateway", "server/limits", "server/wallet"] },
  "server/verification": {
    files: [...GROUND, "locales"],
    doorTypes: ["server/brand", "server/gateway"],
  },
  "server/vip": {
    files: GROUND,
    doors: ["server/accounts", "server/brand", "server/figures", "server/messages", "server/wallet"],
  },
  "server/wallet": { files: GROUND, types: ["server/jobs", "server/log"] },
};

/** How a room or a file is found among paths: `app/(root)` are the files that lie in `app/` itself. */
function pathOf(name) {
  const root = /^(app|server)\/\(root\)$/.exec(name);
  if (root) return `^${root[1]}/[^/]+$`;
  return /\.\w+$/.test(name) ? `^${name.replaceAll(".", "\\.")}$` : `^${name}/`;
}

/** The studio has a door for each of its engines too, and the gateways one for each kind of provider and for strangers. */
const INNER = {
  "server/gateway": "beacon|captcha|geo|identity|mail|outside|payments|phone|sms",
  "server/studio": "book|instant|lottery|returns|rounds|tables|verify",
};
const doorsOf = (room) => [
  `^${room}/index\\.ts$`,
  ...(room in INNER ? [`^${room}/(${INNER[room]})/index\\.ts$`] : []),
];

const partsOf = (room) => `^${room}/parts\\.ts$`;

/** The rules of one row: what it imports for more than types, and what it imports for types alone. */
function rulesOf([room, { files = [], doors = [], parts = [], types = [], doorTypes = [] }]) {
  const free = [pathOf(room), ...files.map(pathOf), ...doors.flatMap(doorsOf), ...parts.map(partsOf)];
  const freeTypes = [...free, ...types.map(pathOf), ...doorTypes.flatMap(doorsOf)];
  const from = { path: pathOf(room), pathNot: "\\.test\\.tsx?$" };
  const ours = "^(app|server|locales|tests|public)/";
  return [
    {
      name: `${room} imports`,
      severity: "error",
      from,
      to: { path: ours, pathNot: free, dependencyTypesNot: ["type-only"] },
    },
    {
      name: `${room} imports types`,
      severity: "error",
      from,
      to: { path: ours, pathNot: freeTypes, dependencyTypes: ["type-only"] },
    },
  ];
}

module.exports = { LAYERS, MODULES, layerRules: Object.entries(LAYERS).flatMap(rulesOf) };
