import { withoutModal } from "#app/lib/paths/paths.ts";
import { loadRegistrationShown } from "#app/pages/registration/load-registration.server.ts";
import { audienceOf } from "#server/http/visitor/audience.ts";
import type { Visitor } from "#server/http/visitor/visitor.ts";
import type { RegisterShown } from "../shown-dialog.ts";

export async function loadRegistration(visitor: Visitor, url: URL): Promise<RegisterShown | null> {
  if (audienceOf(visitor) === "members") return null;
  const redirectTo = withoutModal(url.pathname + url.search);
  return { modal: "register", ...(await loadRegistrationShown(visitor, { url, redirectTo })) };
}
