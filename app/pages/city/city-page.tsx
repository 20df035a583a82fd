import type { CityCopy } from "#app/content/cities/city-copy.ts";
import type { CityGlance as Glance } from "#app/content/cities/city-glance.ts";
import type { CityMap, LensMaps } from "#app/content/cities/city-map.ts";
import type { CityProfile, DedicatedCopy } from "#app/content/cities/schema.ts";
import type { FaqEntry } from "#app/content/faq-entry.ts";
import { paths } from "#lib/site/paths.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { CityGlanceTable } from "./city-glance-table.tsx";
import { CityHero } from "./city-hero.tsx";
import { DedicatedSections } from "./dedicated-sections.tsx";
import { LensMap } from "./lens-map.tsx";
import { RegionMap } from "./region-map.tsx";
import { RegionSiblings } from "./region-siblings.tsx";
import { CityTerms, CityWhy, LocalGuideLink } from "./city-terms.tsx";
import { SearchList } from "./search-list.tsx";
import { Stair } from "./stair.tsx";
import { FaqSection } from "#app/sections/faq-section.tsx";
import { Landmark } from "#app/pages/city/landmarks/landmark.tsx";
import { spellNumberFirst } from "#lib/spell-number.ts";
import { OnwardLink } from "#app/sections/onward-link.tsx";

export type CityPageProps = {
  profile: CityProfile;
  glance: Glance;
  faq: FaqEntry[];
  at: readonly [x: number, y: number];
  page:
    | { kind: "generic"; copy: CityCopy; map: CityMap }
    | { kind: "dedicated"; copy: DedicatedCopy; lens: LensMaps };
};

/** What is on the page of any city but Lahore. Nothing here has behaviour of its own. */
export default function CityPage({ profile, glance, faq, at, page }: CityPageProps) {
  const { name, slug, region } = glance;
  const isInRegion = glance.province !== "Capital Territory";

  return (
    <>
      <CityHero
        name={name}
        {...(isInRegion && { region })}
        h1={profile.h1}
        description={profile.description}
        map={
          page.kind === "generic" ? (
            <RegionMap map={page.map} at={at} />
          ) : (
            <LensMap slug={slug} name={name} at={at} lens={page.lens} />
          )
        }
        landmark={page.kind === "dedicated" ? <Landmark slug={slug} /> : null}
        onward={{ to: paths.services, text: "See the services" }}
      />
      <CityGlanceTable
        glance={glance}
        population={profile.population}
        populationNote={profile.populationNote}
        businesses={profile.businesses}
        landmarks={profile.landmarks}
        industries={profile.industries}
      />
      {page.kind === "generic" ? (
        <GenericSections name={name} copy={page.copy} industries={profile.industries} />
      ) : (
        <DedicatedSections name={name} copy={page.copy} />
      )}
      <FaqSection title="Common questions" entries={faq} className="" />
      <RegionSiblings region={region} siblings={glance.siblings} />
      <CallToAction heading={page.copy.closing.title} text={page.copy.closing.text} />
    </>
  );
}

type GenericSectionsProps = {
  name: string;
  copy: CityCopy;
  industries: readonly string[];
};

function GenericSections({ name, copy, industries }: GenericSectionsProps) {
  return (
    <>
      <CityWhy
        title={<>Why search matters in {name}</>}
        paragraphs={copy.why}
        more={<LocalGuideLink />}
      >
        <SearchList searches={copy.searches} caption="Examples, not measured." />
      </CityWhy>

      <section className="band">
        <div className="wrap">
          <div className="section-top">
            <h2>{`${spellNumberFirst(copy.steps.length)} steps`}</h2>
          </div>
          <Stair steps={copy.steps} />
        </div>
      </section>

      <CityTerms
        title={<>The trades of {name}</>}
        entries={copy.trades.map(({ title, text }, index) => [industries[index] ?? title, text])}
      />
      <CityServices services={copy.services} />
    </>
  );
}

function CityServices({ services }: Pick<CityCopy, "services">) {
  return (
    <section className="band sand">
      <div className="wrap">
        <div className="section-top">
          <h2>Services</h2>
        </div>
        <ol className="city-services">
          <li>
            <ServiceHeading slug="local-seo">Local SEO</ServiceHeading>
            <p>{services.local}</p>
          </li>
          <li>
            <ServiceHeading slug="keyword-research">Keywords and content</ServiceHeading>
            <p>{services.keywords}</p>
          </li>
          <li>
            <ServiceHeading slug="seo-audits">Audit and authority</ServiceHeading>
            <p>{services.audit}</p>
          </li>
        </ol>
      </div>
    </section>
  );
}

function ServiceHeading({ slug, children }: { slug: string; children: string }) {
  return (
    <h3>
      <OnwardLink to={paths.service(slug)}>{children}</OnwardLink>
    </h3>
  );
}
