import { data, redirect } from "@remix-run/node";
import { paths } from "#app/lib/paths/paths.ts";
import { isAgentType, isTrialType } from "../../accounts/index.ts";
import { pageAddress } from "../addresses/page-address.ts";
import { asksPassword } from "../routes/route-says.ts";
import { isRemembered, type PlayerVisitor, type RequestArgs, requirePlayer } from "./visitor.ts";

/** What the error page says besides the status (app/error-page.tsx). */
export const TRUE_ACCOUNT_NEEDED = "trueAccount";

/**
 * The signed-in player of an account that holds money (M15). A trial account may play and nothing else: it is told
 * that this takes an account of its own (G11). Where money leaves, a browser that is only remembered is sent to type
 * the password first, at the door that opens to it (L15).
 */
export async function requireMember(args: RequestArgs): Promise<PlayerVisitor> {
  const visitor = await requirePlayer(args);
  const { accountType } = visitor.player;
  if (isTrialType(accountType)) throw data({ needs: TRUE_ACCOUNT_NEEDED }, { status: 403 });
  const url = new URL(args.request.url);
  if (isRemembered(visitor) && asksPassword(visitor.routes.at(url))) {
    const login = isAgentType(accountType) ? paths.agentLogin : paths.login;
    throw redirect(login({ redirectTo: pageAddress(url) }));
  }
  return visitor;
}
