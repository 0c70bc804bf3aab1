import "@remix-run/node";
import type { PlayerSession, Scope } from "./server/accounts/index.ts";
import type { Refusal } from "./server/http/posts/guard.ts";
import type { RouteBook } from "./server/http/routes/route-book.ts";
import type { MemberTemplate } from "./server/http/visitor/visitor.ts";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }

  /** What server/http/server/web-app.ts knows of a request before Remix sees it. Absent under another server. */
  interface AppLoadContext {
    address?: string;
    refusal?: Refusal | null;
    kept?: Readonly<Record<string, string>>;
    /** The form of an upload, which the guard has read. */
    upload?: FormData;
    /** The session that the guard has read; absent where it has read none. */
    session?: PlayerSession | null;
    /** What an app may do, or asks to be let do; absent for a browser (server/calls). */
    scopes?: readonly Scope[];
    template?: MemberTemplate;
    /** What the routes say; absent, all is closed. */
    routes?: RouteBook;
    /** What the answer shall set besides its own, collected while the visitor is found out (visitor.ts). Pages only. */
    cookies?: Headers;
  }
}
