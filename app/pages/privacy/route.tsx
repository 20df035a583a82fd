import { contactFields } from "#lib/contact/contact-message.ts";
import { site } from "#lib/site/site.ts";
import { paths } from "#lib/site/paths.ts";
import { buildBreadcrumbList } from "#app/seo/json-ld/build-breadcrumb-list.ts";
import { SampleNote } from "#app/sections/sample-note.tsx";
import { JsonLd } from "#app/seo/json-ld/json-ld.tsx";
import { brandedTitle, buildPageMeta } from "#app/seo/page-meta.ts";
import { Link } from "#app/ui/link.tsx";
import { watchBounds } from "#engine/site-audit/contract.ts";
import { formatDate } from "#lib/format-date.ts";
import { count } from "#lib/count.ts";
import { spellNumber } from "#lib/spell-number.ts";
import { mailHref } from "#lib/contact/mail-href.ts";

import css from "./privacy.css?inline";

export const handle = { css };

export function meta() {
  return buildPageMeta({
    path: paths.privacy,
    title: brandedTitle("Privacy"),
    description:
      "What the audit form stores, where, for how long, and how to have it deleted. No trackers; the free tools keep what you paste in your browser.",
  });
}

/** The day of the last change to what is promised here. */
const PRIVACY_CHANGED = "2026-11-28";

const inShort: readonly (readonly [term: string, answer: string, unless?: string])[] = [
  ["Cookies", "None", "unless you choose a theme"],
  ["Trackers", "None"],
  ["Fonts and scripts from others", "None"],
  ["Sold or shared for advertising", "Never"],
];

export default function PrivacyPage() {
  return (
    <article className="side-headed wrap">
      <JsonLd blocks={[buildBreadcrumbList([{ name: "Privacy", path: paths.privacy }])]} />
      <header className="page-top">
        <h1>What we know about you</h1>
        <p className="lead">
          {veryLittle()}, until you write to us or have us read an address. All of it is on this
          page.
        </p>
      </header>

      <dl className="figures privacy-short">
        {inShort.map(([term, answer, unless]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              {answer}
              {unless === undefined ? null : <small>, {unless}</small>}
            </dd>
          </div>
        ))}
      </dl>

      <Responsible />
      <TheForm />
      <TheFreeTools />
      <ClientsSites />

      {site.webServerLogDays === 0 ? null : (
        <section>
          <h2>When you open a page</h2>
          <p>
            The web server in front of ours writes a log, as web servers do: which network address
            asked for which page, and when. It is deleted after{" "}
            {count(site.webServerLogDays, "day")}.
          </p>
        </section>
      )}

      <section>
        <h2>When you call or chat</h2>
        <p>
          Tapping a phone number starts a call on your phone, and a WhatsApp link opens WhatsApp.
          From then on their rules apply, not ours. Nothing is sent to WhatsApp until you follow the
          link. If you leave a number and we answer by WhatsApp, Meta carries your number and our
          words.
        </p>
      </section>

      <YourBrowser />
    </article>
  );
}

function Responsible() {
  const { street, city, postalCode } = site.address;

  return (
    <section>
      <h2>Who is responsible</h2>
      <p>
        {site.registration.firm}, {street}, {city} {postalCode}, Pakistan. Write to{" "}
        <a href={`mailto:${site.email}`}>{site.email}</a>. Last changed on{" "}
        {formatDate(PRIVACY_CHANGED)}.
      </p>
      <SampleNote>Sample name and address of a demonstration.</SampleNote>
    </section>
  );
}

function TheForm() {
  return (
    <>
      <section>
        <h2>When you send the form</h2>
        <p>
          We store what you type ({listFields()}), the page you sent it from and the time.{" "}
          {storedWhere()}
        </p>
        <p>
          We use it to answer you, and for nothing else. Our mail provider carries the email that
          brings it to us. The people who answer enquiries read it at a desk of ours; their own
          devices keep the notes that they are writing until these are saved. Nobody else is shown
          it. To stop machines from sending hundreds of messages, the server counts how many came
          from one network address, for at most a day. The address is not stored with your enquiry.
        </p>
      </section>

      <section>
        <h2>How long we keep it, and how to have it deleted</h2>
        <p>
          An enquiry is kept while we are talking. At the latest{" "}
          {spellNumber(site.enquiriesKeptMonths)} months after it came the server deletes it by
          itself; the email that brought it to us we delete by hand. A backup may hold a deleted
          enquiry for {count(site.backupDays, "day")} more.
        </p>
        <p>
          To see what we hold about you, or to have it corrected or deleted sooner, write to{" "}
          <a href={mailHref({ to: site.email })}>{site.email}</a> from the address you used. We do
          it and tell you when it is done.
        </p>
      </section>
    </>
  );
}

