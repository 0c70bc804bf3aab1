/**
 * What a form that was not accepted comes back with. The page shows the same form: what was typed is
 * kept (secrets never are), each error stands beside its field and all of them in a summary on top.
 */
export type FormAnswer = {
  readonly values: Readonly<Record<string, string>>;
  /** Sentences in the visitor's language by field name; "" is the form as a whole. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** The token that this form needs from now on, where the one that it had is stale. */
  readonly formToken?: string;
  /** The post was stopped before its rule (server/http/posts/guard.ts): a key under `reasons`. */
  readonly refused?: "foreignOrigin" | "staleForm" | "unreadable" | "tooLarge";
};
