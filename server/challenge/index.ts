/**
 * The front door of challenge: pictures whose letters (or whose gap) a person reads and a script does not. A form
 * carries the ticket that openTicket made; the picture is made when it is first looked at, and is bound to the
 * browser that looks. A loader asks by app/pages/challenge/asked-challenge.server.ts, an action checks by
 * server/http/posts/posted-challenge.ts.
 */
export { type ChallengeRefusal, checkChallenge } from "./check-challenge.ts";
export type { Purpose } from "./purpose.ts";
export { openSound, type ShownPicture, showPicture } from "./show-picture.ts";
export { soundOf } from "./sound-of.ts";
export { sweepChallenges } from "./sweep.ts";
export { openTicket } from "./ticket.ts";
export { type AskedWork, askWork } from "./work.ts";
