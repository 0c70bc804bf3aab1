import { asksPassword } from "../routes/route-says.ts";
import { isRemembered, type Visitor } from "../visitor/visitor.ts";

/** Whether somebody who is signed in is at the form of a login to type the password for a local path. */
export function isToConfirm(visitor: Pick<Visitor, "session" | "routes">, redirectTo: string): boolean {
  return isRemembered(visitor) && asksPassword(visitor.routes.at(new URL(redirectTo, "http://localhost")));
}
