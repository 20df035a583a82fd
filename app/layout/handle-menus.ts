/** docs/agreed.md, navigation. */
export const MEGA_MENU_CLOSE_DELAY_MS = 200;

/** The menus are details elements, which open by themselves: what a pointer, Escape and a click outside do to them. */
export function handleMenus(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(
    ".mega-menu, .mobile-menu, .quick-contact",
  )) {
    closeOnEscape(menu);
  }
  const mega = document.querySelector<HTMLDetailsElement>(".mega-menu");
  if (mega) answerInMegaMenu(mega);
  const mobile = document.querySelector<HTMLDetailsElement>(".mobile-menu");
  if (mobile) answerInMobileMenu(mobile);
  // A page that Back takes from the browser's memory is as it was left.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(
      ".mega-menu[open], .mobile-menu[open], .quick-contact[open]",
    )) {
      menu.open = false;
    }
  });
}

/** Gives the focus within it back to its summary. */
function closeOnEscape(menu: HTMLDetailsElement): void {
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !menu.open) return;
    menu.open = false;
    if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
  });
}

/** The pointer opens it, and it closes a moment after the pointer has left. */
function answerInMegaMenu(menu: HTMLDetailsElement): void {
  let closing: ReturnType<typeof setTimeout> | undefined;
  let lastPointer = "";
  const setOpen = (open: boolean) => {
    clearTimeout(closing);
    menu.open = open;
  };
  const handleOutside = ({ target }: Event) => {
    if (menu.open && !menu.contains(target as Node)) menu.open = false;
  };

  document.addEventListener("pointerdown", handleOutside);
  document.addEventListener("focusin", handleOutside);
  menu.addEventListener("pointerenter", ({ pointerType }) => {
    if (pointerType === "mouse") setOpen(true);
  });
  menu.addEventListener("pointerleave", ({ pointerType }) => {
    if (pointerType !== "mouse") return;
    clearTimeout(closing);
    closing = setTimeout(() => setOpen(false), MEGA_MENU_CLOSE_DELAY_MS);
  });
  const summary = menu.querySelector("summary");
  summary?.addEventListener("pointerdown", ({ pointerType }) => {
    lastPointer = pointerType;
  });
  summary?.addEventListener("click", (event) => {
    // Under a mouse the menu is open already: the click must not close it again.
    if (event.detail === 0 || lastPointer !== "mouse") return;
    event.preventDefault();
    setOpen(true);
  });
  // The pointer may have come before this did.
  if (menu.matches(":hover") && matchMedia("(hover: hover)").matches) setOpen(true);
}

/** The page behind is covered: the keyboard and screen readers are kept out of it as well. */
function answerInMobileMenu(menu: HTMLDetailsElement): void {
  const handleToggle = () => {
    for (const part of document.querySelectorAll<HTMLElement>("main, footer, .quick-contact")) {
      part.inert = menu.open;
    }
  };
  handleToggle();
  menu.addEventListener("toggle", handleToggle);
  menu.addEventListener("click", keepInPlace);
}

/** A region that closes above takes its height away: the heading that was tapped stays under the finger. */
function keepInPlace({ target }: Event): void {
  const heading = (target as Element).closest("nav summary");
  const list = heading?.closest("nav");
  if (!heading || !list) return;
  const { top } = heading.getBoundingClientRect();
  requestAnimationFrame(() => {
    list.scrollTop += heading.getBoundingClientRect().top - top;
  });
}
