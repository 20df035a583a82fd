import { ContactButton } from "#app/contact/contact-button.tsx";
import type { DedicatedCopy } from "#app/content/cities/schema.ts";
import { paths } from "#lib/site/paths.ts";
import { CityIndustries } from "./city-industries.tsx";
import { CityTerms, CityWhy, OwnersLinks } from "./city-terms.tsx";
import { SearchList } from "./search-list.tsx";
import { Stair } from "./stair.tsx";
import { OnwardLink } from "#app/sections/onward-link.tsx";

type DedicatedSectionsProps = { name: string; copy: DedicatedCopy };

export function DedicatedSections({ name, copy }: DedicatedSectionsProps) {
  const { intro, industries, districts } = copy;

  return (
    <>
      <CityWhy
        title={intro.title}
        paragraphs={intro.paragraphs}
        more={
          <>
            <OnwardLink to={paths.post(intro.read.post)}>{intro.read.text}</OnwardLink>
            <br />
            <OwnersLinks />
          </>
        }
      >
        <SearchList
          searches={copy.searches}
          caption={`Searches as ${name} writes them. Examples, not measured volumes.`}
        />
        <p className="after soft small">{copy.languages}</p>
      </CityWhy>

      <CityIndustries heading={copy.industriesTitle} industries={industries} />

      <CityTerms
        title={copy.districtsTitle}
        entries={districts.map((district) => [district.name, district.text])}
      />

      <section className="band sand">
        <div className="wrap">
          <div className="section-top">
            <h2>{copy.methodTitle}</h2>
            <p className="lead">{copy.methodLead}</p>
          </div>
          <Stair
            steps={copy.method.map((step, index) => ({ ...step, when: `Step ${index + 1}` }))}
          />
          <p className="after actions">
            <ContactButton message={`My business is in ${name}.\n\n`}>
              Get a Free Audit
            </ContactButton>
            <OnwardLink to={paths.services}>See the services</OnwardLink>
          </p>
        </div>
      </section>
    </>
  );
}
