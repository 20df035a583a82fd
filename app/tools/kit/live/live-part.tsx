import { useEffect, useState, type ComponentType } from "react";

/** Shown where the code of a reading cannot be loaded: most often there is no connection. */
const LOST =
  "The reading could not start: this page could not fetch what it needs. Check the connection and press again.";

/**
 * A part whose code comes with the first press; give each press a `key` of its own. Where the code
 * cannot be fetched a sentence says so and the next press fetches anew: a `lazy` part would keep the
 * failure, and put the page's error in place of all that was typed.
 */
export function livePart<Props extends { onEnd: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  // The loader asks for a style sheet once: one that did not come has to be asked for anew.
  const lost = new Set<Element>();

  return function LivePart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [isLost, setIsLost] = useState(false);

    useEffect(() => {
      if (Part !== undefined) return;
      const before = new Set(findSheets());
      load().then(
        (part) => {
          for (const sheet of lost) sheet.replaceWith(sheet.cloneNode());
          lost.clear();
          loaded = part;
          setPart(() => part);
        },
        () => {
          for (const sheet of findSheets()) if (!before.has(sheet)) lost.add(sheet);
          setIsLost(true);
          props.onEnd();
        },
      );
      // oxlint-disable-next-line react/exhaustive-deps -- once for each press
    }, []);

    if (Part !== undefined) return <Part {...props} />;
    return isLost ? (
      <p className="field-error" role="alert">
        {LOST}
      </p>
    ) : null;
  };
}

function findSheets(): Iterable<Element> {
  return document.querySelectorAll('link[rel="stylesheet"]');
}
