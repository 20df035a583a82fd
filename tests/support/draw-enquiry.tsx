import { createRef } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import type { Acts } from "#app/desk/data/acts.ts";
import { DeskFacts } from "#app/desk/desk-facts.tsx";
import { EnquiryPane } from "#app/desk/enquiry/enquiry-pane.tsx";
import type { DeskEnquiry } from "#lib/desk/enquiry.ts";

import { me } from "./desk-answers.ts";

const acts = { noteUnderWay: () => undefined } as unknown as Acts;
const pageNames = { "/": "Home", "/contact": "Contact" };
const facts = { pageNames, pageAuditPath: "/tools", me: "Ayesha", mailTo: null, channels: [] };

/** The page of one enquiry at the desk, as markup. Reads `localStorage`: stub it. */
export function drawEnquiry(enquiry: DeskEnquiry): string {
  return renderToStaticMarkup(
    <DeskFacts value={facts}>
      <EnquiryPane
        enquiry={enquiry}
        me={me}
        people={[me]}
        acts={acts}
        queued={[]}
        now={enquiry.at}
        noteField={createRef()}
        reminders={{ current: null }}
        onSaved={() => {}}
        onLookAgain={() => {}}
        onGone={() => {}}
      >
        {null}
      </EnquiryPane>
    </DeskFacts>,
  );
}
