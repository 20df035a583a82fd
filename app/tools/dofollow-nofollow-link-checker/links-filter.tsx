import { toLinksCsv } from "./to-links-csv.ts";
import type { LinkFilter } from "./select-links.ts";
import { Choices } from "#app/ui/choices.tsx";
import { ExportCsv } from "#app/tools/kit/result/export-csv.tsx";
import type { CheckedLink } from "#engine/links/checked-link.ts";
import { Field } from "#app/ui/field.tsx";

const filters: readonly [LinkFilter, string][] = [
  ["all", "All"],
  ["followed", "DoFollow"],
  ["not followed", "NoFollow"],
  ["internal", "Internal"],
  ["external", "External"],
  ["noted", "With a note"],
];

type LinksFilterProps = {
  /** Those that are shown: what the file will hold. */
  links: readonly CheckedLink[];
  filter: LinkFilter;
  onFilterChange: (filter: LinkFilter) => void;
  search: string;
  onSearchChange: (search: string) => void;
};

export function LinksFilter({
  links,
  filter,
  onFilterChange,
  search,
  onSearchChange,
}: LinksFilterProps) {
  return (
    <div className="links-filter cluster" data-gap="middle">
      <Field label="Search in address and words">
        {(control) => (
          <input
            dir="auto"
            {...control}
            className="input"
            type="search"
            value={search}
            onChange={(event) => onSearchChange(event.target.value)}
          />
        )}
      </Field>
      <Choices name="Show" choices={filters} value={filter} onChoose={onFilterChange} />
      <ExportCsv name="links.csv" write={() => toLinksCsv(links)} toast="Links exported as CSV!" />
    </div>
  );
}