function TheFreeTools() {
  return (
    <section>
      <h2>When you use the free tools</h2>
      <p>
        The <Link to={paths.tools}>tools</Link> run in your browser. The pages, files and texts that
        you paste or drop there are not uploaded.
      </p>
      <p>
        A server’s log that you drop under “Who came” holds the network addresses of your own
        visitors. Your browser reads it, and nothing of it is sent. Visitors’ addresses are counted
        and compared with those of crawlers, never shown and in no export; people’s requests are one
        number.
      </p>
      <p>
        So that a reload or Back does not lose what you type, your browser keeps it on your own
        device while the tab is open. Another tab does not see it, and it is deleted when you close
        the tab, unless your browser reopens that tab. “Clear” under a tool deletes it at once. It
        is not in the page’s address either. “Copy a link to this” makes a link that holds it in a
        part that browsers do not send: whoever you give the link to sees it.
      </p>
      <p>
        When you click a button to have an address read, that address goes to our own server, and
        from then on it is in the page’s address. The server reads the page and sends back what it
        found. It keeps the findings in memory for ten minutes, counts how many pages were read for
        your network address in a day, and writes no address to a log.{" "}
        <Link to={paths.reader}>What our reader does</Link>
      </p>
      <p>
        In the Google Cache Checker our server passes the address on to the Wayback Machine (
        <a href="https://archive.org">archive.org</a>), which answers it. The archive sees our
        server, not you.
      </p>
      <p>
        When you have a whole site audited, our server keeps what it read of that site and the
        report for 30 days at most, under a link that only you know; we keep its fingerprint, not
        the link. Nothing there says who asked: your audits are counted by a code whose key our
        server forgets whenever it ends. Anyone you give the link to can read the report; only your
        browser, or the second link under the report, deletes it, at once, marks its findings, has
        them checked again, or chooses which sections others get. A mark with its reason, and what
        was found again, are kept with the report, for anyone who reads it. What you drop beside a
        report from Search Console or Bing is read in your browser, and nothing of it is sent.
      </p>
    </section>
  );
}

function ClientsSites() {
  return (
    <section>
      <h2>When you are a client</h2>
      <p>
        If you ask us to watch your site, our server reads it each night, week or month and writes
        to the people who look after it: when something got worse, once a week or once a month, as
        was agreed. Every such email has a link that stops them. Those reports are kept for{" "}
        {spellNumber(watchBounds.keepMonths)} months. The figures of each reading, such as how many
        pages can be indexed, stay in our records.
      </p>
    </section>
  );
}

function YourBrowser() {
  return (
    <section>
      <h2>What your own browser keeps</h2>
      <p>
        If you choose the light or dark theme in the footer, your browser remembers that one word
        for a year, in a cookie named theme. It says nothing about who you are, we keep no record of
        it, and choosing System deletes it.
      </p>
      <p>
        If you have a whole site audited, your browser also remembers the site, the day, the link of
        the report and the key that deletes it, for 30 days and at most ten of them, so that you
        find it again and the next report can be compared with it. <i>Forget this list</i>, under
        the form, deletes them.
      </p>
    </section>
  );
}

/** How the lead begins: a log in front of the server is something that we know. */
function veryLittle(): string {
  return site.webServerLogDays === 0
    ? "Nothing about you"
    : "Very little: a line in the web server’s log";
}

/** The one paragraph that depends on where the form is sent. */
function storedWhere(): string {
  if (site.form.endpoint === "") {
    return "It goes to our own server, into our own database, and to us as an email. No other company’s form service is involved.";
  }
  return `It goes to a form service, ${new URL(site.form.endpoint).host}, which stores it for us and sends it on to us as an email. That service also receives your network address, and its own privacy notice applies to what it keeps.`;
}

/** The form's fields as they are in a sentence: "phone or WhatsApp" keeps its capitals. */
function listFields(): string {
  return contactFields
    .map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1))
    .join(", ");
}
