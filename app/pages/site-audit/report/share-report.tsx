import { Copy, FileDown, Printer } from "lucide-react";
import type { ReactNode } from "react";

import { ShareOnWhatsApp } from "#app/contact/share-on-whats-app.tsx";
import { shareText, whatsappShare } from "./share-text.ts";
import { copyWithToast } from "#app/tools/kit/kept/copy-with-toast.ts";
import { findReportKey, manageLink, readLink } from "#app/tools/kit/reading/report-key.ts";
import { addressOf } from "#app/tools/kit/reading/start-site-audit.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import type { SiteAuditState } from "#engine/site-audit/contract.ts";
import type { ReportSection } from "#engine/site-audit/report/report-sections.ts";
import type { SiteReportHead } from "#engine/site-audit/site-report.ts";
import { tellDayAndYear } from "#lib/time-words.ts";

const files = [
  ["pages.csv", "Pages, CSV"],
  ["report.csv", "Findings, CSV"],
  ["report.json", "JSON"],
  ["report.md", "Two pages, Markdown"],
  ["fixes.md", "For the developer, Markdown"],
  ["sitemap.xml", "Corrected sitemap"],
] as const;

/** Files that are about one section alone. */
const filesOf: Partial<Record<ReportSection, readonly string[]>> = {
  pages: ["pages.csv"],
  fixes: ["report.csv", "fixes.md"],
};

/** The link, the message, the files. */
export function ShareReport({
  id,
  report,
  audit: { keptUntil, isStaff },
  children,
}: {
  id: string;
  /** As others get it. */
  report: SiteReportHead;
  audit: Pick<SiteAuditState, "keptUntil" | "isStaff">;
  children: ReactNode;
}) {
  const link = readLink(id);
  const text = shareText(report, link);
  return (
    <section id="share" className="site-part no-print">
      <div className="section-top">
        <h2 tabIndex={-1}>Share</h2>
        <p className="soft">
          The link cannot be guessed and stays until {tellDayAndYear(Date.parse(keptUntil))}. Anyone
          who has it can read this report, and nothing else.
        </p>
      </div>
      <p className="actions">
        <Button variant="outline" onClick={() => void copyWithToast(link, "Link copied.")}>
          <Copy className="icon" aria-hidden /> Copy link
        </Button>
        <ShareOnWhatsApp href={whatsappShare(report, link)} />
        <Button variant="outline" onClick={() => print()}>
          <Printer className="icon" aria-hidden /> Print or PDF
        </Button>
        <Files id={id} report={report} />
      </p>
      {isStaff === true ? (
        <p className="mini soft">
          You are signed in at the desk, so you can mark findings here and check them again. The
          link does not let others do so.
        </p>
      ) : (
        <ManageLink id={id} />
      )}
      {children}
      {report.noSitemap !== undefined && <p className="mini soft">{report.noSitemap}</p>}
      <p className="mini soft">What WhatsApp will carry:</p>
      <pre className="note measure" data-tone="good" dir="auto">
        {text}
      </pre>
      <Button size="sm" variant="outline" onClick={() => void copyWithToast(text, "Text copied.")}>
        <Copy className="icon" aria-hidden /> Copy this text
      </Button>
    </section>
  );
}

function Files({ id, report }: { id: string; report: SiteReportHead }) {
  const left = (report.leftOut ?? []).flatMap((section) => filesOf[section] ?? []);
  const isOffered = ([file]: (typeof files)[number]) =>
    !left.includes(file) && (file !== "sitemap.xml" || report.noSitemap === undefined);
  return files.filter(isOffered).map(([file, label]) => (
    <a
      key={file}
      className={buttonClass({ variant: "outline" })}
      href={addressOf(id, `/${file}`)}
      download
    >
      <FileDown className="icon" aria-hidden /> {label}
    </a>
  ));
}

/** The second link, for the person who began the reading. */
function ManageLink({ id }: { id: string }) {
  const key = findReportKey(id);
  if (key === undefined) return null;
  const link = manageLink({ id, key });
  return (
    <p className="mini soft">
      You started this reading, so this browser can also mark findings, check them again and delete
      the report.{" "}
      <Button
        size="sm"
        variant="link"
        onClick={() => void copyWithToast(link, "Link to manage the report copied.")}
      >
        Copy the link to manage it
      </Button>{" "}
      for your other devices. Keep that one to yourself.
    </p>
  );
}
