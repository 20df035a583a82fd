import { LocateFixed, Search } from "lucide-react";

import { Button } from "#app/ui/button.tsx";

/**
 * A field that finds one of the cities, and a button that finds those nearby. Markup only:
 * wake-city-finders.ts brings it to life.
 */
export function CityFinder() {
  return (
    <search className="city-finder">
      <form>
        <div className="field-icon">
          <Search className="icon" aria-hidden />
          <input
            dir="auto"
            className="input"
            type="search"
            aria-label="Find your city"
            placeholder="Find your city"
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
          />
        </div>
        <Button variant="outline" data-press="" data-near="" Icon={LocateFixed}>
          Cities near me
        </Button>
        <ul className="city-finder-results" />
        <p className="city-finder-status mini soft" role="status" />
      </form>
    </search>
  );
}
