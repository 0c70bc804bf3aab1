import { saidBy } from "#server/http/routes/route-book.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import type { ServedSite } from "#tests/setup/served-site.ts";
import type { Belongings } from "./cast.ts";

export type Door = {
  readonly id: string;
  /** An address of the route, with everything in it filled in. */
  readonly path: string;
  readonly acts: boolean;
  readonly loads: boolean;
  /** False for what answers with a file. */
  readonly isPage: boolean;
  readonly says: RouteSays;
};

/** What stands for a part of an address where nothing of the cast does. */
const PARTS: Readonly<Record<string, string>> = {
  nodeId: "NARD-takht-e-nard",
  noticeId: "01890f3e-7b1a-7c3d-8e4f-001122334455",
  room: "lobby",
  domainId: "01890f3e-7b1a-7c3d-8e4f-001122334455",
  ticket: "x".repeat(43),
  vendor: "NARD",
  provider: "google",
  eventId: "virtual-league-1-0",
  kind: "daily",
  contractId: "1",
  billId: "1",
  rebateId: "1",
  code: "ABCDEFGH",
  playerId: "1",
  call: "launchGame",
  roundId: "r1",
  promotion: "partner",
  reference: "P-7K2M9QXA",
  nth: "1",
  picture: "01890f3e-7b1a-7c3d-8e4f-001122334455.jpg",
  bonusId: "01890f3e-7b1a-7c3d-8e4f-001122334455",
  "*": "no/such/page",
};

/** Addresses that only their owner can ask for with any success. */
function ownedPath(id: string, owned: Belongings): string | null {
  const paths: Record<string, string> = {
    "routes/play/game": owned.game,
    "routes/play/foreign-game": `${owned.game}/vendor`,
    "routes/play/instant": owned.instant,
    "routes/play/fishing-room": owned.fishing,
    "routes/play/round": owned.shared,
    "routes/play/table": owned.table,
    "routes/member/money/deposit-order": `/member/depositv2/${owned.deposit}`,
    "routes/member/money/deposit-proof": `/member/depositv2/${owned.deposit}/proof`,
    "routes/member/money/withdrawal": `/member/withdraw/${owned.withdrawal}`,
    "routes/member/records/round-record": owned.round,
    "routes/member/records/round-receipt": `${owned.round}/receipt`,
    "routes/member/records/movement": owned.movement,
  };
  return paths[id] ?? null;
}

/** Of each layout that loads something: a page that stands in it. */
const INSIDE: Readonly<Record<string, string>> = {
  "routes/layouts/frame": "/help",
  "routes/layouts/lobby": "/rng",
  "routes/layouts/centre": "/member/winnerBoard",
  "routes/layouts/agent": "/agentHome",
};

function pageInside(id: string): string {
  const page = INSIDE[id];
  if (page === undefined) throw new Error(`Say in INSIDE which page stands in ${id}.`);
  return page;
}

/** Every route of the site, as the build knows them: one that is added is in here by itself. */
export function doorsOf({ build }: ServedSite, owned: Belongings): Door[] {
  return Object.values(build.routes).flatMap((route) => {
    if (!route || route.id === "root") return [];
    const { id, module, path, index } = route;
    const isLayout = path === undefined && !index;
    if (isLayout && module.loader === undefined) return [];
    return [
      {
        id,
        path: isLayout ? pageInside(id) : (ownedPath(id, owned) ?? filledIn(path ?? "", id)),
        acts: module.action !== undefined,
        loads: module.loader !== undefined,
        isPage: module.default !== undefined,
        says: saidBy(module),
      },
    ];
  });
}

function filledIn(pattern: string, id: string): string {
  const parts = pattern.split("/").map((part) => {
    if (!/^[:*]/.test(part)) return part;
    const value = PARTS[part.replace(/^:/, "")];
    if (value === undefined) throw new Error(`Say in PARTS what stands for ${part} in the address of ${id}.`);
    return value;
  });
  return `/${parts.join("/")}`;
}

/** The same address as script asks for it. */
export function dataPath(path: string): string {
  const [pathname = "", query] = path.split("?");
  return `${pathname === "/" ? "/_root" : pathname}.data${query === undefined ? "" : `?${query}`}`;
}
