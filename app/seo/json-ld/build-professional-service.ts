import type { Organization, ProfessionalService } from "schema-dts";

import { absoluteUrl } from "#lib/site/absolute-url.ts";
import { specifyHours } from "#lib/site/opening-hours.ts";
import { site } from "#lib/site/site.ts";
import { paths } from "#lib/site/paths.ts";

export type ServicePage = {
  path: string;
  /** Path of the page's 1200x630 picture. */
  image: string;
  /** The town named in the postal address and as the area served. */
  locality: string;
  geo: { lat: number; lon: number };
  /** Stated only where prices are named, and shorter than 100 characters. */
  priceRange?: string;
};

/** schema.org lists `provider` for services, not for their businesses; here it names the agency behind the local page. */
type ProvidedService = Exclude<ProfessionalService, string> & { provider: Organization };

/**
 * https://schema.org/ProfessionalService: the agency as it works in one city. The address names the
 * city and the country only, because the street address is the Lahore office's.
 */
export function buildProfessionalService(page: ServicePage): ProvidedService {
  const { path, image, locality, geo, priceRange } = page;

  return {
    "@type": "ProfessionalService",
    name: site.name,
    image: absoluteUrl(image),
    url: absoluteUrl(path),
    telephone: [...site.phones],
    email: site.inquiryEmail,
    address: {
      "@type": "PostalAddress",
      addressLocality: locality,
      addressCountry: site.address.country,
    },
    openingHoursSpecification: specifyHours(site.openingHours),
    geo: { "@type": "GeoCoordinates", latitude: geo.lat, longitude: geo.lon },
    areaServed: { "@type": "City", name: locality },
    provider: {
      "@type": "Organization",
      "@id": absoluteUrl(`${paths.home}#organization`),
      name: site.name,
      url: absoluteUrl(paths.home),
    },
    ...(priceRange && { priceRange }),
  };
}
