import { Button } from "#app/components/button.tsx";
import type { MessageKey } from "#app/i18n/message-key.ts";
import { useSpeech } from "#app/i18n/speech.tsx";
import { formatMoney, money } from "#server/core/numbers/money.ts";
import { Die } from "../boards/dice-board.tsx";
import type { ShownOwnStake, ShownSpotOdds, ShownTable } from "../shown-table.ts";
import { runnerName, spotName, timesText } from "../written.ts";

type SpotsProps = { table: ShownTable; own: readonly ShownOwnStake[]; raceNumber: number };

/** The spots of a kind of table, in the groups in which they lie on the felt. */
const GROUPS: Readonly<Record<string, readonly (readonly [name: string, spot: RegExp])[]>> = {
  baccarat: [["", /./]],
  "dragon-tiger": [["", /./]],
  "sic-bo": [
    ["sides", /^(small|odd|even|big)$/],
    ["totals", /^total-/],
    ["faces", /^face-/],
    ["pairs", /^pair-/],
    ["doubles", /^double-/],
    ["triples", /triple/],
  ],
  derby: [
    ["win", /^win-/],
    ["place", /^place-/],
  ],
};

/** Each spot is a button that puts the chosen chip on it. */
export function Spots({ table, own }: SpotsProps) {
  const { t } = useSpeech();
  return (
    <>
      <p className="field__hint">{t("rounds.stake.pressSpot")}</p>
      <div className={`layout layout--${table.kind}`}>
        {(GROUPS[table.kind] ?? []).map(([name, spot]) => (
          <fieldset key={name} className={`layout__group layout__group--${name || "all"}`}>
            <legend className={name === "" ? "visually-hidden" : "layout__title"}>
              {name === "" ? t("rounds.stake.title") : t(`rounds.spots.groups.${name}` as MessageKey)}
            </legend>
            {table.odds
              .filter((odds) => spot.test(odds.spot))
              .map((odds) => (
                <Spot key={odds.spot} odds={odds} own={own} table={table} />
              ))}
          </fieldset>
        ))}
        {table.kind === "derby" ? <Exacta table={table} /> : null}
      </div>
    </>
  );
}

type SpotProps = { odds: ShownSpotOdds; own: readonly ShownOwnStake[]; table: ShownTable };

function Spot({ odds: { spot, prices }, own, table }: SpotProps) {
  const speech = useSpeech();
  const { t, language } = speech;
  const staked = own.filter((stake) => stake.spot === spot && isTaken(stake));
  const sum = staked.reduce((all, { stakeMinor }) => all + BigInt(stakeMinor), 0n);
  const runner = table.kind === "derby" ? ` runner--${spot.slice(-1)}` : "";
  return (
    <button
      type="submit"
      name="spot"
      value={spot}
      className={`spot spot--${spot}${runner}${staked.length > 0 ? " spot--mine" : ""}`}
      aria-label={spotName(spot, speech)}
      aria-describedby={`price-${spot}`}
    >
      <SpotFace spot={spot} />
      <span className="spot__price" id={`price-${spot}`}>
        {[prices[0] ?? 0, ...prices.slice(1).slice(-1)]
          .map((price) => timesText(price, language))
          .join(" – ")}
        {sum > 0n ? (
          <span className="spot__mine">
            {t("rounds.own.onSpot", { amount: formatMoney(money(sum, table.asset), language) })}
          </span>
        ) : null}
      </span>
    </button>
  );
}

function SpotFace({ spot }: { spot: string }) {
  const speech = useSpeech();
  const [kind = "", first = "", second] = spot.split("-");
  const faces =
    kind === "pair"
      ? [first, second]
      : kind === "double"
        ? [first, first]
        : kind === "triple"
          ? [first, first, first]
          : kind === "face"
            ? [first]
            : null;
  if (faces === null) {
    const isRunner = kind === "win" || kind === "place";
    return (
      <span className="spot__name">
        {isRunner ? runnerName(Number(first), speech) : spotName(spot, speech)}
      </span>
    );
  }
  return (
    <span className="spot__dice">
      {faces.map((face, nth) => (
        <Die key={["one", "two", "three"][nth]} face={Number(face)} />
      ))}
    </span>
  );
}

function isTaken({ state }: ShownOwnStake): boolean {
  return state !== "refused" && state !== "returned" && state !== "returning";
}

const RUNNERS = [1, 2, 3, 4, 5, 6];

/** The first two in order: thirty spots, and so two choices and one button. */
function Exacta({ table }: { table: ShownTable }) {
  const speech = useSpeech();
  const { t, language } = speech;
  const prices = table.odds.filter(({ spot }) => spot.startsWith("exacta-")).flatMap((odds) => odds.prices);
  const between = [Math.min(...prices), Math.max(...prices)].map((price) => timesText(price, language));
  return (
    <fieldset className="layout__group layout__group--exacta">
      <legend className="layout__title">
        {t("rounds.spots.groups.exacta")} <bdi>({between.join(" – ")})</bdi>
      </legend>
      {(["first", "second"] as const).map((name, nth) => (
        <label key={name} className="layout__choice">
          {t(`rounds.stake.${name}`)}
          <select name={name} className="field__input field__input--select" defaultValue={String(nth + 1)}>
            {RUNNERS.map((runner) => (
              <option key={runner} value={runner}>
                {t("rounds.derby.runner", { number: runner, name: runnerName(runner, speech) })}
              </option>
            ))}
          </select>
        </label>
      ))}
      <Button kind="quiet" name="spot" value="exacta">
        {t("rounds.stake.exacta")}
      </Button>
    </fieldset>
  );
}
