import { readRegistrableDomain } from "#engine/address/registrable-domain.ts";

/** Sites that honest pages link to everywhere: sharing, shops of apps, documentation, measuring, archives. */
const PLATFORMS = new Set(
  (
    "facebook.com fb.com messenger.com twitter.com x.com instagram.com threads.net linkedin.com youtube.com youtu.be " +
    "vimeo.com pinterest.com whatsapp.com wa.me telegram.org telegram.me t.me tiktok.com reddit.com tumblr.com vk.com ok.ru " +
    "line.me weibo.com weixin.qq.com qq.com baidu.com yandex.ru yandex.com bing.com yahoo.com duckduckgo.com google.com " +
    "goo.gl android.com apple.com microsoft.com mozilla.org opera.com adobe.com browsehappy.com outdatedbrowser.com " +
    "github.com gitlab.com bitbucket.org npmjs.com wordpress.org wordpress.com gravatar.com w3.org schema.org wikipedia.org " +
    "wikimedia.org wikidata.org creativecommons.org archive.org doi.org arxiv.org medium.com dev.to paypal.com stripe.com " +
    "cloudflare.com jsdelivr.net unpkg.com googleapis.com gstatic.com googletagmanager.com google-analytics.com " +
    "doubleclick.net googlesyndication.com addtoany.com addthis.com sharethis.com disqus.com statcounter.com hotjar.com " +
    "histats.com quantserve.com scorecardresearch.com facebook.net cookiebot.com onetrust.com discord.com discord.gg " +
    "skype.com spotify.com soundcloud.com flickr.com trustpilot.com tripadvisor.com booking.com"
  ).split(" "),
);

/** Whether a host belongs to one of them; Google and Amazon have a domain in each country. */
export function isKnownPlatform(hostname: string): boolean {
  const domain = readRegistrableDomain(hostname);
  return PLATFORMS.has(domain) || /^(?:google|amazon)\.[a-z.]+$/.test(domain);
}
