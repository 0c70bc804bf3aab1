/** The columns of a table by the properties that carry them, each with its type in the database. */
export type Columns = Readonly<Record<string, string>>;

const columnOf = (property: string) => property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const each = (columns: Columns, write: (property: string, type: string) => string) =>
  Object.entries(columns)
    .map(([property, type]) => write(property, type))
    .join(", ");

/** What a select reads, or an insert returns. */
export function reading(columns: Columns): string {
  return each(columns, (property) => `${columnOf(property)} as "${property}"`);
}

/** An insert of every row in the list `$1` (asJson). What a row does not say is null. */
export function entering(table: string, columns: Columns): string {
  return `
    insert into ${table} (${each(columns, columnOf)})
    select ${each(columns, (property) => `"${property}"`)}
    from jsonb_to_recordset($1::jsonb) as new (${each(columns, (property, type) => `"${property}" ${type}`)})`;
}

/** An update of the columns that the object `$1` (asJson) names; the others stay. The table is called `old`. */
export function changing(table: string, columns: Columns): string {
  const isSaid = (property: string) => `case when $1::jsonb ? '${property}' then new."${property}"`;
  return `
    update ${table} as old set ${each(
      columns,
      (property) => `${columnOf(property)} = ${isSaid(property)} else old.${columnOf(property)} end`,
    )}
    from jsonb_to_record($1::jsonb) as new (${each(columns, (property, type) => `"${property}" ${type}`)})`;
}
