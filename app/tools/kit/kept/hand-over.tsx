import { use } from "react";

import { ContactButton } from "#app/contact/contact-button.tsx";
import { WhatsAppButton } from "#app/contact/whats-app-button.tsx";
import { describeFinding } from "#app/tools/kit/result/describe-finding.ts";
import { ToolOnPage } from "#app/tools/kit/tool-on-page.ts";

const words = {
  judged: "Have a person look at it: the audit is free.",
  written:
    "Reviews are one part of being found. Have a person look at the others: the audit is free.",
} as const;

/** From a result to a person: the form, or a chat, with what the result says in its message. */
export function HandOver({ finding }: { finding: string }) {
  const tool = use(ToolOnPage);
  if (tool === undefined) return null;
  const isWritten = tool.kind === "write";
  const said = finding === "" || isWritten ? "" : `${finding.replace(/[.\s]+$/, "")}.`;
  const field = document.querySelector<HTMLInputElement>(".keeps-work [name=url]");
  const page = field?.value.trim() ?? "";
  const message = describeFinding({ tool: tool.title, finding: said, page });

  return (
    <div className="frame-hand-over card no-print small cluster">
      <p>
        {said} {words[isWritten ? "written" : "judged"]}
      </p>
      <p className="actions">
        <ContactButton message={`${message}\n\n`} website={page}>
          Get a Free Audit
        </ContactButton>
        <WhatsAppButton draft={message} />
      </p>
    </div>
  );
}
