/** The plots of a page answer to pointer and finger; what answers is loaded at the first touch of one. */
export function wakePlots(): void {
  const waking = new AbortController();
  const wake = (event: Event) => {
    if (!(event.target as Element).closest?.("[data-plot]")) return;
    waking.abort();
    void import("./handle-plots.ts").then(({ handlePlots }) => handlePlots(event));
  };
  for (const type of ["pointerover", "pointerdown"]) {
    document.addEventListener(type, wake, { signal: waking.signal });
  }
}
