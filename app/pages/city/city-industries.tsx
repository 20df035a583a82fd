import type { DedicatedCopy } from "#app/content/cities/schema.ts";

type CityIndustriesProps = { heading: string; industries: DedicatedCopy["industries"] };

/** A city's trades, each with what somebody types who needs it. */
export function CityIndustries({ heading, industries }: CityIndustriesProps) {
  return (
    <section className="band">
      <div className="wrap">
        <div className="section-top">
          <h2>{heading}</h2>
        </div>
        <ol className="city-industries">
          {industries.map(({ title, text, search }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              <p className="city-industry-search">
                <span>Somebody types</span>
                <q>{search}</q>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
