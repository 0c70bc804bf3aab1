import { relative } from "node:path";
import ts from "typescript";

export type Kind = "bigint" | "boolean" | "date" | "number" | "text" | "other";

/** The columns that a statement's type names, or null where it gives no rows. */
export type Declared = { readonly place: string; readonly columns: ReadonlyMap<string, Kind> | null };

/** Every statement of the server that is declared with the type of its rows. */
export function declaredStatements(): Declared[] {
  const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const server = fileNames.filter((name) => name.includes("/server/") && !name.includes(".test."));
  const program = ts.createProgram(server, { ...options, noEmit: true, incremental: false });
  const checker = program.getTypeChecker();
  return program
    .getSourceFiles()
    .filter(({ fileName }) => server.includes(fileName))
    .flatMap((file) =>
      file.statements
        .filter(ts.isVariableStatement)
        .flatMap((statement) => declaredIn(statement, file, checker)),
    );
}

function declaredIn(
  statement: ts.VariableStatement,
  file: ts.SourceFile,
  checker: ts.TypeChecker,
): Declared[] {
  return statement.declarationList.declarations.flatMap(({ name, type }) => {
    if (!type || !ts.isTypeReferenceNode(type) || type.typeName.getText(file) !== "Statement") return [];
    const [row] = type.typeArguments ?? [];
    if (!row) return [];
    const place = `${relative(process.cwd(), file.fileName)} ${name.getText(file)}`;
    return [{ place, columns: columnsOf(checker.getTypeFromTypeNode(row), row, checker) }];
  });
}

function columnsOf(row: ts.Type, at: ts.Node, checker: ts.TypeChecker): Map<string, Kind> | null {
  if (row.flags & (ts.TypeFlags.Never | ts.TypeFlags.Unknown)) return null;
  const columns = new Map<string, Kind>();
  for (const property of parts(row).flatMap((part) => checker.getPropertiesOfType(part))) {
    const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(property, at));
    // One kind of row may say null where another has something.
    if (!(type.flags & ts.TypeFlags.Never)) columns.set(property.name, kindOf(type, checker));
  }
  return columns;
}

function kindOf(type: ts.Type, checker: ts.TypeChecker): Kind {
  const kinds = new Set(parts(checker.getNonNullableType(type)).map(partKind));
  const [only = "other"] = kinds;
  return kinds.size === 1 ? only : "other";
}

const parts = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

function partKind(type: ts.Type): Kind {
  if (type.flags & ts.TypeFlags.BigIntLike) return "bigint";
  if (type.flags & ts.TypeFlags.BooleanLike) return "boolean";
  if (type.flags & ts.TypeFlags.NumberLike) return "number";
  if (type.flags & ts.TypeFlags.StringLike) return "text";
  return type.symbol?.name === "Date" ? "date" : "other";
}
