import { absoluteUrl } from "#lib/site/absolute-url.ts";
import { site } from "#lib/site/site.ts";
import { peaks } from "#app/content/posts/content-marketing-for-seo/peaks.ts";
import { post } from "#app/content/posts/content-marketing-for-seo/meta.ts";
import { paths } from "#lib/site/paths.ts";
import { slugify } from "#lib/text/slugify.ts";
import { writeCalendar } from "#lib/icalendar.ts";

/** The content calendar of the article, for a phone: each peak, and the day to publish before it. */
export function loader() {
  const { host } = new URL(absoluteUrl(paths.home));
  const article = absoluteUrl(paths.post(post.slug));
  const days = peaks.flatMap(({ name, around, who, publishBy, begins, publishDay }) => [
    {
      uid: `publish-${slugify(name)}-2027@${host}`,
      day: publishDay,
      summary: `Publish for: ${name}`,
      description: `Around ${around}. Who feels it: ${who}. Publish by ${publishBy}. ${article}`,
    },
    {
      uid: `peak-${slugify(name)}-2027@${host}`,
      day: begins,
      summary: name,
      description: `Around ${around}. Who feels it: ${who}. ${article}`,
    },
  ]);
  return new Response(
    writeCalendar(days, { product: site.name, stamp: Date.parse(post.updated) }),
    { headers: { "Content-Type": "text/calendar; charset=utf-8" } },
  );
}
