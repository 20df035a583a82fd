import type { ReactNode } from "react";

import type { DedicatedCopy } from "#app/content/cities/schema.ts";
import { ownValue } from "#lib/own-value.ts";

type CityIndustriesProps = {
  id?: string;
  heading: string;
  industries: DedicatedCopy["industries"];
  /** Drawn under each search, by the industries' titles. */
  sketches?: Readonly<Record<string, ReactNode>>;
  /** Says what the drawings are, and is below. */
  children?: ReactNode;
};

export function CityIndustries({
  id,
  heading,
  industries,
  sketches,
  children,
}: CityIndustriesProps) {
  return (
    <section className="band" id={id}>
      <div className="wrap">
        <div className="section-top">
          <h2>{heading}</h2>
        </div>
        <ol className="city-industries rows" data-kind="columns">
          {industries.map(({ title, text, search }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="soft">{text}</p>
              <div className="card stack" data-gap="small">
                <span className="mini soft">Somebody types</span>
                <q className="typed">{search}</q>
                {sketches && ownValue(sketches, title)}
              </div>
            </li>
          ))}
        </ol>
        {children}
      </div>
    </section>
  );
}
