import type { CaseResult } from "#app/content/case-studies/schema.ts";
import type { CityGlance as Glance } from "#app/content/cities/city-glance.ts";
import type { LensMaps } from "#app/content/cities/city-map.ts";
import type { CityProfile, LahoreCopy } from "#app/content/cities/schema.ts";
import type { ProofFigure, Service } from "#app/content/services/index.ts";
import { paths } from "#lib/site/paths.ts";
import { CityGlanceTable } from "./city-glance-table.tsx";
import { CityHero } from "./city-hero.tsx";
import { CityIndustries } from "./city-industries.tsx";
import { LensMap } from "./lens-map.tsx";
import { CityTerms, CityWhy } from "./city-terms.tsx";
import { SearchList } from "./search-list.tsx";
import { NeighbourhoodSketch, ResultsSketch, SeasonSketch } from "./season-sketch.tsx";
import { lahoreParts } from "./lahore-parts.ts";
import { Stair } from "./stair.tsx";
import { Landmark } from "#app/pages/city/landmarks/landmark.tsx";
import { ResultChange } from "#app/sections/result-change.tsx";
import { ServiceIcon } from "#app/sections/service-icon.tsx";
import { Proof } from "#app/sections/proof.tsx";
import { Link } from "#app/ui/link.tsx";
import { spellNumberFirst } from "#lib/spell-number.ts";
import { OnwardLink } from "#app/sections/onward-link.tsx";
import { PageContents } from "#app/sections/page-contents.tsx";
import { ownValue } from "#lib/own-value.ts";

type CaseCard = {
  slug: string;
  client: string;
  industry: string;
  title: string;
  summary: string;
  result: CaseResult;
};

type ServiceCard = Pick<Service, "slug" | "icon" | "title">;

export type LahoreOpeningProps = {
  profile: CityProfile;
  glance: Glance;
  at: readonly [x: number, y: number];
  lens: LensMaps;
  copy: LahoreCopy;
  cases: CaseCard[];
  services: ServiceCard[];
  proof: ProofFigure[];
};

export function LahoreOpening({
  profile,
  glance,
  at,
  lens,
  copy,
  cases,
  services,
  proof,
}: LahoreOpeningProps) {
  return (
    <>
      <CityHero
        name={glance.name}
        region={glance.region}
        h1={profile.h1}
        description={profile.description}
        map={<LensMap slug={glance.slug} name={glance.name} at={at} lens={lens} />}
        landmark={<Landmark slug={glance.slug} />}
        onward={{ to: paths.pricing, text: "See the plans" }}
      />
      <PageContents className="wrap" parts={lahoreParts} />
      <CityGlanceTable
        glance={glance}
        population={profile.population}
        populationNote={profile.populationNote}
        businesses={profile.businesses}
        landmarks={profile.landmarks}
        industries={profile.industries}
      />
      <Why copy={copy} />
      <Phases phases={copy.phases} />
      <Cases cases={cases} />
      <Services services={services} notes={copy.serviceNotes} />
      <Industries industries={copy.industries} />
      <CityTerms
        id="capabilities"
        title={`${spellNumberFirst(copy.capabilities.length)} things we do ourselves`}
        columns
        entries={copy.capabilities.map(({ title, text }) => [title, text])}
      />
      <Reasons reasons={copy.reasons} proof={proof} />
    </>
  );
}

function Industries({ industries }: Pick<LahoreCopy, "industries">) {
  return (
    <CityIndustries
      id="industries"
      heading="Six industries and the question each is asked"
      industries={industries}
      sketches={Object.fromEntries(
        industries.map(({ title }) => [title, <ResultsSketch key={title} industry={title} />]),
      )}
    >
      <p className="after mini soft">
        The results under the searches are drawn, not measured: a map, a list or pictures, as such
        searches bring them, with the place to be won in marigold.
      </p>
      <SeasonSketch />
    </CityIndustries>
  );
}

function Why({ copy: { why, searches } }: { copy: LahoreCopy }) {
  return (
    <CityWhy
      id="why"
      title={why.title}
      paragraphs={why.paragraphs}
      more={
        <>
          The{" "}
          <Link to={paths.post("ultimate-guide-local-seo-pakistan")}>
            complete guide to local SEO in Pakistan
          </Link>{" "}
          explains the method, and our <Link to={paths.services}>services</Link> page says what is
          in it. What is wrong with your site now,{" "}
          <Link to={paths.siteAudit}>an audit of the whole site</Link> tells you for nothing.
        </>
      }
    >
      <SearchList
        searches={searches}
        caption="Market first, category second, often in Roman Urdu. Examples, not measured volumes."
      />
      <NeighbourhoodSketch />
    </CityWhy>
  );
}

function Phases({ phases }: Pick<LahoreCopy, "phases">) {
  return (
    <section className="band" id="phases">
      <div className="wrap">
        <div className="section-top">
          <h2>Four phases, each standing on the last</h2>
          <p className="lead">
            First improvements come within 3 months, the basics settle in 3 to 4, significant
            rankings take 6 to 12. The order matters more than the speed.
          </p>
        </div>
        <Stair steps={phases.map((phase, index) => ({ ...phase, when: `Phase ${index + 1}` }))} />
      </div>
    </section>
  );
}

function Cases({ cases }: { cases: CaseCard[] }) {
  return (
    <section className="band-end" id="cases">
      <div className="wrap split">
        <div className="stack">
          <h2>Work you can look up</h2>
          <p className="lead">
            {`${spellNumberFirst(cases.length)} cases, told the way a results page would tell them: short, and with somewhere to click.`}
          </p>
          <OnwardLink to={paths.portfolio}>The whole portfolio</OnwardLink>
        </div>
        <ol className="rows">
          {cases.map(({ slug, client, industry, title, summary, result }) => (
            <li key={slug}>
              <p className="mini soft">
                <b>{client}</b> portfolio › {industry.toLowerCase()}
              </p>
              <h3>
                <Link className="plain-link" to={paths.caseStudy(slug)}>
                  {title}
                </Link>
              </h3>
              <p className="soft">{summary}</p>
              <p className="cluster soft" data-gap="small">
                <ResultChange result={result} /> {result.metric}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Services({
  services: cards,
  notes,
}: {
  services: ServiceCard[];
  notes: LahoreCopy["serviceNotes"];
}) {
  return (
    <section className="band sand" id="services">
      <div className="wrap">
        <div className="section-top">
          <h2>{`${spellNumberFirst(cards.length)} services, done on foot where it helps`}</h2>
          <p className="lead">
            What each contains is on the <Link to={paths.services}>services page</Link>. This is
            what it means here.
          </p>
        </div>
        <ul className="rows" data-kind="columns">
          {cards.map(({ slug, icon, title }) => (
            <li key={slug}>
              <h3 className="h3">
                <Link className="onward" to={paths.service(slug)}>
                  <ServiceIcon name={icon} />
                  {title}
                </Link>
              </h3>
              <p className="soft">{ownValue(notes, slug)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Reasons({ reasons, proof }: Pick<LahoreCopy, "reasons"> & { proof: ProofFigure[] }) {
  return (
    <section className="band pine lattice" id="reasons">
      <div className="wrap stack">
        <h2>Reasons to choose us, that you can check</h2>
        <ul className="rows" data-kind="columns">
          {reasons.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ul>
        <Proof figures={proof} />
      </div>
    </section>
  );
}
