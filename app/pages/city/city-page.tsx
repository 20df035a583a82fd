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
import { CityTerms, CityWhy, OwnersLinks } from "./city-terms.tsx";
import { SearchList } from "./search-list.tsx";
import { Stair } from "./stair.tsx";
import { FaqSection } from "#app/sections/faq-section.tsx";
import { Landmark } from "#app/pages/city/landmarks/landmark.tsx";
import { spellNumberFirst } from "#lib/spell-number.ts";
import { SampleNote } from "#app/sections/sample-note.tsx";
import { Link } from "#app/ui/link.tsx";

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
        <GenericSections name={name} copy={page.copy} />
      ) : (
        <DedicatedSections name={name} copy={page.copy} />
      )}
      <FaqSection
        title={page.kind === "generic" ? `Questions from ${name}` : "Common questions"}
        entries={faq}
        className=""
      />
      <RegionSiblings region={region} siblings={glance.siblings} />
      <CallToAction heading={page.copy.closing.title} text={page.copy.closing.text} />
    </>
  );
}

function GenericSections({ name, copy }: { name: string; copy: CityCopy }) {
  return (
    <>
      <CityWhy
        title={<>Why search matters in {name}</>}
        paragraphs={copy.why}
        more={<OwnersLinks />}
      >
        <SearchList searches={copy.searches} caption="Examples, not measured." />
      </CityWhy>

      <section className="band">
        <div className="wrap">
          <div className="section-top">
            <h2>{`${spellNumberFirst(copy.steps.length)} steps in ${name}`}</h2>
          </div>
          <Stair steps={copy.steps} />
        </div>
      </section>

      <CityTerms
        title={<>What a page in {name} has to say</>}
        entries={copy.trades.map(({ title, text }) => [title, text])}
      />
      <CityTerms
        className="band sand city-agency"
        title={<>Working with us from {name}</>}
        aside={<SampleNote>Sample people and rates.</SampleNote>}
        entries={copy.agency.map(({ title, text }) => [title, text])}
      >
        <p className="after">
          For {name}: <Link to={paths.service("local-seo")}>local SEO</Link>,{" "}
          <Link to={paths.service("keyword-research")}>keywords</Link>,{" "}
          <Link to={paths.service("backlink-authority-building")}>links</Link>,{" "}
          <Link to={paths.service("seo-audits")}>audits</Link>.
        </p>
      </CityTerms>
    </>
  );
}
