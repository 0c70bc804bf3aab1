import type { ReactNode } from "react";

export type RecordColumn = {
  readonly name: string;
  readonly title: string;
  /** An amount is set at the end of its column, so that digits stand below digits. */
  readonly kind?: "text" | "amount";
};

export type RecordRow = { readonly id: string; readonly cells: Readonly<Record<string, ReactNode>> };

type RecordTableProps = {
  caption: string;
  columns: readonly RecordColumn[];
  rows: readonly RecordRow[];
};

/** Where a row is a list of its own, what it does not have is left out. */
function classOf(cell: ReactNode, kind: RecordColumn["kind"]): string | undefined {
  if (cell === "" || cell === null || cell === undefined) return "records__none";
  return kind === "amount" ? "records__amount" : undefined;
}

/** Records as a table; on a narrow screen each row becomes a list of its own, titles beside values. */
export function RecordTable({ caption, columns, rows }: RecordTableProps) {
  return (
    <table className="records">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name, title, kind }) => (
            <th key={name} scope="col" className={kind === "amount" ? "records__amount" : undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }) => (
          <tr key={id}>
            {columns.map(({ name, title, kind }) => (
              <td key={name} data-title={title} className={classOf(cells[name], kind)}>
                <span>{cells[name]}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
