import { data, type LoaderFunctionArgs, type ServerBuild } from "@remix-run/node";
import { isSubLoginType } from "../../accounts/index.ts";
import { saidBy } from "../routes/route-book.ts";
import { isOpenToSubLogins } from "../routes/route-says.ts";
import { withDeed } from "./sub-login-deed.ts";
import { visitorOf } from "./visitor.ts";

type Module = NonNullable<ServerBuild["routes"][string]>["module"];
type Handler = (args: LoaderFunctionArgs) => unknown;

/**
 * What a route does, shut to sub-logins where it is not for them, and kept where they do something with it: every action
 * of the agent centre, and every file with figures that is taken from it.
 */
export function forSubLogins(id: string, module: Module): Pick<Module, "loader" | "action"> {
  const says = saidBy(module);
  const name = id.split("/").at(-1) ?? id;
  const isTaken = says.who === "agents" && id.endsWith("-csv");
  const around = (handler: Handler, wish: "asked" | "posted") => {
    const open = isOpenToSubLogins(says, wish) ? handler : shutToSubLogins(handler);
    const isDeed = says.who === "agents" && (wish === "posted" || isTaken);
    return isDeed ? withDeed(open, name) : open;
  };
  const { loader, action } = module;
  return {
    ...(loader ? { loader: around(loader as Handler, "asked") as typeof loader } : {}),
    ...(action ? { action: around(action as Handler, "posted") as typeof action } : {}),
  };
}

function shutToSubLogins(handler: Handler): Handler {
  return async (args) => {
    const { player } = await visitorOf(args);
    if (player && isSubLoginType(player.accountType)) throw data(null, { status: 403 });
    return handler(args);
  };
}
