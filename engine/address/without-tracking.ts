/** Parameters by which a shop or an advertiser knows where a visitor came from; the page is the same. */
const TRACKING =
  /^(?:utm_.*|[fgdy]clid|gad_.*|gbraid|wbraid|msclkid|mc_[ce]id|srsltid|igshid|_pos|_sid|_ss|_psq|_fid|_ga|_gl|_hs(?:enc|mi)|pr_(?:prod_strat|rec_id|rec_pid|ref_pid|seq))$/i;

/** The address without parameters that only track; the same one where it has none. */
export function withoutTracking(address: string): string {
  if (!address.includes("?")) return address;
  const url = URL.parse(address);
  if (url === null) return address;
  const parts = url.search.slice(1).split("&");
  const kept = parts.filter((part) => !TRACKING.test(part.split("=", 1)[0] ?? ""));
  if (kept.length === parts.length) return address;
  url.search = kept.join("&");
  return url.href;
}
