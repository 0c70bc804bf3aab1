import { useEffect, useRef } from "react";
import { useSpeech } from "#app/i18n/speech.tsx";
import { formatWhole } from "#server/core/numbers/numbers.ts";

/** As the numbers stand around a European wheel. */
const AROUND = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
];
const TURN = 360 / AROUND.length;
const SPINNING_MS = 3800;

const REDS = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export function colourOf(number: number): "green" | "red" | "black" {
  if (number === 0) return "green";
  return REDS.has(number) ? "red" : "black";
}

type WheelProps = { number: number | null; wagerId: string | null; isMoving: boolean };

/** The wheel, with the pocket that the ball lies in on top. */
export function RouletteWheel({ number, wagerId, isMoving }: WheelProps) {
  const { t, language } = useSpeech();
  const wheel = useRef<SVGGElement>(null);
  const angle = number === null ? 0 : -AROUND.indexOf(number) * TURN;
  useEffect(() => {
    const group = wheel.current;
    if (!isMoving || wagerId === null || !group?.animate) return;
    const turns = [{ transform: `rotate(${angle - 1800}deg)` }, { transform: `rotate(${angle}deg)` }];
    const spinning = group.animate(turns, {
      duration: SPINNING_MS,
      easing: "cubic-bezier(0.15, 0.6, 0.25, 1)",
    });
    return () => spinning.cancel();
  }, [isMoving, wagerId, angle]);
  return (
    <svg
      className="roulette__wheel"
      viewBox="-110 -110 220 220"
      role="img"
      aria-label={t("instant.roulette.wheel")}
    >
      <circle className="roulette__wood" r="108" />
      <circle className="roulette__rim" r="98" />
      <g ref={wheel} transform={`rotate(${angle})`}>
        {AROUND.map((pocket, nth) => (
          <g key={pocket} transform={`rotate(${nth * TURN})`}>
            <path className={`roulette__pocket roulette__pocket--${colourOf(pocket)}`} d={SECTOR} />
            <text className="roulette__digits" y="-82" textAnchor="middle">
              {formatWhole(pocket, language)}
            </text>
          </g>
        ))}
        <circle className="roulette__bowl" r="62" />
        <path className="roulette__star" d={STAR} />
        <circle className="roulette__hub" r="11" />
      </g>
      {number !== null && !isMoving ? <circle className="roulette__ball" cy="-68" r="5.2" /> : null}
      <path className="roulette__mark" d="M0 -97 L-6 -109 H6 Z" />
    </svg>
  );
}

const SECTOR = sector(62, 96);
const STAR = star();

function sector(inner: number, outer: number): string {
  const half = (TURN / 2) * (Math.PI / 180);
  const at = (radius: number, side: number) =>
    `${(radius * Math.sin(side * half)).toFixed(2)} ${(-radius * Math.cos(half)).toFixed(2)}`;
  return `M${at(inner, -1)} L${at(outer, -1)} A${outer} ${outer} 0 0 1 ${at(outer, 1)} L${at(inner, 1)} Z`;
}

/** Eight points, as on a tile. */
function star(): string {
  const points = Array.from({ length: 16 }, (_, nth) => {
    const radius = nth % 2 === 0 ? 52 : 22;
    const turn = (nth * Math.PI) / 8;
    return `${(radius * Math.sin(turn)).toFixed(1)} ${(-radius * Math.cos(turn)).toFixed(1)}`;
  });
  return `M${points.join(" L")} Z`;
}
