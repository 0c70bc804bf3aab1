import { FilterChoice, FilterGroup } from "#app/components/fields/filter-group.tsx";

export type RecordFilter = {
  readonly name: string;
  readonly label: string;
  readonly chosen: string;
  /** Each value of the filter with its words; "" is no filter. */
  readonly choices: ReadonlyArray<readonly [value: string, words: string]>;
  /** What in the address it takes the place of, with empty values. */
  readonly drops?: Readonly<Record<string, string>>;
};

type RecordFiltersProps = {
  filters: readonly RecordFilter[];
  hrefOf: (name: string, value: string, drops?: RecordFilter["drops"]) => string;
};

export function RecordFilters({ filters, hrefOf }: RecordFiltersProps) {
  return (
    <div className="filters">
      {filters.map(({ name, label, chosen, choices, drops }) => (
        <FilterGroup key={name} label={label}>
          {choices.map(([value, words]) => (
            <FilterChoice key={value} to={hrefOf(name, value, drops)} chosen={value === chosen}>
              {words}
            </FilterChoice>
          ))}
        </FilterGroup>
      ))}
    </div>
  );
}
