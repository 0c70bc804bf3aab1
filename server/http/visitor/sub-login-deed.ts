import type { LoaderFunctionArgs } from "@remix-run/node";
import { isSubLoginType } from "../../accounts/index.ts";
import { beginDeed, type DeedOutcome, endDeed } from "../../agents/index.ts";
import { pageAddress } from "../addresses/page-address.ts";
import { visitorOf } from "./visitor.ts";

type Handler = (args: LoaderFunctionArgs) => unknown;

/**
 * What a sub-login does, kept with its name before it is done, and afterwards what became of it. It stands around every
 * action of the agent centre (for-sub-logins.ts), so that none can leave it out.
 */
export function withDeed(handler: Handler, deed: string): Handler {
  return async (args) => {
    const { context, player, address } = await visitorOf(args);
    if (!player || !isSubLoginType(player.accountType)) return handler(args);
    const place = pageAddress(new URL(args.request.url));
    const id = await beginDeed(context, { playerId: player.id, deed, place, address });
    try {
      const answer = await handler(args);
      await endDeed(context, { id, outcome: outcomeOf(answer, args.request.method) });
      return answer;
    } catch (thrown) {
      const outcome = thrown instanceof Error ? "failed" : outcomeOf(thrown, args.request.method);
      await endDeed(context, { id, outcome });
      throw thrown;
    }
  };
}

/** A form that comes back with one row more has done nothing yet; a file that is given has been taken. */
function outcomeOf(answer: unknown, method: string): DeedOutcome {
  const status = statusOf(answer);
  if (status >= 500) return "failed";
  if (status >= 400) return "refused";
  return status >= 300 || method === "GET" ? "done" : "nothing";
}

function statusOf(answer: unknown): number {
  if (answer instanceof Response) return answer.status;
  const isData = typeof answer === "object" && answer !== null && "init" in answer;
  return (isData ? (answer.init as ResponseInit | null)?.status : undefined) ?? 200;
}
