import pino from "pino";
import { terminalText } from "../core/text/terminal-text.ts";

/**
 * What a log line may say. Anything else that is handed in is dropped, so a password, a token or a
 * body cannot reach a log by accident: a field is added here on purpose or it does not exist.
 */
export type LogFields = {
  reference?: string;
  method?: string;
  path?: string;
  status?: number;
  durationMs?: number;
  vendor?: string;
  command?: string;
  code?: string;
  migration?: string;
  port?: number;
  reason?: string;
  error?: unknown;
};

const ALLOWED: readonly (keyof LogFields)[] = [
  "reference",
  "method",
  "path",
  "status",
  "durationMs",
  "vendor",
  "command",
  "code",
  "migration",
  "port",
  "reason",
];

export type Log = {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
};

/** JSON lines, on standard output unless told otherwise. */
export function openLog(level: string, destination: NodeJS.WritableStream = process.stdout): Log {
  const sink = pino({ level, base: null }, destination);
  const write =
    (level: "debug" | "info" | "warn" | "error") =>
    (message: string, fields: LogFields = {}) =>
      sink[level](allowed(fields), message);
  return { debug: write("debug"), info: write("info"), warn: write("warn"), error: write("error") };
}

function allowed(fields: LogFields): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const name of ALLOWED) if (fields[name] !== undefined) kept[name] = shown(fields[name]);
  if (fields.error !== undefined) kept.error = faultOf(fields.error);
  return kept;
}

/** JSON lets everything through that is above ASCII, also what a terminal obeys. */
function shown(value: unknown): unknown {
  return typeof value === "string" ? terminalText(value) : value;
}

/** The kind, code and place of a fault. Its message may quote what a person typed, so only the place is kept. */
function faultOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const frames = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  const cause = error.cause instanceof Error ? faultOf(error.cause) : undefined;
  const code = "code" in error ? terminalText(String(error.code)) : undefined;
  return { kind: error.name, code, at: frames.slice(0, 6).map((line) => line.trim()), cause };
}
