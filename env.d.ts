import "@remix-run/node";
import type { Refusal } from "./server/http/guard.ts";
import type { MemberTemplate } from "./server/http/member-template.ts";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }

  /** What server/http/web-app.ts knows of a request before Remix sees it. Absent under another server. */
  interface AppLoadContext {
    address?: string;
    refusal?: Refusal | null;
    kept?: Readonly<Record<string, string>>;
    template?: MemberTemplate;
  }
}
