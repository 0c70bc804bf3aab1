const PAGE_SIZE = 15;

/** One page of a list that is there as a whole. */
export type PageOf<Row> = {
  readonly shown: readonly Row[];
  readonly pageNo: number;
  readonly totalPages: number;
  readonly total: number;
};

/** The page that was asked for, 15 of it, or the nearest that there is: a list without rows is page 1 of 1. */
export function clampedPage<Row>(rows: readonly Row[], asked = 1): PageOf<Row> {
  const total = rows.length;
  const totalPages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const pageNo = asked >= 1 ? Math.min(Math.floor(asked), totalPages) : 1;
  const first = (pageNo - 1) * PAGE_SIZE;
  return { shown: rows.slice(first, first + PAGE_SIZE), pageNo, totalPages, total };
}
