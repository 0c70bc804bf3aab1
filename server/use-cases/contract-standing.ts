import {
  CONTRACT_FLAGS,
  CONTRACT_KINDS,
  type ContractInfo,
  type ContractKind,
  contractInfo,
} from "../agents/index.ts";
import { type Brand, hasFlag } from "../brand/index.ts";
import type { Context } from "../db/context.ts";

/** How an agent stands to a kind of contract, and whether the agent centre shows it to them. */
export type ContractStanding = ContractInfo & { readonly isShown: boolean };

/** A kind is shown where the brand has switched it on, to whoever is either side of one (A01). */
export async function contractStanding(
  context: Context,
  { playerId, brand }: { readonly playerId: bigint; readonly brand: Pick<Brand, "id"> },
): Promise<Readonly<Record<ContractKind, ContractStanding>>> {
  const info = await contractInfo(context, playerId);
  const kinds = CONTRACT_KINDS;
  const standings = kinds.map(async (kind) => {
    const isShown = info[kind].hasAny && (await hasFlag(context, brand.id, CONTRACT_FLAGS[kind]));
    return [kind, { ...info[kind], isShown }] as const;
  });
  return Object.fromEntries(await Promise.all(standings)) as Record<ContractKind, ContractStanding>;
}
