import { z } from "zod";
import type { Scope } from "../accounts/index.ts";
import type { Outcome } from "../core/outcome.ts";
import type { HeldLogin, PlayerVisitor, Visitor } from "../http/visitor/visitor.ts";
import type { CallCode } from "./codes.ts";
import type { CallModule } from "./modules.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Called by: anybody, an app that a player has signed in, one whose login still waits for something, or either of these. */
export type Token = "none" | "signed" | "held" | "any";

type Told<Payload, Value, Code extends CallCode> = {
  /** The part of the house that answers, by its number. */
  readonly module: CallModule;
  readonly name: string;
  readonly method: Method;
  readonly path: `/${string}`;
  /** What it does, in one English sentence for the documentation. */
  readonly about: string;
  /** The payload and the answer travel as JWE: a plain one is refused. */
  readonly isEncrypted?: boolean;
  readonly payload: z.ZodType<Payload>;
  readonly value: z.ZodType<Value>;
  readonly errors: readonly Code[];
  /** Its payload may be a picture, and so longer than others. */
  readonly bodyBytesMax?: number;
  /** Its answer is a secret that is nowhere kept, so a repeat does the same once more. */
  readonly isAnsweredAnew?: boolean;
  /** A brand for members alone opens it to guests, as it opens the doors. */
  readonly isDoor?: boolean;
};

/** Why a rule refuses; `fields` where it is about some of the payload. */
export type CallRefusal<Code extends CallCode = CallCode> = {
  readonly reason: Code;
  readonly fields?: readonly string[];
  /** From when on it may be asked again, where that is known; `until` is the word of the rules for it. */
  readonly retryAt?: Date;
  readonly until?: Date;
  /** Nothing is decided yet: the same key asks again, and is not answered with this. */
  readonly isUndecided?: boolean;
};

type Asked<Who, Payload> = {
  readonly visitor: Who;
  readonly payload: Payload;
  /** The caller's Idempotency-Key; empty where none is asked for. */
  readonly key: string;
  /** The caller's token; empty without one. */
  readonly bearer: string;
  /** The address that was called. */
  readonly url: URL;
};

type Answering<Who, Payload, Value, Code extends CallCode> = (
  asked: Asked<Who, Payload>,
) => Promise<Outcome<Value, CallRefusal<Code>>>;

type SameForAll = {
  /** The same answer for everybody who asks so in one language without a token: kept for a second (cached-lists.ts). */
  readonly isSameForAll?: true;
};

export type HeldVisitor = Visitor & { readonly held: HeldLogin };

/** One row of the table: all that is known of a call. */
export type Call = Told<unknown, unknown, CallCode> &
  SameForAll & {
    readonly token: Token;
    readonly scope: Scope | null;
    readonly answer: Answering<Visitor, unknown, unknown, CallCode>;
  };

/** A name that is none of a payload's is refused, so that a letter too many never does something else. */
function strict(payload: z.ZodType): z.ZodType {
  return payload instanceof z.ZodObject ? payload.strict() : payload;
}

/** A call that anybody may make. */
export function openCall<Payload, Value, const Code extends CallCode>(
  told: Told<Payload, Value, Code> &
    SameForAll & { readonly answer: Answering<Visitor, Payload, Value, Code> },
): Call {
  return { ...told, payload: strict(told.payload), token: "none", scope: null } as Call;
}

/** A call of an app that a player has signed in, with what it is to be let do. */
export function signedCall<Payload, Value, const Code extends CallCode>(
  told: Told<Payload, Value, Code> & {
    readonly scope: Scope;
    readonly answer: Answering<PlayerVisitor, Payload, Value, Code>;
  },
): Call {
  return { ...told, payload: strict(told.payload), token: "signed" } as Call;
}

/** A call of an app whose login waits for a second factor or a new password. */
export function heldCall<Payload, Value, const Code extends CallCode>(
  told: Told<Payload, Value, Code> & { readonly answer: Answering<HeldVisitor, Payload, Value, Code> },
): Call {
  return { ...told, payload: strict(told.payload), token: "held", scope: null } as Call;
}

/** A call with a token of either kind: of somebody who is signed in, or whose login still waits. */
export function tokenCall<Payload, Value, const Code extends CallCode>(
  told: Told<Payload, Value, Code> & {
    readonly answer: Answering<Visitor, Payload, Value, Code>;
  },
): Call {
  return { ...told, payload: strict(told.payload), token: "any", scope: null } as Call;
}

/** Whether a repeat must do nothing: it changes something in a player's name. */
export function needsKey({
  method,
  token,
  isAnsweredAnew = false,
}: Pick<Call, "method" | "token" | "isAnsweredAnew">): boolean {
  return method !== "GET" && (token === "signed" || token === "any") && !isAnsweredAnew;
}
