import { redirect } from "@remix-run/node";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { lacksPassword } from "../../accounts/index.ts";
import { pageAddress } from "../addresses/page-address.ts";
import { requireMember } from "./require-member.ts";
import type { PlayerVisitor, RequestArgs } from "./visitor.ts";

/**
 * A member for a page on which nothing can be done without the password. Who registered by a number alone has none yet:
 * they are led to choose one, and from there back.
 */
export async function requirePassword(args: RequestArgs): Promise<PlayerVisitor> {
  const visitor = await requireMember(args);
  if (!(await lacksPassword(visitor.context, visitor.player.id))) return visitor;
  throw redirect(memberPaths.password({ redirectTo: pageAddress(new URL(args.request.url)) }));
}
