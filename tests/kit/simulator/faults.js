/**
 * What a test lets go wrong, path by path. A fault stays for `times` calls of its path and is used up in the
 * order in which the faults were asked for.
 */
const FAULTS = new Set([
  "unknown",
  "pending",
  "refuse",
  "lost-before",
  "lost-after",
  "delay",
  "error",
  "wrong-signature",
  "garbage",
  "stale",
  "other-answer",
  "duplicate",
]);

export function faultQueue() {
  const waiting = [];
  return {
    /** False when there is no such fault. */
    plan({ path, fault, times = 1, ...more }) {
      if (!FAULTS.has(fault)) return false;
      waiting.push({ path, fault, left: times, ...more });
      return true;
    },
    /** The fault of this call, if it has one. */
    take(path) {
      const next = waiting.findIndex((planned) => planned.path === path);
      if (next < 0) return {};
      const planned = waiting[next];
      planned.left -= 1;
      if (planned.left <= 0) waiting.splice(next, 1);
      return planned;
    },
    clear() {
      waiting.length = 0;
    },
  };
}

/** How a fault changes what becomes of a transfer. */
export function transferFault({ fault, becomes, asks = 1 }) {
  return {
    hiddenFor: fault === "unknown" ? asks : 0,
    pending: fault === "pending",
    refused: fault === "refuse" || becomes === "FAILED",
  };
}
