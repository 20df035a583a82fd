/** List and enquiry are side by side, as in the style sheets. */
export function isWide(): boolean {
  return matchMedia("(min-width: 60em)").matches;
}
