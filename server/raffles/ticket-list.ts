import type { Context } from "../db/context.ts";
import { NOBODY, type TicketBlock, ticketOwner } from "../studio/index.ts";
import { BLOCKS } from "./ticket-statements.ts";

/** The tickets of a raffle in their order, and whose each name is. What was taken back is nobody's. */
export async function ticketList(
  { db }: Pick<Context, "db">,
  raffleId: string,
): Promise<{ readonly blocks: TicketBlock[]; readonly owners: ReadonlyMap<string, bigint> }> {
  const owners = new Map<string, bigint>();
  const rows = await db.call(BLOCKS, [raffleId]);
  const blocks = rows.flatMap(({ playerId, salt, many, takenBack }) => {
    const name = ticketOwner(raffleId, { playerId, salt });
    owners.set(name, playerId);
    return [
      { name, many: many - takenBack },
      { name: NOBODY, many: takenBack },
    ].filter((block) => block.many > 0);
  });
  return { blocks, owners };
}
