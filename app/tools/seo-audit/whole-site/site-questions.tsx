import { Accordion } from "#app/ui/accordion.tsx";
import { siteAuditBounds } from "#engine/site-audit/contract.ts";

const { pages } = siteAuditBounds;

const questions = [
  {
    question: "May I audit a site that is not mine?",
    answer: `Yes, up to ${pages} pages. We read what any visitor may read, at a visitor’s pace. Its owner can keep us out with two lines in robots.txt.`,
  },
  {
    question: "Why not thousands of pages?",
    answer:
      "Because most faults sit in templates. A hundred pages show them all on most sites, and ask little of the server.",
  },
  {
    question: "How do I keep PehlaPageBot out?",
    answer:
      "Two lines in robots.txt: “User-agent: PehlaPageBot” and “Disallow: /”. It asks for that file before every audit.",
  },
];

export function SiteQuestions() {
  return (
    <section className="split">
      <h2>Asked about site audits</h2>
      <Accordion name="site-faq" entries={questions} />
    </section>
  );
}
