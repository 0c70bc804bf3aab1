/** For whom a text is. `members` are signed in, `guests` are not. */
export const AUDIENCES = ["everybody", "guests", "members"] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Whether something is said to this audience. What is for everybody is said to each, and alone to `everybody`. */
export function isSaidTo(audience: Audience, { audience: meant }: { readonly audience: Audience }): boolean {
  return meant === "everybody" || meant === audience;
}
