import { Search } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";

import { go, type DeskPlace } from "#app/desk/data/desk-place.ts";
import { MAX_SEARCH_CHARACTERS } from "#lib/desk/enquiry.ts";

/** Searches as one types, a moment after the last letter; the address holds the words. */
export function SearchField({
  place,
  hasKey = false,
  takesFocus = false,
}: {
  place: DeskPlace;
  hasKey?: boolean;
  takesFocus?: boolean;
}) {
  const id = useId();
  const { typed, type, search } = useTyped(place);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const isTooLong = typed.length > MAX_SEARCH_CHARACTERS;

  return (
    <form
      className={hasKey ? "desk-wide" : undefined}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search(typed);
      }}
    >
      <label className="visually-hidden" htmlFor={id}>
        Search
      </label>
      <Search className="icon" aria-hidden />
      <input
        ref={field}
        id={id}
        className="input"
        type="search"
        dir="auto"
        data-desk-search
        placeholder="Name, website, words"
        value={typed}
        aria-invalid={isTooLong || undefined}
        aria-describedby={isTooLong ? `${id}-error` : undefined}
        onChange={(event) => {
          type(event.target.value);
          waitThen(() => search(event.target.value));
        }}
      />
      {hasKey ? <kbd aria-hidden>/</kbd> : null}
      {isTooLong ? (
        <p id={`${id}-error`} className="field-error">
          Search for up to {MAX_SEARCH_CHARACTERS} characters.
        </p>
      ) : null}
    </form>
  );
}

/** The words in the field: those of the address, until somebody types. */
function useTyped(place: DeskPlace) {
  const known = place.screen === "enquiries" ? place.query : "";
  const [typed, setTyped] = useState(known);
  const [last, setLast] = useState(known);
  if (known !== last) {
    setLast(known);
    setTyped(known);
  }
  const search = (text: string) => {
    const query = text.trim();
    if (query.length > MAX_SEARCH_CHARACTERS) return;
    const show = place.screen === "enquiries" && place.show === "spam" ? "spam" : "all";
    setLast(query);
    go(
      { screen: "enquiries", show: query === "" ? "waiting" : show, query, open: undefined },
      { replace: place.screen === "enquiries" && place.query !== "" },
    );
  };
  return { typed, type: setTyped, search };
}

const PAUSE_MS = 200;
let timer: ReturnType<typeof setTimeout> | undefined;

function waitThen(run: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(run, PAUSE_MS);
}
