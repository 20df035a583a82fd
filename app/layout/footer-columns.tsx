import { use } from "react";

import { ContactLink } from "#app/contact/contact-link.tsx";
import { mainCities } from "#app/content/cities/main-cities.ts";
import { describeHoursInUrdu } from "#app/content/urdu/describe-hours-in-urdu.ts";
import { describeHours } from "#lib/site/opening-hours.ts";
import { site } from "#lib/site/site.ts";
import { FrameLanguage } from "./frame-language.ts";
import { FrameWord } from "./frame-word.tsx";
import { Logo } from "./logo.tsx";
import { footerLinks, homeLink, pageLinks } from "./navigation-link.ts";
import { SocialButtons } from "./social-buttons.tsx";
import { paths } from "#lib/site/paths.ts";
import { Link } from "#app/ui/link.tsx";
import { mailHref } from "#lib/contact/mail-href.ts";
import { phoneHref } from "#lib/contact/phone-href.ts";

const BLURB =
  "An SEO agency in Lahore. We help Pakistani businesses to be found in search, and show our working every month.";

export function FooterColumns() {
  return (
    <div className="footer-columns">
      <div>
        <Logo />
        <p className="soft">
          <FrameWord>{BLURB}</FrameWord>
        </p>
        <SocialButtons />
      </div>
      <nav aria-labelledby="footer-pages">
        <h2 id="footer-pages">
          <FrameWord>Quick Links</FrameWord>
        </h2>
        <ul>
          {[homeLink, ...pageLinks].map((link) => (
            <li key={link.to}>
              <Link to={link.to}>
                <FrameWord>{link.label}</FrameWord>
              </Link>
            </li>
          ))}
          {footerLinks.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>
                <FrameWord>{label}</FrameWord>
              </Link>
            </li>
          ))}
          <li>
            <Link to={paths.urdu} lang="ur" hrefLang="ur">
              اردو
            </Link>
          </li>
          <li>
            <ContactLink>
              <FrameWord>Contact</FrameWord>
            </ContactLink>
          </li>
          <li>
            <Link to={paths.privacy}>
              <FrameWord>Privacy</FrameWord>
            </Link>
          </li>
        </ul>
      </nav>
      <MainCities />
      <ContactDetails />
    </div>
  );
}

function MainCities() {
  return (
    <nav aria-labelledby="footer-cities">
      <h2 id="footer-cities">
        <FrameWord>Cities</FrameWord>
      </h2>
      <ul>
        {mainCities.map((city) => (
          <li key={city.slug}>
            <Link to={paths.city(city.slug)}>{city.name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ContactDetails() {
  const { street, city, postalCode } = site.address;

  return (
    <div>
      <h2>
        <FrameWord>Talk to us</FrameWord>
      </h2>
      <address>
        <ul>
          <li>
            <a href={mailHref({ to: site.email })}>{site.email}</a>
          </li>
          {site.phones.map((phone) => (
            <li key={phone} className="number">
              <a href={phoneHref(phone)}>{phone}</a>
            </li>
          ))}
          <li>
            {street}
            <br />
            {city} {postalCode}, Pakistan
          </li>
          <Hours />
        </ul>
      </address>
    </div>
  );
}

function Hours() {
  const isUrdu = use(FrameLanguage) === "ur";
  const lines = isUrdu ? describeHoursInUrdu(site.openingHours) : describeHours(site.openingHours);

  return lines.map((line) => (
    <li key={line} className="number">
      {isUrdu ? (
        <span lang="ur" dir="rtl">
          {line}
        </span>
      ) : (
        line
      )}
    </li>
  ));
}
