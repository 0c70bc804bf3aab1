/** A painted rooster on the run, drawn to the right. Its colour is its lane's. */
export function Rooster({ isRunning }: { isRunning: boolean }) {
  return (
    <g className={isRunning ? "rooster rooster--running" : "rooster"}>
      <path
        className="rooster__tail"
        d="M10 24C-6 20-8 6 2 0C0 8 6 10 12 14C8 6 12 2 18 0C14 8 18 14 22 18Z"
      />
      <path
        className="rooster__body"
        d="M8 24C10 14 22 12 32 16C34 10 38 6 44 6C50 6 52 12 48 16C46 26 38 34 26 34C16 34 8 30 8 24Z"
      />
      <path className="rooster__wing" d="M16 22C22 18 30 20 32 24C28 30 20 30 16 22Z" />
      <path className="rooster__comb" d="M40 7C39 2 42 1 43 4C44 0 47 0 47 4C49 2 51 4 49 8Z" />
      <path className="rooster__beak" d="M51 11L58 13L50 15Z" />
      <path className="rooster__comb" d="M48 16q3 5 0 7q-3-3 0-7z" />
      <circle className="rooster__eye" cx="46" cy="10" r="1.5" />
      <path className="rooster__leg rooster__leg--one" d="M22 33l-3 8h6" />
      <path className="rooster__leg rooster__leg--two" d="M30 33l3 8h6" />
    </g>
  );
}
