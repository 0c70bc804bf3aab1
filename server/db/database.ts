/**
 * One PostgreSQL statement that is prepared once per connection and called by its name.
 * Its rows are what the driver gives, with int8 as bigint and timestamptz as Date in both modes.
 */
export type Statement<Row> = {
  readonly name: string;
  readonly text: string;
  readonly row?: Row;
  /** For what may take longer than a player or a vendor waits: a count of everything. */
  readonly timeoutMs?: number;
};

/**
 * The database as rules see it: one language, PostgreSQL 15, over a server or embedded in this process.
 * Inside `transaction` use the handle that is passed in and never the outer one: embedded, the outer
 * handle waits for the transaction that waits for it. A transaction inside a transaction joins it.
 */
export type Database = {
  readonly mode: "embedded" | "server";
  /** Runs one named statement. */
  call<Row>(statement: Statement<Row>, values: readonly unknown[]): Promise<Row[]>;
  transaction<Value>(work: (transaction: Database) => Promise<Value>): Promise<Value>;
};

/** A database that also takes scripts of several statements without parameters: what a migration needs. */
export type ScriptDatabase = Omit<Database, "transaction"> & {
  script(sql: string): Promise<void>;
  transaction<Value>(work: (transaction: ScriptDatabase) => Promise<Value>): Promise<Value>;
};

/** The listener who is told what is said on a channel (NOTIFY). */
export type Listener = {
  /** What a transaction said, when it is done, in the order of the commits. */
  heard(payload: string): void;
  /** Hearing begins, or begins again after the connection was lost: what was said before has to be read. */
  begun(): void;
};

/** A database that somebody opened and has to close. */
export type OpenDatabase = ScriptDatabase & {
  /** Listens until the answer is called. A connection that is lost meanwhile is made anew. */
  listen(channel: string, listener: Listener): () => void;
  close(): Promise<void>;
};
