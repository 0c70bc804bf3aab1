import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** PostgreSQL's own measuring program on one database. */
export type Pgbench = {
  /** Transactions per second of its built-in "simple update": three small statements, prepared. */
  simpleUpdate(connections: number): Promise<number>;
  /** Transactions per second of a script of our own. */
  script(sql: string, connections: number): Promise<number>;
  end(): Promise<void>;
};

export async function pgbench(program: string, url: string, seconds: number): Promise<Pgbench> {
  const folder = await mkdtemp(join(tmpdir(), "nard-pgbench-"));
  await run(program, ["-i", "-q", "-s", "10", url]);
  const measure = async (parameters: string[], connections: number) => {
    const common = ["-n", "-M", "prepared", "-c", `${connections}`, "-j", "2", "-T", `${seconds}`];
    const { stdout } = await run(program, [...common, ...parameters, url]);
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  };
  return {
    simpleUpdate: (connections) => measure(["-N"], connections),
    async script(sql, connections) {
      const file = join(folder, "script.sql");
      await writeFile(file, sql);
      return measure(["-f", file], connections);
    },
    end: () => rm(folder, { recursive: true }),
  };
}
