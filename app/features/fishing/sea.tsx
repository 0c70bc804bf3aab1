import { type RefObject, useEffect, useRef } from "react";
import type { Fish } from "#server/studio/instant/index.ts";
import sprite from "./fish.svg";
import { SEA, spotOf, transformOf, widthOf } from "./sea-model.ts";
import type { Fired } from "./use-shots.ts";

type SeaProps = {
  fish: readonly Fish[];
  fired: readonly Fired[];
  caught: ReadonlySet<number>;
  aimed: number | null;
  isStill: boolean;
  now(): number;
  onAim(fish: Fish, spot: { x: number; y: number }): void;
};

/** The sea with what swims in it. Whoever cannot see or press it has the list below, so it says nothing by itself. */
export function Sea({ fish, fired, caught, aimed, isStill, now, onAim }: SeaProps) {
  const swarm = useRef<SVGGElement>(null);
  useSwimming(swarm, { fish, now, isStill });
  const target = fired.at(-1);
  const turn = target ? (Math.atan2(target.x - GUN.x, GUN.y - target.y) * 180) / Math.PI : 0;
  return (
    <svg className="sea" viewBox={`0 0 ${SEA.width} ${SEA.height}`} aria-hidden="true" focusable="false">
      <Water />
      <g ref={swarm}>
        {fish.map((one) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the list below does the same by keys
          <g
            key={one.id}
            data-fish={one.id}
            className={fishClass(one, caught, aimed)}
            transform={transformOf(one, now())}
            onClick={() => onAim(one, spotOf(one, now()))}
          >
            <rect x="-64" y="-46" width="128" height="92" fill="transparent" />
            <use href={`${sprite}#${one.kind}`} x="-60" y="-40" width="120" height="80" />
          </g>
        ))}
      </g>
      {fired.map((shot) => (
        <ShotMark key={shot.nth} shot={shot} />
      ))}
      <g transform={`translate(${GUN.x} ${GUN.y})`}>
        <g transform={`rotate(${turn.toFixed(1)})`}>
          <path d="M-17 6L-12 -66Q0 -72 12 -66L17 6Z" fill="#d3a13a" stroke="#3d2708" strokeWidth="4" />
          <path d="M-13 -54H13M-15 -22H15" stroke="#8a5a10" strokeWidth="5" />
        </g>
        <path d="M-58 34Q-56 -10 0 -12Q56 -10 58 34Z" fill="#7a4a24" stroke="#2c1a0a" strokeWidth="4" />
        <circle cy="8" r="11" fill="#e9c46a" stroke="#2c1a0a" strokeWidth="4" />
      </g>
    </svg>
  );
}

const GUN = { x: SEA.width / 2, y: SEA.height - 26 } as const;

function fishClass({ id }: Fish, caught: ReadonlySet<number>, aimed: number | null): string {
  if (caught.has(id)) return "sea__fish sea__fish--caught";
  return aimed === id ? "sea__fish sea__fish--aimed" : "sea__fish";
}

/**
 * A fish comes a pixel or two further in this time; more pictures would only be work, for each paints the whole sea.
 * A little less than two frames of a usual screen, whose times are not exact.
 */
const PICTURE_MS = 30;

type Swimming = { fish: readonly Fish[]; now(): number; isStill: boolean };

/** Moves the fish without asking React for each picture. Who wants less motion sees them where they are each second. */
function useSwimming(swarm: RefObject<SVGGElement>, { fish, now, isStill }: Swimming): void {
  const room = useRef({ fish, now });
  room.current = { fish, now };
  useEffect(() => {
    if (isStill || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let frame = 0;
    let shownAt = 0;
    const swim = (time: number) => {
      frame = requestAnimationFrame(swim);
      if (time - shownAt < PICTURE_MS) return;
      shownAt = time;
      const byId = new Map(room.current.fish.map((one) => [String(one.id), one]));
      const at = room.current.now();
      for (const place of swarm.current?.children ?? []) {
        const one = byId.get((place as SVGGElement).dataset.fish ?? "");
        if (one) place.setAttribute("transform", transformOf(one, at));
      }
    };
    frame = requestAnimationFrame(swim);
    return () => cancelAnimationFrame(frame);
  }, [swarm, isStill]);
}

/** The net where it was thrown, and what it brought. */
function ShotMark({ shot: { fish, x, y, answer } }: { shot: Fired }) {
  const size = Math.max(36, widthOf(fish) * 0.42);
  const isCaught = answer?.isCaught === true;
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} className="sea__shot">
      <g className={answer && !isCaught ? "sea__net sea__net--empty" : "sea__net"}>
        <circle
          r={size}
          fill="rgba(255,250,235,.16)"
          stroke="#fff6dc"
          strokeWidth="3"
          strokeDasharray="7 4"
        />
        <path
          d={`M${-size} 0H${size}M0 ${-size}V${size}M${-size * 0.7} ${-size * 0.7}L${size * 0.7} ${size * 0.7}M${-size * 0.7} ${size * 0.7}L${size * 0.7} ${-size * 0.7}`}
          stroke="#fff6dc"
          strokeWidth="1.6"
          opacity="0.75"
        />
      </g>
      {isCaught ? (
        <text className="sea__won" y={-size - 8} textAnchor="middle">
          {answer?.payout}
        </text>
      ) : null}
    </g>
  );
}

/** Light from above, rocks and coral, sand below. */
function Water() {
  return (
    <>
      <defs>
        <linearGradient id="sea-water" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#2aa7b8" />
          <stop offset="0.5" stopColor="#10698f" />
          <stop offset="1" stopColor="#0a3355" />
        </linearGradient>
      </defs>
      <rect width={SEA.width} height={SEA.height} fill="url(#sea-water)" />
      <g fill="#fff" opacity="0.07">
        <path d="M120 0L40 420L150 420L220 0ZM420 0L400 460L520 460L500 0ZM760 0L800 430L900 430L840 0Z" />
      </g>
      <path d="M0 470Q120 430 240 462T520 468T780 456T1000 472V560H0Z" fill="#0d2c46" opacity="0.75" />
      <path d="M0 508Q180 476 360 502T720 500T1000 506V560H0Z" fill="#c9a867" />
      <path d="M0 532Q220 508 460 528T1000 530V560H0Z" fill="#b08d4e" />
      <g stroke="#0b4b4a" strokeWidth="9" fill="none" strokeLinecap="round">
        <path d="M70 516Q52 470 76 430M92 520Q108 470 92 440M930 516Q950 470 926 424M906 520Q890 478 908 446" />
      </g>
      <g fill="none" stroke="#e07a5f" strokeWidth="10" strokeLinecap="round">
        <path d="M190 520V470M190 492L168 470M190 486L212 458M820 522V478M820 500L798 476M820 494L842 470" />
      </g>
      <g fill="#f2cc8f">
        <circle cx="280" cy="522" r="5" />
        <circle cx="640" cy="528" r="6" />
        <circle cx="716" cy="518" r="4" />
      </g>
    </>
  );
}
