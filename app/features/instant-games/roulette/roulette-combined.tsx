import { useSpeech } from "#app/i18n/speech.tsx";
import { formatWhole } from "#server/core/numbers/numbers.ts";

export type SpotKind = "straight" | "split" | "street" | "corner" | "line" | "dozen" | "column" | "half";
export type TableSpot = { id: string; kind: SpotKind; numbers: number[] };

const KINDS = ["split", "street", "corner", "line"] as const;
const PAIRS = [1, 2, 3, 4];

type CombinedProps = { spots: readonly TableSpot[]; chips: Readonly<Record<string, string>> };

/** Bets that lie between numbers: each is chosen by name, with its amount. */
export function CombinedBets({ spots, chips }: CombinedProps) {
  const { t } = useSpeech();
  const combined = spots.filter(({ kind }) => KINDS.some((one) => one === kind));
  const lying = combined.filter(({ id }) => Number(chips[id]) > 0).map(({ id }) => id);
  return (
    <details className="roulette__more" open={lying.length > 0}>
      <summary>{t("instant.roulette.more")}</summary>
      {PAIRS.map((nth) => {
        const id = chips[`spot${nth}`] ?? lying[nth - 1] ?? "";
        return (
          <Pair
            key={nth}
            nth={nth}
            spots={combined}
            id={id}
            amount={chips[`amount${nth}`] ?? chips[id] ?? ""}
          />
        );
      })}
    </details>
  );
}

type PairProps = { nth: number; spots: readonly TableSpot[]; id: string; amount: string };

function Pair({ nth, spots, id, amount }: PairProps) {
  const { t, language } = useSpeech();
  return (
    <div className="roulette__pair">
      <select
        name={`spot${nth}`}
        className="field__input"
        aria-label={t("instant.roulette.spot", { nth })}
        defaultValue={id}
      >
        <option value="">{t("instant.roulette.none")}</option>
        {KINDS.map((kind) => (
          <optgroup key={kind} label={t(`instant.roulette.kinds.${kind}`)}>
            {spots
              .filter((spot) => spot.kind === kind)
              .map((spot) => (
                <option key={spot.id} value={spot.id}>
                  {spot.numbers.map((number) => formatWhole(number, language)).join(" – ")}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <input
        name={`amount${nth}`}
        className="field__input"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        aria-label={t("instant.roulette.amount", { nth })}
        defaultValue={amount}
      />
    </div>
  );
}
