/**
 * Parameters of advertisers, newsletters and shops that say where a visitor came from. The page is the
 * same. `ref` and `source` are not here: on some sites they choose the page.
 */
const TRACKING =
  /^(?:utm_.*|mtm_.*|pk_(?:campaign|kwd|keyword)|hsa_.*|(?:fb|[gdy])clid|twclid|ttclid|li_fat_id|gad_.*|gbraid|wbraid|msclkid|mc_[ce]id|mkt_tok|srsltid|igsh|igshid|_pos|_sid|_ss|_psq|_fid|_ga|_gl|_hs(?:enc|mi)|pr_(?:prod_strat|rec_id|rec_pid|ref_pid|seq))$/i;

/** The page to print, to share, to comment on, or for AMP, as WordPress, Joomla, MediaWiki and news systems ask for it. */
const OTHER_USE =
  /^(?:share|nb|replytocom|print|printable|printer_friendly|amp|noamp)$|^(?:format|output|outputtype|view|tmpl)=(?:amp|print|printable|component)$/i;

/** A visitor's own number, by the names that PHP, Java, ASP and ColdFusion give it. */
const SESSION = /^(?:phpsessid|jsessionid|aspsessionid\w*|cfid|cftoken)$/i;
/** These name a session where their value is long and random; "sid=12" may be a story. */
const MAYBE_SESSION = /^(?:sid|session_?id)$/i;
const RANDOM = /^(?=.*\d)(?=.*[a-z])[\da-z]{20,}$/i;
/** Java writes it behind the path: "/shop;jsessionid=1A2B?page=2". */
const SESSION_IN_PATH = /;jsessionid=[^/;]*/gi;

/** The address without what only tracks a visitor, names a session or shares or prints the page; the same one where nothing does. */
export function withoutTracking(address: string): string {
  if (!/[?;]/.test(address)) return address;
  const url = URL.parse(address);
  if (url === null) return address;
  const parts = url.search.slice(1).split("&");
  const kept = parts.filter((part) => !isTracking(part));
  const pathname = url.pathname.replace(SESSION_IN_PATH, "");
  if (kept.length === parts.length && pathname === url.pathname) return address;
  url.search = kept.join("&");
  url.pathname = pathname;
  return url.href;
}

function isTracking(parameter: string): boolean {
  const [name = "", value = ""] = parameter.split("=", 2);
  if (TRACKING.test(name) || SESSION.test(name)) return true;
  if (OTHER_USE.test(name) || OTHER_USE.test(`${name}=${value}`)) return true;
  return MAYBE_SESSION.test(name) && RANDOM.test(value);
}
