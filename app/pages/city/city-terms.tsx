import type { ReactNode } from "react";

import { paths } from "#lib/site/paths.ts";
import { LinkedText } from "#app/sections/linked-text.tsx";
import { OnwardLink } from "#app/sections/onward-link.tsx";

type CityWhyProps = {
  id?: string;
  title: ReactNode;
  paragraphs: readonly string[];
  /** The last paragraph: where to read on. */
  more: ReactNode;
  children: ReactNode;
};

/** Why somebody who sells in a city is looked for, beside what people type there. */
export function CityWhy({ id, title, paragraphs, more, children }: CityWhyProps) {
  return (
    <section className="band sand" id={id}>
      <div className="wrap split">
        <div className="stack">
          <h2>{title}</h2>
          <div className="prose">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p>{more}</p>
          </div>
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}

/** On every city page: what an owner can do without us. */
export function OwnersLinks() {
  return (
    <>
      <OnwardLink to={paths.post("ultimate-guide-local-seo-pakistan")}>
        Guide to local SEO in Pakistan
      </OnwardLink>
      <br />
      <OnwardLink to={paths.siteAudit}>Audit your whole site</OnwardLink>
    </>
  );
}

type CityTermsProps = {
  id?: string;
  title: ReactNode;
  /** Beside each other where there is room. */
  columns?: boolean;
  className?: string;
  /** Under the title. */
  aside?: ReactNode;
  entries: readonly (readonly [term: string, text: string])[];
  /** Under the terms. */
  children?: ReactNode;
};

/** Terms of a city, each with what it means there: trades, districts, what we do ourselves. */
export function CityTerms(props: CityTermsProps) {
  const { id, title, columns = false, className = "band-end", entries } = props;
  return (
    <section className={className} id={id}>
      <div className="wrap split">
        <div>
          <h2>{title}</h2>
          {props.aside}
        </div>
        <div>
          <dl className="terms" data-kind={columns ? "columns" : "wide"}>
            {entries.map(([term, text]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  <LinkedText>{text}</LinkedText>
                </dd>
              </div>
            ))}
          </dl>
          {props.children}
        </div>
      </div>
    </section>
  );
}
