/** Whether the visitor came here from another page of ours. */
export function isFromOurs(): boolean {
  return document.referrer.startsWith(`${location.origin}/`);
}
