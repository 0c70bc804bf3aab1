import { ACCOUNT, ASSET_NUMBER, COMMAND, MOVE, OWNER } from "../core/ledger-kinds.ts";

const TABLES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  MOVE,
  ACCOUNT,
  OWNER,
  ASSET: ASSET_NUMBER,
  OP: COMMAND,
};

const NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries(TABLES).flatMap(([table, names]) =>
    Object.entries(names).map(([name, number]) => [nameOf(table, name), number] as const),
  ),
);

function nameOf(table: string, name: string): string {
  return `${table}_${name.toUpperCase().replaceAll("-", "_")}`;
}

/**
 * A function as the database is given it: numbers where its file has names. Names that were functions of the database
 * would have to be planned with every statement, and an index over some kinds is found by a number alone.
 */
export function numbered(sql: string): string {
  return sql.replace(/\b(?:MOVE|ACCOUNT|OWNER|ASSET|OP)_[A-Z_]+\b/g, (name) => {
    const number = NUMBERS.get(name);
    if (number === undefined) throw new Error(`The ledger has no ${name}.`);
    return String(number);
  });
}
