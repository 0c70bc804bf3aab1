/** So many stones are cut; above them the last one is shown again. */
const STONES = 7;

/** The stone of a level. The name stands beside it, so it says nothing by itself. */
export function Gem({ rank }: { rank: number }) {
  const stone = Math.min(rank, STONES - 1);
  return (
    <svg className={`gem gem--${stone}`} viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
      <path className="gem__body" d="M7.5 3.5h9l5 6.5L12 21.5 2.5 10z" />
      <path className="gem__light" d="M7.5 3.5 9.5 10H2.5zM14.5 10 12 3.5 9.5 10z" />
      <path
        className="gem__edge"
        d="M7.5 3.5h9l5 6.5L12 21.5 2.5 10zM2.5 10h19M9.5 10 12 21.5 14.5 10 12 3.5zM7.5 3.5l2 6.5M16.5 3.5l-2 6.5"
      />
    </svg>
  );
}
