import type { PlanWord } from "#app/content/plans/read-plan-words.ts";
import { LinkedText } from "#app/sections/linked-text.tsx";
import { SampleNote } from "#app/sections/sample-note.tsx";

/** What is part of every plan, whatever it costs. */
export function EveryPlan({ entries }: { entries: PlanWord[] }) {
  return (
    <section className="band" id="in-every-plan">
      <div className="wrap">
        <div className="section-top">
          <h2>In every plan</h2>
          <p className="lead">
            Whatever you pay, these are part of it. The rest is set side by side below.
          </p>
        </div>
        <PlanWords entries={entries} />
        <SampleNote>The hours are sample terms.</SampleNote>
      </div>
    </section>
  );
}

export function PlanWords({ entries }: { entries: PlanWord[] }) {
  return (
    <dl className="terms" data-kind="columns">
      {entries.map(({ term, meaning }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <LinkedText>{meaning}</LinkedText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
