/** Thrown before anything was sent: too many callers already wait for a connection. */
export class DatabaseBusy extends Error {
  override name = "DatabaseBusy";
}

/** Thrown when a commit is done here and perhaps nowhere else: the same call may be sent again. */
export class DatabaseUndecided extends Error {
  override name = "DatabaseUndecided";
}

/**
 * Serialisation failure, deadlock, lock not available, cancelled, shutting down, too many connections,
 * broken connection: the same call with the same key may be sent again and finds what was committed.
 */
const TRANSIENT = /^(40001|40P01|55P03|57014|57P0[1-4]|53[0-9A-Z]{3}|08[0-9A-Z]{3})$/;
const BROKEN_SOCKET = /timeout|terminated|not queryable|closed|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|ENOENT/i;

/** The SQLSTATE of a fault from either driver, also when somebody wrapped it; null for any other fault. */
export function sqlState(fault: unknown): string | null {
  if (!(fault instanceof Error)) return null;
  if ("code" in fault && typeof fault.code === "string" && /^(?=.*\d)[0-9A-Z]{5}$/.test(fault.code))
    return fault.code;
  return fault.cause === undefined ? null : sqlState(fault.cause);
}

/** Whether what threw may go well when it is tried again with the same keys. */
export function isTransient(fault: unknown): boolean {
  if (fault instanceof DatabaseBusy || fault instanceof DatabaseUndecided) return true;
  const state = sqlState(fault);
  if (state !== null) return TRANSIENT.test(state);
  return (
    fault instanceof Error && BROKEN_SOCKET.test(`${"code" in fault ? fault.code : ""} ${fault.message}`)
  );
}

/** Whether the connection that threw may still be asked something: the server answered and was not cut short. */
export function leavesConnectionSound(fault: unknown): boolean {
  const state = sqlState(fault);
  return state !== null && state !== "57014" && !/^(57P|08|XX)/.test(state);
}
