import { toast } from "#app/ui/toast.ts";

/** The words of every feature that is not there yet (docs/agreed.md, not yet there). */
export function showComingSoon(title: string): void {
  toast({ title, description: "This feature is not implemented yet." });
}

/**
 * Has elements with `data-coming-soon="title"` show that toast when pressed, wherever they stand:
 * they need no hydration. Returns the way to stop.
 */
export function listenForComingSoon(): () => void {
  document.addEventListener("click", handleClick, true);
  return () => document.removeEventListener("click", handleClick, true);
}

function handleClick(event: MouseEvent): void {
  const element = (event.target as Element).closest<HTMLElement>("[data-coming-soon]");
  if (!element || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  showComingSoon(element.dataset["comingSoon"] ?? "");
}
