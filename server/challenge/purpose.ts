/** What a picture is asked before. One that was read for one purpose is worth nothing for another. */
export const PURPOSES = ["login", "register", "code", "recover"] as const;

export type Purpose = (typeof PURPOSES)[number];

/** What can be looked at. */
export type PictureKind = "letters" | "slider";

/** How a challenge is put, and so the one way in which it is answered. */
export type ChallengeKind = PictureKind | "sound";
