import type { HeldPurpose, Scope } from "../../accounts/index.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { type SignInRequest, signIn } from "../../use-cases/index.ts";
import type { HeldLogin, Visitor } from "../visitor/visitor.ts";

/** What an app is given: its token, and what is still owed before that opens anything. */
export type AppLogin = { readonly token: string; readonly owed: HeldPurpose | null };

type Proven = Pick<SignInRequest, "playerId" | "way"> & {
  readonly scopes: readonly Scope[];
  readonly passwordSetAt?: Date | undefined;
  readonly passwordIsWeak?: boolean | undefined;
};

/** Signs in for an app whoever has proved who they are (use-cases/sign-in.ts). No cookie is set, and none is read. */
export function signInApp(
  visitor: Visitor,
  { playerId, way, scopes, passwordSetAt, passwordIsWeak = false }: Proven,
): Promise<Outcome<AppLogin, { readonly reason: "signedOut" }>> {
  const heldFor = { from: "/", remember: false, passwordIsWeak };
  return goOn(visitor, { playerId, way, scopes, heldFor, hasShownCode: false, passwordSetAt });
}

/** Lets the held login of an app through, after a right code or a new password; what is still owed then comes next. */
export function liftAppHold(
  visitor: Visitor & { readonly held: HeldLogin },
): Promise<Outcome<AppLogin, { readonly reason: "signedOut" }>> {
  const { purpose, session, player } = visitor.held;
  const { heldFor, way, scopes } = session;
  if (!heldFor || !scopes) throw new Error("There is no login of an app that is held.");
  const isNew = purpose === "changePassword";
  return goOn(visitor, {
    playerId: player.id,
    way,
    scopes,
    heldFor: { ...heldFor, passwordIsWeak: heldFor.passwordIsWeak && !isNew },
    hasShownCode: true,
    passwordSetAt: isNew ? undefined : session.startedAt,
  });
}

async function goOn(
  { context, brand, address, device, session, held }: Visitor,
  login: Omit<SignInRequest, "brand" | "place" | "former">,
): Promise<Outcome<AppLogin, { readonly reason: "signedOut" }>> {
  const former = { tokenHash: (session ?? held?.session)?.tokenHash, secret: null };
  const signed = await signIn(context, { ...login, brand, place: { address, device }, former });
  return signed.ok
    ? done({ token: signed.value.token, owed: signed.value.owed })
    : refuse({ reason: "signedOut" });
}
