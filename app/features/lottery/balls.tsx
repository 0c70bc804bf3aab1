import type { Look, ShownNumber } from "./shown.ts";

type BallsProps = { numbers: readonly ShownNumber[]; look: Look; size?: "s" | "m" };

/** Numbers that came out, from left to right in every language. */
export function Balls({ numbers, look, size = "m" }: BallsProps) {
  return (
    <ol className={`balls balls--${size} balls--${look}`} dir="ltr">
      {numbers.map(({ text, runner }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells one digit from another.
        <li key={place} className={runner ? `balls__ball runner-${runner}` : "balls__ball"}>
          {text}
        </li>
      ))}
    </ol>
  );
}
