/** What of a JSON schema is told to a reader. */
export type Outlined = {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Outlined[];
  readonly items?: Outlined;
  readonly properties?: Readonly<Record<string, Outlined>>;
  readonly additionalProperties?: Outlined | boolean;
  readonly required?: readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
};

/** A schema in short, as a type is written: what a reader wants to know before the document of the interface. */
export function outlineOf(schema: Outlined, indent = ""): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(" | ");
  if (schema.anyOf) return schema.anyOf.map((one) => outlineOf(one, indent)).join(" | ");
  if (schema.items) return `${grouped(outlineOf(schema.items, indent))}[]`;
  if (schema.properties) return objectOf(schema.properties, schema.required ?? [], indent);
  if (typeof schema.additionalProperties === "object")
    return `{ [name]: ${outlineOf(schema.additionalProperties, indent)} }`;
  if (schema.format === "date-time") return "instant";
  return typeof schema.type === "object" ? schema.type.join(" | ") : (schema.type ?? "anything");
}

function objectOf(
  properties: NonNullable<Outlined["properties"]>,
  required: readonly string[],
  indent: string,
): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, schema]) => {
    const mark = required.includes(name) ? "" : "?";
    return `${inner}${name}${mark}: ${outlineOf(schema, inner)}`;
  });
  return lines.length === 0 ? "{}" : `{\n${lines.join("\n")}\n${indent}}`;
}

const grouped = (text: string) => (text.includes(" | ") && !text.startsWith("{") ? `(${text})` : text);

/** Something that could stand there, for an example. */
export function sampleOf(schema: Outlined): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === "null") return null;
  if (schema.anyOf) return sampleOf(schema.anyOf[0] ?? {});
  if (schema.items) return [sampleOf(schema.items)];
  if (schema.properties)
    return Object.fromEntries(
      (schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name] ?? {})]),
    );
  if (schema.additionalProperties !== undefined)
    return typeof schema.additionalProperties === "object"
      ? { name: sampleOf(schema.additionalProperties) }
      : {};
  if (schema.type === "integer" || schema.type === "number") return Math.max(1, schema.minimum ?? 1);
  if (schema.type === "boolean") return true;
  if (schema.format === "date-time") return "2026-01-01T00:00:00Z";
  return schema.pattern?.includes("\\d") ? "1" : "…";
}
