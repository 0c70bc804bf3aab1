import { CardFace } from "#app/features/card-tables/card.tsx";
import { TurnClock } from "#app/features/card-tables/turn-clock.tsx";
import { Balls } from "#app/features/lottery/balls.tsx";
import { Countdown } from "#app/features/lottery/countdown.tsx";
import { PlayingCard } from "#app/features/rounds/boards/cards.tsx";
import { Chips } from "#app/features/rounds/stakes/chips.tsx";
import { Sample, useWords } from "./sample.tsx";
import "#app/features/card-tables/card-tables.css";
import "#app/features/lottery/lottery.css";
import "#app/features/rounds/rounds.css";

const CARDS = [0, 23, 36, 51, null];
const FACES = ["AS", "TH", "QD", "KC", "back"] as const;
const LOOKS = ["digits", "balls", "runners", "table"] as const;
const SIZES = ["m", "s"] as const;
const LEFT_MS = [93_600_000, 754_000, 21_000, 0];

/** What games are played with: cards, balls, chips and clocks. */
export function GameSamples() {
  const words = useWords();
  const numbers = [words("۴", "4"), words("۸", "8"), words("۱۵", "15"), words("۲۳", "23")];
  const chips = ["100", "500", "1000", "5000", "10000", "50000"].map((minor, nth) => ({
    minor,
    text: [words("۱", "1"), words("۵", "5"), "10", "50", "100", "500"][nth] ?? "",
  }));
  return (
    <>
      <Sample title="Cards">
        <ul className="row">
          {CARDS.map((card) => (
            <li key={String(card)} className="open-card">
              <PlayingCard card={card} />
            </li>
          ))}
          {FACES.map((card) => (
            <li key={card} className="open-card">
              <CardFace card={card} />
            </li>
          ))}
        </ul>
      </Sample>
      <Sample title="Balls">
        {SIZES.flatMap((size) =>
          LOOKS.map((look) => (
            <Balls
              key={`${look} ${size}`}
              look={look}
              size={size}
              numbers={numbers.map((text, nth) =>
                look === "runners" ? { text, runner: nth + 1 } : { text },
              )}
            />
          )),
        )}
      </Sample>
      <Sample title="Chips">
        <Chips chips={chips} chosen="1000" answer={undefined} />
      </Sample>
      <Sample title="Clocks">
        <p className="row">
          {LEFT_MS.map((remainMs) => (
            <Countdown key={remainMs} remainMs={remainMs} />
          ))}
        </p>
        <p className="row">
          {[40, 5].map((seconds) => (
            <TurnClock key={seconds} seconds={seconds} />
          ))}
        </p>
      </Sample>
    </>
  );
}
