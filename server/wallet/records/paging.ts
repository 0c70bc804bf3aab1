/** Rows of a long list. `page` is clamped to what there is; an empty list has one empty page. */
export type Page<Row> = { rows: Row[]; page: number; pageCount: number; total: number };

export const PAGE_SIZE = 20;

/** Asks for the rows of one page, after the number asked for is brought into 1..pageCount. */
export async function pageOf<Row>(
  total: number,
  wanted: number,
  read: (limit: number, offset: number) => Promise<Row[]>,
): Promise<Page<Row>> {
  const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Number.isInteger(wanted) ? Math.min(Math.max(wanted, 1), pageCount) : 1;
  const rows = total === 0 ? [] : await read(PAGE_SIZE, (page - 1) * PAGE_SIZE);
  return { rows, page, pageCount, total };
}
