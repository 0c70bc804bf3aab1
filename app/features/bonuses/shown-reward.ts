/** One thing that can be taken, from whatever part of the house it comes. */
export type ShownReward = {
  readonly id: string;
  readonly what: "bonus" | "mission" | "raffle" | "offer";
  readonly href: string;
  readonly title: string;
  readonly from: string;
  /** Until when it can be taken; empty where it has no end. */
  readonly until: string;
  /** What it gives and by which terms, a sentence each. */
  readonly lines: readonly string[];
  /** What the form that takes it says. */
  readonly form: {
    readonly intent: "take" | "claimMission" | "claimPrize" | null;
    readonly fields: Readonly<Record<string, string>>;
    /** Where it is sent to, if not to the page itself. */
    readonly action?: string;
  };
  readonly canDecline: boolean;
};
