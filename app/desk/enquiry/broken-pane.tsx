import type { DeskEnquiry } from "#lib/desk/enquiry.ts";

/** In place of an enquiry that cannot be drawn: what is needed to answer it, as text. */
export function BrokenPane({ enquiry: { name, email, phone, message } }: { enquiry: DeskEnquiry }) {
  return (
    <div className="desk-void stack" data-gap="small" role="alert">
      <h1>This enquiry cannot be shown</h1>
      <p>Nothing is lost, and the others are as they were. This is what they sent:</p>
      <pre className="desk-code">{[name, email, phone, message].map(String).join("\n")}</pre>
    </div>
  );
}
