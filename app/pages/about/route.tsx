import type { ReactNode } from "react";

import { ContactButton } from "#app/contact/contact-button.tsx";
import { readAbout } from "#app/content/about/index.ts";
import { authors } from "#app/content/authors/index.ts";
import type { Author } from "#app/content/authors/schema.ts";
import { describeHours } from "#lib/site/opening-hours.ts";
import { phoneHref } from "#lib/contact/phone-href.ts";
import { site } from "#lib/site/site.ts";
import { paths } from "#lib/site/paths.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { LinkedText } from "#app/sections/linked-text.tsx";
import { SampleNote } from "#app/sections/sample-note.tsx";
import { buildBreadcrumbList } from "#app/seo/json-ld/build-breadcrumb-list.ts";
import { JsonLd } from "#app/seo/json-ld/json-ld.tsx";
import { buildOrganization } from "#app/seo/json-ld/build-organization.ts";
import { brandedTitle, buildPageMeta } from "#app/seo/page-meta.ts";
import { Avatar } from "#app/ui/avatar.tsx";

import type { Route } from "./+types/route.ts";
import css from "./about.css?inline";

export const handle = { css };

export function loader() {
  return { about: readAbout(), people: [...authors] as Author[] };
}

export function meta({ loaderData: { about } }: Route.MetaArgs) {
  return buildPageMeta({
    path: paths.about,
    title: brandedTitle(about.title),
    description: about.description,
  });
}

export default function AboutPage({ loaderData: { about, people } }: Route.ComponentProps) {
  return (
    <>
      <JsonLd
        blocks={[buildOrganization(), buildBreadcrumbList([{ name: "About", path: paths.about }])]}
      />
      <article className="side-headed wrap">
        <header className="page-top">
          <h1>{about.headline}</h1>
          <p className="lead">{about.lead}</p>
          <p className="actions">
            <ContactButton>Get a Free Audit</ContactButton>
            <a className="onward number" href={phoneHref(site.phones[0])}>
              {site.phones[0]}
            </a>
          </p>
        </header>

        <section>
          <h2>How we work</h2>
          <Paragraphs of={about.work} />
        </section>

        <People people={people} />

        <section id="after-you-send">
          <h2>After you send the form</h2>
          <Paragraphs of={about.after} />
        </section>

        <section>
          <h2>What we do not do</h2>
          <Lines of={about.notDone} />
        </section>

        <section>
          <h2>When SEO is the wrong purchase</h2>
          <Lines of={about.wrong} />
        </section>

        <Firm />
      </article>
      <CallToAction
        heading="Ask us whether you need us"
        text="Send your website address, or the name of your business if you have no site. The answer is free, and it may be no."
      />
    </>
  );
}

function Paragraphs({ of: paragraphs }: { of: readonly string[] }) {
  return (
    <div className="stack" data-gap="middle">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <LinkedText>{paragraph}</LinkedText>
        </p>
      ))}
    </div>
  );
}

function Lines({ of: lines }: { of: readonly string[] }) {
  return (
    <ul className="barred">
      {lines.map((line) => (
        <li key={line}>
          <LinkedText>{line}</LinkedText>
        </li>
      ))}
    </ul>
  );
}

function People({ people }: { people: Author[] }) {
  return (
    <section>
      <h2>Who answers you</h2>
      <div className="stack" data-gap="middle">
        <p>
          One of these people is yours: the name is in your plan, and that person writes to you and
          picks up the phone.
        </p>
        <ul className="about-people">
          {people.map(({ name, role, bio, avatar }) => (
            <li key={name}>
              <Avatar name={name} initials={avatar} size="large" />
              <div>
                <h3 className="title">{name}</h3>
                <p className="small soft">{role}</p>
                <p className="small">{bio}</p>
              </div>
            </li>
          ))}
        </ul>
        <SampleNote>The people are samples of a demonstration.</SampleNote>
      </div>
    </section>
  );
}

function Firm() {
  const { firm, secp, ntn, salesTax } = site.registration;
  const { street, city, postalCode } = site.address;

  return (
    <section id="registration">
      <h2>The firm, and when it is open</h2>
      <div className="stack" data-gap="middle">
        <dl className="facts number">
          <Fact term="Firm">{firm}</Fact>
          {secp === "" ? null : <Fact term="SECP registration">{secp}</Fact>}
          <Fact term="NTN">{ntn}</Fact>
          <Fact term="Sales tax on services">{salesTax}</Fact>
          <Fact term="Office">{`${street}, ${city} ${postalCode}`}</Fact>
          <Fact term="Open">{describeHours(site.openingHours).join(". ")}.</Fact>
        </dl>
        <SampleNote>Sample name, numbers, address and hours of a demonstration.</SampleNote>
      </div>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
