import { SECOND_MS } from "./time.ts";

/** A public beacon: by a timetable it says what nobody knew before, and can be asked for what it said for ever. */
export type BeaconChain = {
  /** Its name among all beacons: 64 hexadecimal digits. */
  readonly chain: string;
  /** When it said the first thing, and how many seconds lie between two of them. */
  readonly genesisSeconds: number;
  readonly periodSeconds: number;
};

export type Beacon = BeaconChain & {
  /** What it said in a round, signed by it; null where that cannot be had now. */
  saidIn(round: number): Promise<string | null>;
  /** Whether it said that in this round, which nobody has to be asked for. */
  isSaid(round: number, said: string): Promise<boolean>;
};

/** The first of its rounds after a moment. */
export function beaconRoundAfter({ genesisSeconds, periodSeconds }: BeaconChain, moment: Date): number {
  const sinceMs = moment.getTime() - genesisSeconds * SECOND_MS;
  return Math.max(1, Math.floor(sinceMs / (periodSeconds * SECOND_MS)) + 2);
}
