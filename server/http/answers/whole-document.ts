import { redirectDocument } from "@remix-run/node";
import { pageAddress } from "../addresses/page-address.ts";

/**
 * A page that shows a vendor's pages in a frame has a content policy of its own, which comes with the document alone:
 * whoever comes by script is sent to fetch the whole of it.
 */
export function requireDocument(request: Request): void {
  if (request.headers.get("Sec-Fetch-Dest") !== "empty") return;
  throw redirectDocument(pageAddress(new URL(request.url)));
}
