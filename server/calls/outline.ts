/** What of a JSON schema is told to a reader. */
export type Outlined = {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Outlined[];
  readonly allOf?: readonly Outlined[];
  readonly items?: Outlined;
  readonly prefixItems?: readonly Outlined[];
  readonly properties?: Readonly<Record<string, Outlined>>;
  readonly additionalProperties?: Outlined | boolean;
  readonly propertyNames?: Outlined;
  readonly required?: readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
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

/** What stands in an example for texts of a form. */
const OF_FORMAT: Readonly<Record<string, string>> = {
  "date-time": "2026-01-01T00:00:00Z",
  date: "2026-01-01",
  uuid: "0195b7c0-0000-7000-8000-000000000001",
  uri: "https://HOUSE/",
  base64: "iVBORw0KGgo=",
};

/** What stands there for texts with a pattern: the first that it takes. */
const OF_PATTERN = ["1", "spring", "2026-01-01", "A".repeat(22)] as const;

const OF_TEXT = "…";

/** Something that could stand there, for an example. */
export function sampleOf(schema: Outlined): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sampleOf(schema.anyOf[0] ?? {});
  if (schema.prefixItems) return schema.prefixItems.map(sampleOf);
  if (schema.items) return [sampleOf(schema.items)];
  if (schema.properties) return sampleObject(schema.properties, schema.required ?? []);
  if (schema.additionalProperties !== undefined)
    return typeof schema.additionalProperties === "object"
      ? { [String(schema.propertyNames?.enum?.[0] ?? "name")]: sampleOf(schema.additionalProperties) }
      : {};
  const [type] = typeof schema.type === "object" ? schema.type : [schema.type];
  if (type === "null") return null;
  if (type === "integer" || type === "number") return Math.max(1, schema.minimum ?? 1);
  return type === "boolean" ? true : sampleText(schema);
}

const sampleObject = (properties: NonNullable<Outlined["properties"]>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, sampleOf(properties[name] ?? {})]));

function sampleText({ format = "", minLength = 0, allOf = [], ...schema }: Outlined): string {
  const known = OF_FORMAT[format];
  if (known !== undefined) return known;
  const patterns = [schema, ...allOf].flatMap(({ pattern }) => pattern ?? []).map((one) => new RegExp(one));
  if (patterns.length === 0) return OF_TEXT.repeat(Math.max(1, minLength));
  return OF_PATTERN.find((one) => patterns.every((pattern) => pattern.test(one))) ?? OF_TEXT;
}
