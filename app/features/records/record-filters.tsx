export type FilterGroup = {
  readonly name: string;
  readonly label: string;
  readonly chosen: string;
  /** Each value of the filter with its words; "" is no filter. */
  readonly choices: ReadonlyArray<readonly [value: string, label: string]>;
};

type RecordFiltersProps = { groups: readonly FilterGroup[]; hrefOf: (name: string, value: string) => string };

/** The filters of a record. Each choice is a link, so that what was filtered has an address. */
export function RecordFilters({ groups, hrefOf }: RecordFiltersProps) {
  return (
    <div className="filters">
      {groups.map(({ name, label, chosen, choices }) => (
        <nav key={name} className="filters__group" aria-label={label}>
          <span className="filters__label" aria-hidden="true">
            {label}
          </span>
          {choices.map(([value, words]) => (
            <a
              key={value}
              className="chip"
              href={hrefOf(name, value)}
              aria-current={value === chosen || undefined}
            >
              {words}
            </a>
          ))}
        </nav>
      ))}
    </div>
  );
}
