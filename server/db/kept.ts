import type { Context } from "./context.ts";

type Held<Value> = { readonly value: Promise<Value>; readonly at: number };

/**
 * A reading that is the same for everybody, asked of the database at most once in `maxAgeMs` however many
 * want it, and together by those who arrive together. An age and not an invalidation, because another
 * process may have made the change. Each database, and each transaction, has its own copy.
 */
export function kept<Value>(
  maxAgeMs: number,
  load: (context: Context) => Promise<Value>,
): (context: Context) => Promise<Value> {
  const heldBy = new WeakMap<object, Held<Value>>();
  return (context) => {
    const at = context.now().getTime();
    const known = heldBy.get(context.db);
    if (known && Math.abs(at - known.at) < maxAgeMs) return known.value;

    const fresh: Held<Value> = { value: load(context), at };
    heldBy.set(context.db, fresh);
    fresh.value.catch(() => {
      if (heldBy.get(context.db) === fresh) heldBy.delete(context.db);
    });
    return fresh.value;
  };
}
