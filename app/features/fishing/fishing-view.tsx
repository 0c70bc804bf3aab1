import { type MutableRefObject, type RefObject, useEffect, useRef, useState } from "react";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { InstantBoardProps, InstantOddsProps, InstantView } from "#app/lib/instant-view.ts";
import { localText } from "#server/core/languages.ts";
import { formatWhole } from "#server/core/numbers/numbers.ts";
import { formatBasisPoints } from "#server/core/numbers/percent.ts";
import type { Catch, Fish } from "#server/studio/instant/index.ts";
import sprite from "./fish.svg";
import { Sea } from "./sea.tsx";
import { type FishSheet, isHere, liveOf, type Shot, sheetOf, spotOf } from "./sea-model.ts";
import { Targets } from "./targets.tsx";
import { useRoom } from "./use-room.ts";
import { type Fired, useShots } from "./use-shots.ts";

/** Without script a fish is chosen from what the page came with: one that leaves at once is no offer. */
const LEAST_STAY_MS = 5_000;

function Board({ sheet: facts, live: shown, round }: InstantBoardProps) {
  const { t } = useSpeech();
  const sheet = sheetOf(facts);
  const live = liveOf(shown);
  const root = useRef<HTMLDivElement>(null);
  const [isStill, setStill] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const shootAimed = useRef(() => {});
  const address = useShootingForm(root, shootAimed);
  const room = useRoom(live, address);
  const shots = useShots(root, address);
  const offered = room.fish.filter(
    ({ id, leavesAt }) => !shots.caught.has(id) && (address !== "" || leavesAt - live.now > LEAST_STAY_MS),
  );
  const aimed = offered.find(({ id }) => id === chosen) ?? offered[0] ?? null;

  shootAimed.current = () => {
    if (aimed && isHere(aimed, room.now())) shots.shoot(aimed, spotOf(aimed, room.now()));
  };

  function aimAt(fish: Fish, spot: { x: number; y: number }) {
    if (shots.caught.has(fish.id)) return;
    setChosen(fish.id);
    shots.shoot(fish, spot);
  }

  return (
    <div ref={root} className="fishing">
      <Sea
        fish={room.fish}
        fired={shots.fired}
        caught={shots.caught}
        aimed={address === "" ? null : (aimed?.id ?? null)}
        isStill={isStill}
        now={room.now}
        onAim={aimAt}
      />
      <LastShot sheet={sheet} last={shots.last} before={(round?.shown ?? null) as unknown as Shot | null} />
      {address === "" ? null : (
        <div className="fishing__more">
          <button type="button" className="button button--quiet" onClick={() => setStill(!isStill)}>
            {t(isStill ? "instant.fish.move" : "instant.fish.still")}
          </button>
          <Others sheet={sheet} catches={room.catches} />
        </div>
      )}
      <div className="paper fishing__targets">
        <Targets fish={offered} sheet={sheet} chosen={aimed?.id ?? null} onChoose={setChosen} />
      </div>
    </div>
  );
}

/** With script the form's button shoots and sends nothing. Answers where shots are sent; nowhere before there is script. */
function useShootingForm(root: RefObject<HTMLElement>, shoot: MutableRefObject<() => void>): string {
  const [address, setAddress] = useState("");
  useEffect(() => {
    const form = root.current?.closest("form");
    if (!form) return;
    setAddress(new URL("fishing", new URL(form.action, location.href)).pathname);
    const shootInstead = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      shoot.current();
    };
    form.addEventListener("submit", shootInstead, true);
    return () => form.removeEventListener("submit", shootInstead, true);
  }, [root, shoot]);
  return address;
}

type LastProps = { sheet: FishSheet; last: Fired | null; before: Shot | null };

/** What the last shot came to, read out as well. */
function LastShot({ sheet, last, before }: LastProps) {
  const { t, language } = useSpeech();
  const nameOf = (id: string) =>
    localText(sheet.kinds.find((kind) => kind.id === id)?.names ?? { fa: "" }, language);
  const answer = last?.answer;
  const refused = answer?.refused;
  const shot = answer ?? before;
  const said =
    refused ??
    (shot?.kind
      ? t(shot.isCaught ? "instant.fish.caught" : "instant.fish.missed", {
          fish: nameOf(shot.kind),
          times: formatWhole(shot.times ?? 0, language),
        })
      : "");
  return (
    <p className="fishing__said" role="status">
      {said}
    </p>
  );
}

/** What somebody else in the room caught a moment ago. */
function Others({ sheet, catches }: { sheet: FishSheet; catches: readonly Catch[] }) {
  const { t, language } = useSpeech();
  const [latest] = catches;
  if (!latest) return null;
  const fish = localText(sheet.kinds.find(({ id }) => id === latest.kind)?.names ?? { fa: "" }, language);
  const times = formatWhole(latest.times, language);
  return <p className="fishing__others">{t("instant.fish.other", { fish, times })}</p>;
}

function Odds({ sheet: facts }: InstantOddsProps) {
  const { t, language } = useSpeech();
  const { kinds, returned, of } = sheetOf(facts);
  const whole = (value: number) => formatWhole(value, language);
  return (
    <>
      <ul className="odds__rules">
        <li>{t("instant.fish.rule", { returned: whole(returned), of: whole(of) })}</li>
        <li>{t("instant.fish.roomRule")}</li>
        <li>{t("instant.fish.paceRule")}</li>
        <li>{t("instant.fish.ownRule")}</li>
      </ul>
      <table className="paytable fishing__odds">
        <thead>
          <tr>
            <th scope="col">{t("instant.fish.kind")}</th>
            <th scope="col" className="paytable__amount">
              {t("instant.page.pays")}
            </th>
            <th scope="col" className="paytable__amount">
              {t("instant.page.chance")}
            </th>
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ id, names, times, chanceBasisPoints }) => (
            <tr key={id}>
              <th scope="row" className="paytable__symbol">
                <svg viewBox="0 0 120 80" aria-hidden="true" focusable="false">
                  <use href={`${sprite}#${id}`} width="120" height="80" />
                </svg>
                {localText(names, language)}
              </th>
              <td className="paytable__amount">
                <bdi>×{whole(times)}</bdi>
              </td>
              <td className="paytable__amount">
                <bdi>{formatBasisPoints(chanceBasisPoints, language)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

export const view: InstantView = { Board, Odds };
