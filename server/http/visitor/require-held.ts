import { redirect } from "@remix-run/node";
import { paths } from "#app/lib/paths/paths.ts";
import type { HeldPurpose } from "../../accounts/index.ts";
import { type HeldLogin, type RequestArgs, type Visitor, visitorOf } from "./visitor.ts";

export type HeldVisitor = Visitor & { readonly held: HeldLogin };

/** A visitor who waits for just this: a code, or a new password. Everybody else is led to where they belong. */
export async function requireHeld(args: RequestArgs, purpose: HeldPurpose): Promise<HeldVisitor> {
  const visitor = await visitorOf(args);
  const { held, player } = visitor;
  if (held?.purpose === purpose) return { ...visitor, held };
  throw redirect(player ? paths.home() : paths.login());
}
