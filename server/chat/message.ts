/** One message as it is kept. Whose it is, is for the rules alone. */
export type KeptMessage = {
  readonly id: string;
  readonly roomId: number;
  /** Its number in the room: what happens later has a higher one. */
  readonly seq: number;
  readonly playerId: bigint;
  readonly alias: string;
  readonly body: string;
  readonly sentAt: Date;
};

/** One message as others see it: under the name that its writer chose, else under the alias. */
export type Message = KeptMessage & { readonly name: string; readonly avatar: string | null };

/** What happened in a room. A removal has a number of its own, so that it reaches whoever has the message. */
export type ChatEvent = EventWith<Message>;
export type KeptEvent = EventWith<KeptMessage>;

type EventWith<Said> =
  | { readonly kind: "message"; readonly seq: number; readonly message: Said }
  | { readonly kind: "removal"; readonly seq: number; readonly removedSeq: number };

/** So many letters, counted as people count them: by code point. */
export const MESSAGE_MAX_LETTERS = 300;
