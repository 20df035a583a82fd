import { ContactLink } from "#app/contact/contact-link.tsx";
import { mainCities } from "#app/content/cities/main-cities.ts";
import { describeHours } from "#lib/site/opening-hours.ts";
import { site } from "#lib/site/site.ts";
import { Logo } from "./logo.tsx";
import { footerLinks, homeLink, pageLinks } from "./navigation-link.ts";
import { SocialButtons } from "./social-buttons.tsx";
import { paths } from "#lib/site/paths.ts";
import { Link } from "#app/ui/link.tsx";
import { mailHref } from "#lib/contact/mail-href.ts";
import { phoneHref } from "#lib/contact/phone-href.ts";

export function FooterColumns() {
  return (
    <div className="footer-columns">
      <div>
        <Logo />
        <p className="footer-blurb">
          An SEO agency in Lahore. We help Pakistani businesses to be found in search, and show our
          working every month.
        </p>
        <SocialButtons />
      </div>
      <nav aria-labelledby="footer-pages">
        <h2 id="footer-pages">Quick Links</h2>
        <ul>
          {[homeLink, ...pageLinks].map((link) => (
            <li key={link.to}>
              <Link to={link.to}>{link.label}</Link>
            </li>
          ))}
          {footerLinks.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
          <li>
            <Link to={paths.urdu} className="footer-urdu" lang="ur" hrefLang="ur">
              اردو
            </Link>
          </li>
          <li>
            <ContactLink>Contact</ContactLink>
          </li>
          <li>
            <Link to={paths.privacy}>Privacy</Link>
          </li>
        </ul>
      </nav>
      <nav aria-labelledby="footer-cities">
        <h2 id="footer-cities">Cities</h2>
        <ul>
          {mainCities.map((city) => (
            <li key={city.slug}>
              <Link to={paths.city(city.slug)}>{city.name}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <ContactDetails />
    </div>
  );
}

function ContactDetails() {
  const { street, city, postalCode } = site.address;

  return (
    <div>
      <h2>Talk to us</h2>
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
          {describeHours(site.openingHours).map((line) => (
            <li key={line} className="number">
              {line}
            </li>
          ))}
        </ul>
      </address>
    </div>
  );
}
