/** What a session is good for. Only `play` is signed in; the others wait for a code or for a new password. */
export type SessionPurpose = "play" | "secondFactor" | "changePassword";

export type HeldPurpose = Exclude<SessionPurpose, "play">;

/** By what somebody proved who they are. */
export const LOGIN_WAYS = [
  "password",
  "sms",
  "social",
  "recovery",
  "registration",
  "freePlay",
  "remembered",
] as const;

export type LoginWay = (typeof LOGIN_WAYS)[number];

/** What an app may do in a player's name: look, play with what there is, and send money on its way. */
export const SCOPES = ["read", "play", "money"] as const;

export type Scope = (typeof SCOPES)[number];

/** What a held login goes on to when it is let through. */
export type HeldFor = {
  /** The page that the player comes back to. */
  readonly from: string;
  readonly remember: boolean;
  /** The password that was typed is one that nobody may keep. */
  readonly passwordIsWeak: boolean;
};
