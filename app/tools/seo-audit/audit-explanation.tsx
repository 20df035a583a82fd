import { paths } from "#lib/site/paths.ts";
import { Link } from "#app/ui/link.tsx";

/** Read: markup of the page, outside the island. */
// oxlint-disable-next-line import/no-default-export -- loaded by React.lazy, which wants a default
export default function AuditExplanation() {
  return (
    <>
      <p>
        Before any number comes one question: can Google index this page at all? Five checks answer
        it, from the address to the words in the HTML. If one fails, no score counts as good.
      </p>
      <p>
        The score counts what can be seen in one page. It starts at 100 and takes points away for
        each check that warns or fails: most for what keeps a page out of the results, least for
        what only looks untidy. Without a title, a description, a main heading or words to read, no
        page reaches 85. Every point is listed with its line, so that you can redo the sum and
        disagree with it. <Link to={paths.auditRules}>Each rule has a page</Link> with an example
        and its source.
      </p>
      <ol className="audit-scale">
        <li data-tone="fail">
          <b>0–59</b> <span className="soft">Poor</span>
        </li>
        <li data-tone="warn">
          <b>60–84</b> <span className="soft">Needs some work</span>
        </li>
        <li data-tone="pass">
          <b>85–100</b> <span className="soft">Good</span>
        </li>
      </ol>
      <p>
        Beside it is a second score, computed as Lighthouse computes its SEO category: ten audits,
        each with weight 1 except indexing, which weighs 4. It is the number your developer knows.
        Ours asks more: widths in pixels, country codes, structured data, Urdu link texts.
      </p>
      <p>
        Neither knows your competitors, your links or whether your prices are right. A page with 95
        can sit on the fourth page of results, and one with 70 can lead. Use it to clear the ground,
        then look at what the first three results do better.
      </p>
      <div className="live-on">
        <p>
          One page says little about a site of seventy. <b>Whole site</b>, the third tab, follows
          links to up to a hundred pages and groups what it finds by its cause: often one template,
          fixed once. That report lists fixes in order and gives no score.
        </p>
      </div>
    </>
  );
}
