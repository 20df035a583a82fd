import { toast } from "#app/ui/toast/toast.ts";

/**
 * Says that a feature is not there yet, and what works instead. The words of all of them are in
 * docs/agreed.md, not yet there.
 */
export function showComingSoon(
  title: string,
  description: string,
  link?: { label: string; href: string },
): void {
  toast({ title, description, isNotice: true, ...(link && { link }) });
}

/**
 * Has elements with `data-coming-soon="title"` and `data-meanwhile="description"` show that toast
 * when clicked, wherever they are: they need no island. A link with `data-open="label"` gives the toast
 * a button that goes there. Returns the way to stop.
 */
export function listenForComingSoon(): () => void {
  document.addEventListener("click", handleClick, true);
  return () => document.removeEventListener("click", handleClick, true);
}

function handleClick(event: MouseEvent): void {
  const element = (event.target as Element).closest<HTMLElement>("[data-coming-soon]");
  if (!element || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const { comingSoon = "", meanwhile = "", open } = element.dataset;
  const link =
    open && element instanceof HTMLAnchorElement ? { label: open, href: element.href } : undefined;
  showComingSoon(comingSoon, meanwhile, link);
}
