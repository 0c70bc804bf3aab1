import { type ContractInfo, type ContractKind, contractInfo } from "../agents/index.ts";
import { type Brand, hasFlag } from "../brand/index.ts";
import type { Context } from "../db/context.ts";

/** The switch of a brand for each kind of contract, by the names that the specification gives them (A02). */
const SWITCHES = {
  dividend: "divtypereq",
  daily: "dailysalreqtype",
  hourly: "contracthoursalreq",
  realtime: "realtimesalreqtype",
} as const satisfies Record<ContractKind, string>;

/** How an agent stands to a kind of contract, and whether the agent centre shows it to them. */
export type ContractStanding = ContractInfo & { readonly isShown: boolean };

/** A kind is shown where the brand has switched it on, to whoever is either side of one (A01). */
export async function contractStanding(
  context: Context,
  { playerId, brand }: { readonly playerId: bigint; readonly brand: Pick<Brand, "id"> },
): Promise<Readonly<Record<ContractKind, ContractStanding>>> {
  const info = await contractInfo(context, playerId);
  const kinds = Object.keys(SWITCHES) as ContractKind[];
  const standings = kinds.map(async (kind) => {
    const isShown = info[kind].hasAny && (await hasFlag(context, brand.id, SWITCHES[kind]));
    return [kind, { ...info[kind], isShown }] as const;
  });
  return Object.fromEntries(await Promise.all(standings)) as Record<ContractKind, ContractStanding>;
}
