import { useEffect } from "react";
import { useNavigate } from "react-router";

const FINDER = ".city-finder form";

/** The names and their places are loaded when somebody first looks for a city. */
const load = () => import("#app/sections/city-finder-behaviour.ts");

/** Listens for every city finder on the page, whether React has taken over its part or not. */
export function CityFinderHost() {
  const navigate = useNavigate();

  useEffect(() => {
    const formOf = (target: EventTarget | null) =>
      (target as Element | null)?.closest<HTMLFormElement>(FINDER) ?? undefined;

    const handleFocus = (event: Event) => {
      if (formOf(event.target)) void load();
    };
    const handleInput = (event: Event) => {
      const form = formOf(event.target);
      if (form) void load().then(({ showMatches }) => showMatches(form));
    };
    const handleSubmit = (event: Event) => {
      const form = formOf(event.target);
      if (!form) return;
      event.preventDefault();
      void load().then(({ bestMatch }) => {
        const path = bestMatch(form);
        if (path) void navigate(path, { viewTransition: true });
      });
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      const form = formOf(event.target);
      if (!form || !["ArrowDown", "ArrowUp", "Escape"].includes(event.key)) return;
      const input = form.querySelector("input");
      // A menu around the finder closes on Escape as well: the field is emptied first.
      if (event.key === "Escape" && !input?.value) return;
      event.preventDefault();
      if (event.key === "Escape") event.stopPropagation();
      void load().then(({ moveOrClear }) => moveOrClear(form, event.key));
    };
    const handleClick = (event: MouseEvent) => {
      const form = formOf(event.target);
      if (!form) return;
      const target = event.target as Element;
      if (target.closest("[data-near]")) void load().then(({ showNear }) => showNear(form));

      const link = target.closest<HTMLAnchorElement>(".city-finder-results a");
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      void navigate(link.pathname, { viewTransition: true });
    };

    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("focusin", handleFocus, { signal });
    document.addEventListener("input", handleInput, { signal });
    document.addEventListener("submit", handleSubmit, { signal, capture: true });
    document.addEventListener("keydown", handleKeyDown, { signal, capture: true });
    document.addEventListener("click", handleClick, { signal, capture: true });
    // A visitor may have typed before the page was taken over.
    for (const input of document.querySelectorAll<HTMLInputElement>(`${FINDER} input`)) {
      if (input.value) input.dispatchEvent(new Event("input", { bubbles: true }));
    }
    return () => listening.abort();
  }, [navigate]);

  return null;
}
