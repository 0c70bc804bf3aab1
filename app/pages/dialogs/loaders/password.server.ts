import { shownHeldPassword } from "#app/pages/recovery/held-password.server.ts";
import type { Visitor } from "#server/http/visitor/visitor.ts";
import type { PasswordShown } from "../shown-dialog.ts";

/** Nothing to whoever owes no new password. */
export async function loadPassword(visitor: Visitor): Promise<PasswordShown | null> {
  const { held } = visitor;
  if (held?.purpose !== "changePassword") return null;
  return { modal: "password", ...(await shownHeldPassword({ ...visitor, held })) };
}
