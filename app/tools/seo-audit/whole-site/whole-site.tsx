import { Bot, Clock, FileText, ShieldCheck } from "lucide-react";
import { useRef, useState } from "react";

import { parsePageUrl } from "#engine/address/parse-page-url.ts";
import { SiteBounds } from "./site-bounds.tsx";
import { siteAuditBounds } from "#engine/site-audit/contract.ts";
import { paths } from "#lib/site/paths.ts";
import { AddressForm } from "#app/tools/kit/source/address-form.tsx";
import { keepStartedKey } from "#app/tools/kit/reading/report-key.ts";
import { startSiteAudit } from "#app/tools/kit/reading/start-site-audit.ts";
import { findLastAudit, rememberAudit } from "#app/tools/kit/reading/own-audit.ts";
import type { PageProps } from "#app/tools/kit/page-tool.tsx";
import { focusField } from "#app/tools/kit/use-form.ts";
import { TabLink } from "#app/tools/kit/tool-tabs.tsx";
import "./whole-site.css";
import { LastReports } from "./last-reports.tsx";
import { SiteQuestions } from "./site-questions.tsx";
import { SiteSample } from "./site-sample.tsx";
import { Link } from "#app/ui/link.tsx";

const invalidUrl = "Please enter a valid URL.";

/** The address of a site, what will happen to it, and the button that begins. */
export function WholeSite({ url, onUrlChange }: PageProps) {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isStarting, setIsStarting] = useState(false);

  function refuse(words: string) {
    setProblem(words);
    setIsStarting(false);
    focusField(form.current, "url");
  }

  async function handleSubmit() {
    setProblem(undefined);
    const parsed = parsePageUrl(url);
    if (!parsed.ok) return refuse(invalidUrl);
    setIsStarting(true);
    const { hostname } = new URL(parsed.value);
    const earlier = findLastAudit(hostname)?.id;
    const answer = await startSiteAudit({
      url: url.trim(),
      ...(earlier !== undefined && { earlier }),
    });
    if (!answer.ok) return refuse(answer.problem);
    rememberAudit(answer.value.id, hostname);
    location.assign(keepStartedKey(answer.value));
  }

  return (
    <>
      <AddressForm
        form={form}
        className="tool-pane"
        heading="Address of the site"
        hint={
          <>
            Nothing is read until you select the button. You will see each page as it is read, and
            can stop at any time. One page alone? <TabLink tab="page-url">Page URL</TabLink> is
            quicker.
          </>
        }
        problem={problem}
        placeholder="www.example.pk"
        url={url}
        onUrlChange={(typed) => {
          onUrlChange(typed);
          setProblem(undefined);
        }}
        label="Audit the site"
        busyLabel="Starting..."
        isWaiting={isStarting}
        onSubmit={() => void handleSubmit()}
      >
        <SiteBounds />
      </AddressForm>
      <div className="whole-site stack">
        <LastReports />
        <WhatHappens />
        <SiteSample />
        <SiteQuestions />
      </div>
    </>
  );
}

function WhatHappens() {
  return (
    <section className="split">
      <div className="stack" data-gap="small">
        <h2>What will happen</h2>
        <p className="soft">How we read, so that your server hardly notices.</p>
      </div>
      <ul className="rows" data-kind="icon">
        <li>
          <FileText className="icon" aria-hidden />
          <b className="title">robots.txt first, and obeyed</b>
          <span className="soft">
            What it closes to us stays closed, and is named in the report. Crawl-delay is kept, up
            to {siteAuditBounds.maxCrawlDelayMs / 1000} seconds.
          </span>
        </li>
        <li>
          <Clock className="icon" aria-hidden />
          <b className="title">A second between two pages</b>
          <span className="soft">
            Never more than {siteAuditBounds.atOnce} at once, and slower when your server slows. At
            the second 429 or 503 we stop.
          </span>
        </li>
        <li>
          <ShieldCheck className="icon" aria-hidden />
          <b className="title">Only public pages</b>
          <span className="soft">
            No signing in, no forms, nothing put in a basket. Sorted and filtered lists are counted,
            and two of each read.
          </span>
        </li>
        <li>
          <Bot className="icon" aria-hidden />
          <b className="title">It says who it is</b>
          <span className="soft">
            <Link to={paths.reader}>PehlaPageBot</Link>, with an address to write to. It is not
            Google and does not pretend to be.
          </span>
        </li>
      </ul>
    </section>
  );
}
