/** Whether the visitor came here from another page of ours. A reload by script names the page itself. */
export function isFromOurs(): boolean {
  if (!document.referrer.startsWith(`${location.origin}/`)) return false;
  return new URL(document.referrer).pathname !== location.pathname;
}
