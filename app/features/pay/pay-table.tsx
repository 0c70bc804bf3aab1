import { Amount } from "#app/components/amount.tsx";
import { type RecordColumn, RecordTable } from "#app/components/record-table.tsx";
import type { ShownTable } from "./shown-pay.ts";

/** A table of what was paid, with its title; without rows the text alone. */
export function PayTable({ table }: { table: ShownTable }) {
  const { name, title, columns, rows, text } = table;
  const written = rows.map(({ id, cells, link }) => {
    const nodes = columns.map((column) => {
      const href = link?.name === column.name ? link.href : undefined;
      return [column.name, cellOf(cells[column.name] ?? "", column.kind, href)] as const;
    });
    return { id, cells: Object.fromEntries(nodes) };
  });
  return (
    <section className="stack" data-testid={name}>
      <h2>{title}</h2>
      {text === null ? null : <p className="quiet">{text}</p>}
      {rows.length === 0 ? null : <RecordTable caption={title} columns={columns} rows={written} />}
    </section>
  );
}

function cellOf(value: string, kind: RecordColumn["kind"], href: string | undefined) {
  if (value === "") return "";
  const text = kind === "amount" ? <Amount value={value} /> : value;
  return href === undefined ? text : <a href={href}>{text}</a>;
}
