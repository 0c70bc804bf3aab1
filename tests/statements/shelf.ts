import { relative } from "node:path";
import type { Plugin } from "vitest/config";

/** A statement of a module, as it is once the module is loaded. */
export type Shelved = { readonly place: string; readonly name: string; readonly text: string };

const SHELF = "nardStatements";
const DECLARED = /^(?:export )?const (\w+): Statement</gm;

/** What the modules that were loaded so far have put there. */
export function shelf(): Shelved[] {
  const all = globalThis as { [SHELF]?: Shelved[] };
  all[SHELF] ??= [];
  return all[SHELF];
}

/** Lets every module put its statements on the shelf when it is loaded: most of them nobody else can reach. */
export function shelveStatements(): Plugin {
  return {
    name: "shelve-statements",
    enforce: "pre",
    transform(code, id) {
      const names = [...code.matchAll(DECLARED)].map(([, name]) => name);
      if (names.length === 0 || id.includes("node_modules")) return null;
      const file = relative(process.cwd(), id);
      const put = names.map((name) => `{ place: ${JSON.stringify(`${file} ${name}`)}, ...${name} }`);
      return { code: `${code}\n;(globalThis as any).${SHELF}?.push(${put.join(", ")});\n`, map: null };
    },
  };
}
