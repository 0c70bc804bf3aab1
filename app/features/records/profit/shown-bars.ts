import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoney } from "#server/core/numbers/money.ts";
import type { DayBin } from "./day-bins.ts";

/** A bar in a field of 100 by 100, upwards for a gain and downwards for a loss. */
export type ShownBar = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isLoss: boolean;
  readonly title: string;
};

const FIELD = 100;
/** Of the room of a bar, what stays free beside it. */
const GAP = 0.2;
/** Finer than anybody sees. */
const STEPS = 10_000n;

export function shownBars(
  bins: readonly Pick<DayBin, "name" | "net">[],
  { language }: Pick<Speaker, "language">,
): ShownBar[] {
  const sorted = [0n, ...bins.map(({ net }) => net.minor)].sort((one, other) => (one < other ? -1 : 1));
  const [least = 0n, most = 0n] = [sorted.at(0), sorted.at(-1)];
  const reach = most - least || 1n;
  const share = (minor: bigint) => (Number((minor * STEPS) / reach) / Number(STEPS)) * FIELD;
  const zero = share(most);
  const room = FIELD / bins.length;
  return bins.map(({ name, net }, nth) => {
    const height = Math.abs(share(net.minor));
    return {
      x: nth * room + (room * GAP) / 2,
      y: net.minor < 0n ? zero : zero - height,
      width: room * (1 - GAP),
      height,
      isLoss: net.minor < 0n,
      title: `${name}: ${formatMoney(net, language)}`,
    };
  });
}
