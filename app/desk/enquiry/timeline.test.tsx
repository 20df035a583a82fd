import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { DeskFacts } from "#app/desk/desk-facts.tsx";
import { Timeline } from "./timeline.tsx";
import { deriveEnquiryState } from "#lib/desk/enquiry-state.ts";
import { enquiryOf, me } from "#tests/support/desk-answers.ts";

function drawWithMailTo(to: string | null): string {
  const words = {
    sent: "Email sent",
    notSent: "Email not sent",
    onItsWay: "Email on its way",
    notSetUp: "No email is set up: it is sent once SMTP_HOST is set",
  };
  const facts = {
    pageNames: {},
    pageAuditPath: "/tools/seo-audit",
    me: "Ayesha",
    mailTo: to,
    channels: [{ kind: "email", to, words }],
  };
  const enquiry = enquiryOf({ underWay: [{ by: "email", tries: 0 }] });
  return renderToStaticMarkup(
    <DeskFacts value={facts}>
      <Timeline
        enquiry={enquiry}
        state={deriveEnquiryState(enquiry.happenings)}
        me={me}
        now={0}
        onSendAgain={() => {}}
      />
    </DeskFacts>,
  );
}

test("the timeline says that no mail is set up, and promises none", () => {
  const timeline = drawWithMailTo(null);

  expect(timeline).toContain("No email is set up: it is sent once SMTP_HOST is set");
  expect(timeline).not.toContain("try 1 of 12");
});

test("a mail that is being tried is on its way", () => {
  expect(drawWithMailTo("desk@example.pk")).toMatch(/Email on its way.*try 1 of 12/);
});
