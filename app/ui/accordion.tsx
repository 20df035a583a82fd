import { Plus } from "lucide-react";

type AccordionProps = {
  /** Items of one name close each other: one is open at a time, and it can be closed again. */
  name: string;
  entries: readonly { question: string; answer: string }[];
};

/** Questions that unfold. Native details, so it works before and without JavaScript. */
export function Accordion({ name, entries }: AccordionProps) {
  return (
    <div data-slot="accordion" className="accordion">
      {entries.map(({ question, answer }) => (
        <details key={question} name={name}>
          <summary>
            {question}
            <Plus className="icon" aria-hidden />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
