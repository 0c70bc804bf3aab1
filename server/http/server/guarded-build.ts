import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type ServerBuild } from "@remix-run/node";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { saidBy } from "../routes/route-book.ts";
import { forSubLogins } from "../visitor/for-sub-logins.ts";
import { requirePlayer, visitorOf } from "../visitor/visitor.ts";
import { faultReference } from "./fault-reference.ts";

type Handler<Args> = (args: Args) => unknown;

/**
 * The same build with four things done to every loader and action at once, because one that had to ask
 * for itself could forget to: a refused post never reaches its action, and is answered with its own
 * page, what was typed and the reason; a fault becomes an answer that carries only its reference; a
 * route that does not say what it is is not there; and a sub-login finds only what is for sub-logins.
 */
export function guardedBuild(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action } = forSubLogins(id, route.module);
    const isPage = route.module.default !== undefined;
    const { who, posts } = saidBy(route.module);
    if (who === "nobody") return [id, { ...route, module: { ...route.module, loader: shut, action: shut } }];
    if (action && who === "anybody" && posts === undefined)
      throw new Error(`Say in ${id} who may post to it.`);
    const postsArePlayers = posts === "players";
    const module = {
      ...route.module,
      ...(loader ? { loader: withReference<LoaderFunctionArgs>(loader) } : {}),
      ...(action
        ? { action: withReference<ActionFunctionArgs>(withVerdict(action, { isPage, postsArePlayers })) }
        : {}),
    };
    return [id, { ...route, module }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

/** In place of what a route does that does not say whom it is for. */
function shut(): never {
  throw new Response(null, { status: 404 });
}

/** What is posted beside a page has none of its own to come back with: it is told why in JSON. */
function withVerdict(
  action: Handler<ActionFunctionArgs>,
  { isPage, postsArePlayers }: { isPage: boolean; postsArePlayers: boolean },
): Handler<ActionFunctionArgs> {
  return async (args) => {
    const { refusal, kept = {} } = args.context;
    if (!refusal) return action(args);
    // A form token dies with its session, so a heart of somebody who was signed out looks stale before all else (G06).
    if (postsArePlayers && refusal.reason === "staleForm") await requirePlayer(args);
    if (!isPage) return Response.json({ refused: refusal.reason }, { status: refusal.status });
    const { formToken } = await visitorOf(args);
    const answer: FormAnswer = { values: kept, errors: {}, refused: refusal.reason, formToken };
    return data(answer, { status: refusal.status });
  };
}

function withReference<Args extends LoaderFunctionArgs | ActionFunctionArgs>(handler: Handler<Args>) {
  return async (args: Args): Promise<unknown> => {
    try {
      return await handler(args);
    } catch (thrown) {
      if (!(thrown instanceof Error)) throw thrown;
      throw data({ reference: faultReference(thrown, args) }, { status: 500 });
    }
  };
}
