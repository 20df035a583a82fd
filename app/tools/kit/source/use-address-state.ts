import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";

import { ownValue } from "#lib/own-value.ts";

/** Browsers refuse more than about 100 address changes in 30 seconds, so typing is gathered. */
const WRITE_DELAY_MS = 300;
/** Longer texts (a pasted page, a whole robots.txt) stay out of the address. */
const MAX_VALUE_LENGTH = 2000;

type Values<Key extends string> = Readonly<Record<Key, string>>;

/**
 * A tool's inputs, kept in the address so that a result can be bookmarked and shared.
 * Starts with the defaults, as prerendered; once the island is awake the address overrides them.
 * A value equal to its default is left out. Nothing is sent: the entry is replaced in place.
 *
 * `isRestored` turns true once the island is awake if the visitor arrived with at least one of the keys.
 */
export function useAddressState<Key extends string>(defaults: Values<Key>) {
  const [initial] = useState(defaults);
  const [arrivedWith] = useState(() => readAddress(initial));
  const [edits, setEdits] = useState<Partial<Values<Key>>>({});
  const isAwake = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const latestEdits = useRef(edits);
  const pendingWrite = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(pendingWrite.current), []);

  const values: Values<Key> = useMemo(
    () => ({ ...initial, ...(isAwake && arrivedWith), ...edits }),
    [initial, isAwake, arrivedWith, edits],
  );

  function change(patch: Partial<Values<Key>>): void {
    latestEdits.current = { ...latestEdits.current, ...patch };
    setEdits(latestEdits.current);
    clearTimeout(pendingWrite.current);
    const { pathname } = location;
    pendingWrite.current = setTimeout(() => {
      // The next page has its address before this one leaves.
      if (location.pathname !== pathname) return;
      writeAddress({ ...initial, ...arrivedWith, ...latestEdits.current }, initial);
    }, WRITE_DELAY_MS);
  }

  return { values, change, isRestored: isAwake && Object.keys(arrivedWith).length > 0 };
}

function subscribeToNothing(): () => void {
  return () => {};
}

/** Those of the keys that the address holds. None while prerendering. */
function readAddress<Key extends string>(defaults: Values<Key>): Partial<Values<Key>> {
  if (typeof location === "undefined") return {};
  const params = new URLSearchParams(location.search);
  const found: Partial<Record<Key, string>> = {};
  for (const key of Object.keys(defaults) as Key[]) {
    const value = params.get(key);
    if (value !== null) found[key] = value;
  }
  return found;
}

/** Changes only its own keys: the other inputs of the page keep theirs. */
function writeAddress(
  values: Readonly<Record<string, string>>,
  defaults: Readonly<Record<string, string>>,
): void {
  const url = new URL(location.href);
  for (const [key, value] of Object.entries(values)) {
    if (value === ownValue(defaults, key) || value.length > MAX_VALUE_LENGTH)
      url.searchParams.delete(key);
    else url.searchParams.set(key, value);
  }
  history.replaceState(history.state, "", url);
}
