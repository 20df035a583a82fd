import type { EnquiryStatus } from "#lib/desk/enquiry.ts";

export const statusNames: Record<EnquiryStatus, string> = {
  new: "New",
  answered: "Answered",
  "in-talk": "Talking",
  won: "Won",
  lost: "Lost",
};

const drawings: Record<EnquiryStatus | "spam", React.ReactNode> = {
  new: (
    <>
      <circle className="p-quiet p-line" cx="9" cy="9" r="7" />
      <circle className="p-good" cx="9" cy="9" r="3" />
    </>
  ),
  answered: (
    <>
      <circle className="p-good p-line" cx="9" cy="9" r="7" />
      <path className="p-good" d="M9 2a7 7 0 0 0 0 14z" />
    </>
  ),
  "in-talk": (
    <>
      <circle className="p-good p-line" cx="6.6" cy="9" r="5" />
      <circle className="p-good p-line" cx="11.4" cy="9" r="5" />
    </>
  ),
  won: (
    <>
      <circle className="p-good" cx="9" cy="9" r="8" />
      <path className="p-ground p-line" d="m5.4 9.2 2.5 2.5 4.8-5.2" />
    </>
  ),
  lost: (
    <>
      <circle className="p-quiet p-line" cx="9" cy="9" r="7" />
      <path className="p-quiet p-line" d="M5.5 9h7" />
    </>
  ),
  spam: (
    <>
      <circle className="p-quiet p-line" cx="9" cy="9" r="7" />
      <path className="p-quiet p-line" d="M4.2 4.2l9.6 9.6" />
    </>
  ),
};

export function StatusMark({ status }: { status: EnquiryStatus | "spam" }) {
  return (
    <svg className="icon" viewBox="0 0 18 18" strokeWidth="1.75" aria-hidden>
      {drawings[status]}
    </svg>
  );
}

export function Status({ status }: { status: EnquiryStatus | "spam" }) {
  return (
    <span className="status">
      <StatusMark status={status} />
      {status === "spam" ? "Spam" : statusNames[status]}
    </span>
  );
}
