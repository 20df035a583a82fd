import { useSyncExternalStore } from "react";

/**
 * The element that nothing lies above: the open modal dialog, whose page behind is covered and inert,
 * otherwise the body. Follows dialogs as they open and close, also one that opens between the first
 * render and the moment from which they are watched.
 */
export function useTopLayer(): Element {
  return useSyncExternalStore(watchDialogs, findTopLayer, findTopLayer);
}

function watchDialogs(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { attributeFilter: ["open"], subtree: true });
  return () => observer.disconnect();
}

function findTopLayer(): Element {
  return [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
}
