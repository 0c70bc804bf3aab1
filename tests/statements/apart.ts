import type { Kind } from "./declared.ts";

/** What the drivers give for a type of PostgreSQL; of the others nothing is said. */
const KINDS: Readonly<Record<number, Kind>> = {
  ...{ 16: "boolean", 20: "bigint", 21: "number", 23: "number", 700: "number", 701: "number" },
  ...{
    18: "text",
    19: "text",
    25: "text",
    1042: "text",
    1043: "text",
    2950: "text",
    5069: "text",
    1082: "text",
  },
  1184: "date",
};

type Field = { readonly name: string; readonly dataTypeID: number };

/** Where a type and what comes differ. A column that no type names is read by nobody. */
export function apart(place: string, columns: ReadonlyMap<string, Kind>, fields: readonly Field[]): string[] {
  const given = new Map(fields.map(({ name, dataTypeID }) => [name, KINDS[dataTypeID] ?? "other"]));
  const faults = [...columns].flatMap(([name, kind]) => {
    const comes = given.get(name);
    if (comes === undefined) return [`${place}: no column ${name}`];
    return comes === kind || comes === "other" || kind === "other"
      ? []
      : [`${place}: ${name} is ${comes}, said ${kind}`];
  });
  return [
    ...faults,
    ...[...given.keys()].filter((name) => !columns.has(name)).map((name) => `${place}: ${name} is not said`),
  ];
}
