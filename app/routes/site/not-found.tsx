import type { RouteSays } from "#server/http/routes/route-says.ts";

export const says: RouteSays = { who: "anybody" };

/** Every address that no other route answers. */
export function loader(): never {
  throw new Response(null, { status: 404 });
}

export { ErrorText as default } from "../../error-page.tsx";
