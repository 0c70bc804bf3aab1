/** The bird of the mountain: a crest, two wings, and a tail of long feathers. */
export function Simorgh({ x, y, tilt }: { x: number; y: number; tilt: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${tilt})`} className="simorgh">
      <g className="simorgh__tail">
        <path
          className="simorgh__feather simorgh__feather--one"
          d="M-12 2 C-40 6 -60 26 -92 18 C-66 14 -46 -4 -12 -4Z"
        />
        <path
          className="simorgh__feather simorgh__feather--two"
          d="M-12 0 C-42 -4 -62 8 -98 -4 C-68 -6 -44 -14 -12 -6Z"
        />
        <path
          className="simorgh__feather simorgh__feather--three"
          d="M-10 4 C-34 18 -44 36 -76 42 C-54 30 -36 10 -10 -2Z"
        />
        <circle className="simorgh__eye-spot" cx="-90" cy="17" r="4" />
        <circle className="simorgh__eye-spot" cx="-95" cy="-4" r="4" />
        <circle className="simorgh__eye-spot" cx="-73" cy="41" r="4" />
      </g>
      <path
        className="simorgh__body"
        d="M-16 -2 C-8 -16 14 -16 26 -8 C32 -14 40 -14 44 -8 L54 -5 L44 -1 C40 6 28 10 14 9 C2 9 -10 6 -16 -2Z"
      />
      <path className="simorgh__crest" d="M38 -12 L36 -24 L42 -14 L46 -25 L45 -12Z" />
      <g className="simorgh__wing">
        <path d="M14 -8 C2 -26 -16 -44 -44 -50 C-32 -40 -34 -36 -46 -36 C-30 -28 -30 -24 -40 -22 C-24 -16 -8 -6 6 2Z" />
      </g>
      <circle className="simorgh__eye" cx="42" cy="-7" r="1.8" />
    </g>
  );
}
