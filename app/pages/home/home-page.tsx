import { ContactButton } from "#app/contact/contact-button.tsx";
import { WhatsAppButton } from "#app/contact/whats-app-button.tsx";
import type { CityCard } from "#app/content/cities/schema.ts";
import { counts } from "#app/content/counts.ts";
import type { ExpectedTime, ProofFigure } from "#app/content/services/index.ts";
import { site } from "#lib/site/site.ts";
import type { Testimonial } from "#app/content/testimonials/index.ts";
import { paths } from "#lib/site/paths.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { HomeCities } from "./home-cities.tsx";
import { HomeServices, type HomeService } from "./home-services.tsx";
import { ResultsList } from "./results-list.tsx";
import { TimeRail } from "./time-rail.tsx";
import { ClientWords } from "#app/sections/client-words.tsx";
import { Proof } from "#app/sections/proof.tsx";
import { Link } from "#app/ui/link.tsx";
import { spellNumber, spellNumberFirst } from "#lib/spell-number.ts";
import { OnwardLink } from "#app/sections/onward-link.tsx";

export type HomePageProps = {
  services: HomeService[];
  proofFigures: ProofFigure[];
  expectedTimes: ExpectedTime[];
  cities: CityCard[];
  testimonials: Testimonial[];
  /** How many there are in all; the portfolio has them. */
  testimonialCount: number;
  lowestPrice: string;
  tools: ToolCard[];
};

export default function HomePage({
  services,
  proofFigures,
  expectedTimes,
  cities,
  testimonials,
  testimonialCount,
  lowestPrice,
  tools,
}: HomePageProps) {
  return (
    <>
      <Hero lowestPrice={lowestPrice} />
      <section className="wrap" aria-label="The agency in figures">
        <Proof figures={proofFigures} />
      </section>
      <HomeServices services={services} />
      <WhyChooseUs times={expectedTimes} />
      <Tools tools={tools} />
      <HomeCities cities={cities} />
      <ClientWords
        heading="In their words"
        all={`Read all ${testimonialCount} reviews`}
        testimonials={testimonials}
      />
      <CallToAction
        heading="Where do you come up today?"
        text="Send us your website address. A person, not a script, looks at it and writes back with the three things to fix first."
      />
    </>
  );
}

function Hero({ lowestPrice }: { lowestPrice: string }) {
  return (
    <section className="page-top wrap grid-12">
      <div>
        <h1>
          Pakistan searches. Come&nbsp;up&nbsp;<mark>first</mark>.
        </h1>
        <p className="lead">
          Pehla Page means first page. We are an SEO agency in {site.address.city}, and we do the
          work that gets you there: a site that loads, pages that answer, listings that agree, and
          links worth having.
        </p>
        <p className="actions">
          <ContactButton>Get a Free Audit</ContactButton>
          <WhatsAppButton draft="Hello, I have a question about SEO for my business." />
          <OnwardLink to={paths.services}>See the services</OnwardLink>
        </p>
        <p className="small soft">
          Plans from <b className="number">{lowestPrice}</b> a month.{" "}
          <Link to={paths.pricing}>Compare them</Link>
        </p>
      </div>
      <ResultsList />
    </section>
  );
}

function WhyChooseUs({ times }: { times: ExpectedTime[] }) {
  return (
    <section className="band sand">
      <div className="wrap">
        <div className="split">
          <div className="stack">
            <h2>Plain about time, exact about work</h2>
            <p className="lead">
              Nobody can promise a rank. We can promise what will be done each month, by whom, and
              what it changed. <Link to={paths.sampleReport}>See a month’s report</Link>
            </p>
          </div>
          <dl className="terms">
            <div>
              <dt>We know the market</dt>
              <dd>
                Load shedding moves search to phones. Ramzan and Eid come ten or eleven days earlier
                each year, and the searches with them. Many of your customers type Urdu in English
                letters. Plans made elsewhere miss all three.
              </dd>
            </div>
            <div>
              <dt>We work from evidence</dt>
              <dd>
                Every task starts from something measured on your site or on the results page, and
                the report says which.
              </dd>
            </div>
            <div>
              <dt>We fit the plan to you</dt>
              <dd>
                A clinic in Multan and an exporter in Sialkot do not need the same ten keywords. No
                two of our plans are copies.
              </dd>
            </div>
          </dl>
        </div>
        <h3>How long it takes</h3>
        <TimeRail times={times} />
      </div>
    </section>
  );
}

type ToolCard = { path: string; title: string; answers: string };

function Tools({ tools: cards }: { tools: ToolCard[] }) {
  return (
    <section className="band" id="tools">
      <div className="wrap">
        <div className="section-top">
          <h2>Look for yourself first</h2>
          <p className="lead">
            {`${spellNumberFirst(counts.tools)} free tools, without an account. They say what they measured, and on what.`}
          </p>
        </div>
        <ul className="rows" data-kind="columns">
          {cards.map(({ path, title, answers }) => (
            <li key={path}>
              <Link className="plain-link" to={path}>
                <b className="title">{title}</b>
                <span className="soft">{answers}</span>
              </Link>
            </li>
          ))}
        </ul>
        <p className="after">
          <OnwardLink to={paths.tools}>All {spellNumber(counts.tools)} tools</OnwardLink>
        </p>
      </div>
    </section>
  );
}
