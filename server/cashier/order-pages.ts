import type { Page } from "../wallet/index.ts";

const PAGE_SIZE = 20;

/** One page of a player's orders. The number asked for is brought into what there is. */
export async function orderPage<Row>(
  total: number,
  wanted: number,
  read: (part: { limit: number; offset: number }) => Promise<Row[]>,
): Promise<Page<Row>> {
  const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Number.isInteger(wanted) ? Math.min(Math.max(wanted, 1), pageCount) : 1;
  const rows = total === 0 ? [] : await read({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
  return { rows, page, pageCount, total };
}
