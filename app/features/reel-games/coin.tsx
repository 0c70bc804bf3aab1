/** A coin with what it is worth on it: struck gold, with a stone in the middle where `art` says so. */
export function Coin({ text, art }: { text: string; art: string }) {
  const isStone = art === "turquoise-coin";
  const field = isStone ? "#1d9aa0" : "#e9b949";
  const light = isStone ? "#59c8c8" : "#f7dc8b";
  return (
    <g className="reel-coin">
      <circle cx="50" cy="50" r="45" fill="#b3771a" />
      <circle cx="50" cy="50" r="42" fill="#f3cf70" />
      <circle cx="50" cy="50" r="42" fill="none" stroke="#8a5a10" strokeWidth="3" strokeDasharray="2.6 4" />
      <circle cx="50" cy="50" r="33" fill={field} stroke="#8a5a10" strokeWidth="2" />
      <path d="M24 40A28 28 0 0 1 60 24" fill="none" stroke={light} strokeWidth="5" strokeLinecap="round" />
      {text ? (
        <text
          x="50"
          y="50"
          dominantBaseline="central"
          textAnchor="middle"
          fontSize={text.length > 3 ? 24 : 31}
          fill={isStone ? "#fffdf4" : "#3a2306"}
        >
          {text}
        </text>
      ) : (
        <path
          d="M50 30L55.5 43.5L70 44.5L59 54L62.5 68L50 60.3L37.5 68L41 54L30 44.5L44.5 43.5Z"
          fill={isStone ? "#f3cf70" : "#b3771a"}
        />
      )}
    </g>
  );
}
