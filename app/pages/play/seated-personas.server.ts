import type { Context } from "#server/db/context.ts";
import { type Persona, personasOf } from "#server/personas/index.ts";
import type { TableView } from "#server/studio/tables/index.ts";

/** How the players at a table are known by their own choice, in one reading. */
export async function seatedPersonas(
  context: Context,
  table: TableView | null,
): Promise<ReadonlyMap<string, Persona>> {
  const refs = (table?.placeRefs ?? []).filter((ref) => ref !== null);
  const personas = await personasOf(context, refs.map(BigInt));
  return new Map([...personas].map(([playerId, persona]) => [playerId.toString(), persona]));
}
