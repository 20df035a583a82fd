import { ArrowDown, FileText } from "lucide-react";

import { Example } from "./example.tsx";

const paints = ["mark", "good", "fail", "strong", "quiet", "soft", "ground"] as const;

/** The words of app/styles/words.css, and what app/ui draws with. */
export function WordExamples() {
  return (
    <>
      <Example name="Opening of a page">
        <header className="page-top grid-12">
          <h2>Start with what went wrong</h2>
          <p className="lead">The lead is below the title, and beside it where there is room.</p>
        </header>
      </Example>
      <Example name="Layout">
        {["stack", "cluster", "grid"].map((layout) => (
          <div key={layout} className={layout} data-gap="middle">
            <span className="note">{layout}</span>
            <span className="note">one</span>
            <span className="note">two</span>
          </div>
        ))}
        <p className="measure">
          A line of text is at most as wide as this one: its reader finds the beginning of the next
          one without looking for it.
        </p>
      </Example>
      <TextExamples />
      <DrawingExamples />
    </>
  );
}

function TextExamples() {
  return (
    <Example name="Text">
      <p className="h3">As large as a heading of the third level</p>
      <p className="title">The name of an entry</p>
      <p className="label">A label</p>
      <p className="small">Small</p>
      <p className="mini">Very small</p>
      <p className="soft">Less important</p>
      <p>
        <span data-tone="pass">Good</span>, <span data-tone="warn">doubtful</span>,{" "}
        <span data-tone="fail">bad</span>, and <span className="number">1,234</span> in figures of
        one width
      </p>
      <p>
        <a className="plain-link" href="#top">
          A link that looks like its text
        </a>
      </p>
      <a className="plain-link card stack" data-gap="small" href="#top">
        <b className="title">A block that is a link</b>
        <span className="cluster small soft">
          Only its title is underlined <ArrowDown className="icon" aria-hidden />
        </span>
      </a>
    </Example>
  );
}

function DrawingExamples() {
  return (
    <Example name="Paints of a drawing">
      <svg className="drawing" viewBox="0 0 640 90" role="img" aria-label="The paints">
        {paints.map((paint, index) => (
          <g key={paint} className={`p-${paint}`}>
            <circle cx={index * 90 + 25} cy="25" r="16" />
            <circle className="p-line" strokeWidth="2" cx={index * 90 + 62} cy="25" r="15" />
            <text x={index * 90 + 8} y="70">
              {paint}
            </text>
          </g>
        ))}
      </svg>
      <p className="figure-key">
        <span>
          <i className="p-mark" />
          The first
        </span>
        <span>
          <i className="p-good" />
          The others
        </span>
      </p>
    </Example>
  );
}

/** Lists of rows, the kinds for what a page says. */
export function PageRowExamples() {
  return (
    <Example name="Rows of a page">
      <ul className="rows" data-kind="lines">
        <li>You sell in one town, and people look for you on a map.</li>
        <li>You answer the phone.</li>
      </ul>
      <ul className="rows" data-kind="dense">
        <li>Gujranwala, 70 km</li>
        <li>Sheikhupura, 40 km</li>
      </ul>
      <ol className="rows" data-kind="steps">
        <li>
          <b>Month 1</b>
          <span>We fix what keeps pages out of the index.</span>
        </li>
      </ol>
      <ol className="rows" data-kind="numbers">
        <li>
          <h3 className="title">Read the site</h3>
          <p className="soft">Every page, as a search engine reads it.</p>
        </li>
        <li>
          <h3 className="title">Write the plan</h3>
          <p className="cluster" data-gap="small">
            <FileText className="icon" aria-hidden /> You get two pages
          </p>
        </li>
      </ol>
      <dl className="facts" data-kind="columns">
        <div>
          <dt>Client</dt>
          <dd>Tarar Dental</dd>
        </div>
        <div>
          <dt>Industry</dt>
          <dd>Health</dd>
        </div>
      </dl>
    </Example>
  );
}
