import type { Examples } from "#app/tools/kit/try-example.ts";

/** An article of a blog that does not exist, with a link of each kind. */
const html = `<!doctype html>
<html lang="en">
<head>
<title>Five places for tea in Lahore | Example Blog</title>
</head>
<body>
<nav><a href="/">Home</a> <a href="/tea">Tea</a> <a href="/login" rel="nofollow">Log in</a></nav>
<article>
<h1>Five places for tea in Lahore</h1>
<p>We sat in <a href="https://teahouse.example/menu">the Tea House</a> for an afternoon and bought leaves
from <a href="https://leaves.example/?ref=blog" rel="sponsored nofollow">a shop that paid for this line</a>.
More in <a href="/tea/green-or-black">green or black</a> and on
<a href="https://maps.example/lahore/tea"><img src="/map.png" alt=""></a>.</p>
<p><a href="mailto:hello@blog.example">Write to us</a> or
<a href="javascript:void(0)">open the chat</a>. <a href="#comments">Comments</a></p>
</article>
<section id="comments">
<p>Sana: <a href="https://sana.example/" rel="ugc nofollow">my own list</a></p>
<p>Guest: <a href="https://cheap-links.example/" rel="ugc">best links here</a></p>
</section>
<footer><a href="https://partner.example/">Partner</a> <a href="/privacy">Privacy</a></footer>
</body>
</html>`;

export const examples: Examples = {
  "page-source": {
    "page-source html": { html, url: "https://blog.example/tea/five-places" },
  },
};
