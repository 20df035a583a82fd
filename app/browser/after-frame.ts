/** Runs once what came before is drawn, so that the answer to a click does not wait for it. */
export function afterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
