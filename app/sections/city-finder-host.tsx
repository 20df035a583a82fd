import { useEffect } from "react";
import { useNavigate } from "react-router";

/**
 * Wakes the city finders and the dot maps of the page, whether React has taken over their part or
 * not. The names, their places and what answers are loaded at the first touch of one of them.
 */
export function CityFinderHost() {
  const navigate = useNavigate();

  useEffect(() => {
    const waking = new AbortController();
    const wake = (event: Event) => {
      if (
        !(event.target as Element).closest?.(".city-finder form, .mega-menu-panel, .home-cities")
      ) {
        return;
      }
      if (event.type === "submit") event.preventDefault();
      void import("#app/sections/city-places.ts").then(({ answerPlaces }) => {
        if (waking.signal.aborted) return;
        waking.abort();
        answerPlaces((path) => void navigate(path, { viewTransition: true }));
        event.target?.dispatchEvent(new Event(event.type, { bubbles: true, cancelable: true }));
      });
    };
    for (const type of ["pointerover", "focusin", "click", "input", "submit"]) {
      document.addEventListener(type, wake, { signal: waking.signal, capture: true });
    }
    // A visitor may have typed before the page was taken over.
    for (const input of document.querySelectorAll<HTMLInputElement>(".city-finder input")) {
      if (input.value) input.dispatchEvent(new Event("input", { bubbles: true }));
    }
    return () => waking.abort();
  }, [navigate]);

  return null;
}
