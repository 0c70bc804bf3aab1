import type { AppLoadContext } from "@remix-run/node";
import { newId } from "../../core/ids.ts";
import { platform } from "../../house/platform.ts";
import { openLog } from "../../log/log.ts";

/** The reference of the fault that broke this request, if one did; the page of errors prints it. */
const references = new WeakMap<AppLoadContext, string>();

const faults = new WeakMap<AppLoadContext, unknown>();

/** What broke this request, where something did. */
export function faultOf(context: AppLoadContext): unknown {
  return faults.get(context);
}

/** Short enough to be read out to whoever looks into the log. */
export function newReference(): string {
  return newId().slice(-12);
}

/** Writes a fault to the log once and answers with the reference under which it stands there. */
export function faultReference(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
): string {
  const known = references.get(context);
  if (known) return known;
  const reference = newReference();
  references.set(context, reference);
  faults.set(context, error);
  const line = { reference, method: request.method, path: new URL(request.url).pathname, error };
  platform().then(
    ({ log }) => log.error("fault", line),
    () => openLog("info").error("fault", line),
  );
  return reference;
}
