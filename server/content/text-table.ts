import type { LocalText } from "../core/languages.ts";
import type { Database, Statement } from "../db/database.ts";

/** A property of a row, the column that keeps it, and of what type that is. */
export type TextColumn = readonly [
  property: string,
  column: string,
  type: "text" | "integer" | "jsonb" | "timestamptz",
];

type TextTableSpec = {
  readonly table: string;
  readonly key: string;
  /** What is said, to whom, and where it stands. */
  readonly columns: readonly TextColumn[];
  /** From when until when. It is set with a new row, and then only by an operator. */
  readonly window: readonly TextColumn[];
  /** The column that tells an operator what sort of text it is. */
  readonly sort: string;
};

export type TextState = "shown" | "hidden";

/** A text as an operator sees it in a list. */
export type ListedText = {
  readonly id: string;
  readonly sort: string;
  readonly titles: LocalText;
  readonly state: TextState;
  readonly from: Date | null;
  readonly until: Date | null;
  /** The program put it there and brings it up to date; false for what an operator wrote or changed. */
  readonly isSeeded: boolean;
};

type Row = Readonly<Record<string, unknown>>;

/** How the texts of one table are written. Every row has a `state` and a mark of its seed (content.banners tells of it). */
export type TextTable = {
  /** Puts the program's own texts there; takes away those of an older program that nobody has made their own. */
  seed(db: Database, rows: readonly Row[]): Promise<void>;
  /** Writes an operator's text, also over another one of that id, and shows it. */
  put(db: Database, rows: readonly Row[]): Promise<void>;
  /** Shows or hides a text; gives the state it had, null where there is no such text. */
  setState(db: Database, id: string, state: TextState): Promise<TextState | null>;
  list(db: Database): Promise<ListedText[]>;
};

export function textTable(spec: TextTableSpec): TextTable {
  const statements = statementsOf(spec);
  const write = async (db: Database, statement: Statement<never>, rows: readonly Row[]) => {
    if (rows.length > 0) await db.call(statement, [JSON.stringify(rows)]);
  };
  const id = spec.columns.find(([, column]) => column === spec.key)?.[0] ?? spec.key;
  return {
    async seed(db, rows) {
      await write(db, statements.seed, rows);
      await db.call(statements.drop, [rows.map((row) => row[id])]);
    },
    put: (db, rows) => write(db, statements.put, rows),
    async setState(db, key, state) {
      const [known] = await db.call(statements.lock, [key]);
      if (known && known.state !== state) await db.call(statements.setState, [key, state]);
      return known?.state ?? null;
    },
    list: (db) => db.call(statements.list, []),
  };
}

function statementsOf({ table, key, columns, window, sort }: TextTableSpec) {
  const all = [...columns, ...window];
  const names = all.map(([, column]) => column).join(", ");
  const values = all.map(([property]) => `row."${property}"`).join(", ");
  const types = all.map(([property, , type]) => `"${property}" ${type}`).join(", ");
  const given = (some: readonly TextColumn[]) =>
    some.map(([, column]) => `${column} = excluded.${column}`).join(", ");
  const from = `from jsonb_to_recordset($1::jsonb) as row(${types}, seeded text)`;
  const moments =
    window.length > 0 ? `from_at as "from", until_at as "until"` : `null as "from", null as "until"`;
  const named = <Value>(name: string, text: string): Statement<Value> => ({ name: `${table}.${name}`, text });
  return {
    seed: named<never>(
      "seed",
      `insert into ${table} (${names}, seeded) select ${values}, row.seeded ${from}
        on conflict (${key}) do update set ${given(columns)}, seeded = excluded.seeded
        where ${table}.seeded <> excluded.seeded`,
    ),
    drop: named<never>(
      "drop",
      `delete from ${table} where seeded is not null and ${key} <> all ($1::text[])`,
    ),
    put: named<never>(
      "put",
      `insert into ${table} (${names}) select ${values} ${from}
        on conflict (${key}) do update set ${given(all)}, state = 'shown', seeded = null`,
    ),
    lock: named<{ state: TextState }>("lock", `select state from ${table} where ${key} = $1 for update`),
    setState: named<never>("set-state", `update ${table} set state = $2 where ${key} = $1`),
    list: named<ListedText>(
      "list",
      `select ${key} as id, ${sort} as sort, titles, state, ${moments}, seeded is not null as "isSeeded"
        from ${table} order by ${sort}, position, ${key}`,
    ),
  };
}
