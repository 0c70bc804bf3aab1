/** A device as its page prints it. Written by the loader, because a browser's calendar may differ. */
export type ShownDevice = {
  readonly family: string;
  readonly name: string;
  readonly place: string;
  readonly signedIn: string;
  readonly used: string;
  readonly remembered: string | null;
  /** The one that this page is looked at with. */
  readonly isHere: boolean;
};

/** A try to sign in, as the history prints it. */
export type ShownAttempt = {
  readonly id: string;
  readonly when: string;
  readonly outcome: string;
  readonly isGood: boolean;
  readonly way: string;
  readonly device: string;
  readonly place: string;
};
