/** The list is closed once its last entry has opened the dialog. */
export function answerInQuickContact(): void {
  const details = document.querySelector<HTMLDetailsElement>(".quick-contact");
  details?.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("[data-contact]")) details.open = false;
  });
}
