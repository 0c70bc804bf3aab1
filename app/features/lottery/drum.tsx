const BALLS = [
  [48, 84, "#b3273e"],
  [66, 92, "#e0a526"],
  [84, 86, "#86d6d2"],
  [56, 70, "#fdf8ec"],
  [74, 74, "#2f7fb8"],
  [90, 70, "#b3273e"],
  [68, 58, "#14865a"],
  [44, 66, "#e0a526"],
] as const;

/** The drum that the numbers come from, for the eye alone. */
export function Drum() {
  return (
    <svg className="drum" viewBox="0 0 136 140" aria-hidden="true" focusable="false">
      <path d="M40 132h56l-8-16H48z" fill="#5b3a1e" stroke="#e0a526" strokeWidth="2" />
      <circle cx="68" cy="66" r="52" fill="#ffffff" fillOpacity="0.1" stroke="#e0a526" strokeWidth="4" />
      <g className="drum__balls">
        {BALLS.map(([x, y, fill]) => (
          <g key={`${x} ${y}`}>
            <circle cx={x} cy={y} r="10" fill={fill} />
            <circle cx={x - 3} cy={y - 4} r="3" fill="#ffffff" fillOpacity="0.7" />
          </g>
        ))}
      </g>
    </svg>
  );
}
