import { Info, TriangleAlert } from "lucide-react";

import { ControlExamples } from "./control-examples.tsx";
import { Example } from "./example.tsx";
import { PageRowExamples, WordExamples } from "./word-examples.tsx";
import { Accordion } from "#app/ui/accordion.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { ScoreRing } from "#app/ui/score-ring.tsx";
import { Stars } from "#app/ui/stars/stars.tsx";
import { StatusWord } from "#app/ui/status-word.tsx";
import { SortHead } from "#app/ui/table/sort-head.tsx";

const colours = ["action", "accent", "pass", "warn", "fail", "danger", "late"] as const;

const LONG_ADDRESS =
  "https://tarardental.pk/services/root-canal-treatment-in-gulberg-lahore/prices";

/** Every component of app/ui with one look, as developers and tests see it. */
export function ComponentExamples() {
  return (
    <div className="wrap component-examples">
      <h1>Components</h1>
      <Example name="Colours by meaning">
        <ul className="component-colours">
          {colours.map((colour) => (
            <li key={colour} data-colour={colour}>
              --{colour}
            </li>
          ))}
        </ul>
      </Example>
      <WordExamples />
      <ControlExamples />
      <RowExamples />
      <PageRowExamples />
      <ListExamples />
      <Tables />
      <Notes />
      <Marks />
    </div>
  );
}

function RowExamples() {
  return (
    <Example name="Rows">
      <ul className="rows">
        <li>{LONG_ADDRESS}</li>
        <li>A second row</li>
      </ul>
      <ul className="rows" data-kind="marked">
        <li>
          <StatusWord of="fail" Icon={TriangleAlert}>
            Fail
          </StatusWord>
          <span>The page has no title.</span>
        </li>
      </ul>
      <ul className="rows" data-kind="icon">
        <li>
          <Info className="icon" aria-hidden />
          Backups, until they are overwritten
        </li>
      </ul>
      <ul className="rows" data-kind="ends">
        <li>
          <span>Titles that are too long</span>
          <b className="number">12</b>
        </li>
      </ul>
      <ul className="rows" data-kind="pair">
        <li>
          <b>{LONG_ADDRESS}</b>
          <span>Answers with 200, and names every other version.</span>
        </li>
      </ul>
    </Example>
  );
}

function ListExamples() {
  return (
    <>
      <Example name="Facts">
        <dl className="facts">
          <div>
            <dt>Address</dt>
            <dd>{LONG_ADDRESS}</dd>
          </div>
          <div>
            <dt>Read</dt>
            <dd>26 November 2026, 13:00 PKT</dd>
          </div>
        </dl>
      </Example>
      <Example name="Terms">
        <dl className="terms" data-kind="columns">
          <div>
            <dt>Crawl budget</dt>
            <dd>How many pages a search engine reads of a site, and how often.</dd>
          </div>
          <div>
            <dt>Canonical</dt>
            <dd>The address that stands for all copies of a page.</dd>
          </div>
        </dl>
      </Example>
      <Example name="Figures">
        <dl className="figures">
          {[
            ["Links", "128"],
            ["DoFollow", "96"],
            ["External", "31"],
            ["With a note", "4"],
          ].map(([name, figure]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </Example>
    </>
  );
}

function Tables() {
  return (
    <Example name="Table">
      <table className="table" data-cards>
        <thead>
          <tr>
            <SortHead label="Address" sort="none" onSort={doNothing} />
            <SortHead label="Clicks" sort="ascending" onSort={doNothing} />
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {["/", "/prices", LONG_ADDRESS].map((address, clicks) => (
            <tr key={address}>
              <th scope="row">{address}</th>
              <td data-label="Clicks">{clicks}</td>
              <td data-label="Points">{clicks * 12}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Example>
  );
}

function Notes() {
  return (
    <>
      <Example name="Notes">
        <p className="note">
          <TriangleAlert className="icon" aria-hidden />
          <span>
            <b>These two lines hide the whole site.</b> Choose “Allow everything” instead.
          </span>
        </p>
        <p className="note" data-tone="good">
          None of the 40 pages breaks a rule.
        </p>
      </Example>
      <Example name="Disclosure">
        <details className="disclosure" open>
          <summary>
            Response headers
            <span>Three of them matter to search engines.</span>
          </summary>
          <p>x-robots-tag: noindex</p>
        </details>
        <details className="disclosure">
          <summary>The same page under 4 other addresses</summary>
          <p>Closed at first.</p>
        </details>
      </Example>
      <Example name="Accordion">
        <Accordion
          name="example-questions"
          entries={[
            { question: "How long does it take?", answer: "Three to six months." },
            { question: "What does it cost?", answer: "The prices are on their page." },
          ]}
        />
      </Example>
      <Example name="Progress">
        <ProgressBar steps={["Read the page", "Check it", "Write the report"]} durationMs={9000} />
      </Example>
    </>
  );
}

function Marks() {
  return (
    <Example name="Marks">
      <p className="cluster" data-gap="middle">
        <Avatar name="Ayesha Rafiq" initials="AR" />
        <Avatar name="Hamza Tariq" initials="HT" size="large" />
        <Stars rating={4} />
      </p>
      <div className="cluster" data-gap="middle">
        <ScoreRing score={92} level="good" />
        <ScoreRing score={64} level="middling" />
        <ScoreRing score={31} level="poor" />
      </div>
    </Example>
  );
}

/** The examples show how things look; nothing comes of a click. */
function doNothing() {}
