import { readReference } from "../../cashier/index.ts";

/** The order that an address names. Throws 404 for what no order is called. */
export function orderReference({ reference = "" }: { readonly reference?: string | undefined }): string {
  const read = readReference(reference);
  if (read === null) throw new Response(null, { status: 404 });
  return read;
}
