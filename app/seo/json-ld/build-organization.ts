import type { Organization } from "schema-dts";

import { site } from "#lib/site/site.ts";
import { absoluteUrl } from "#lib/site/absolute-url.ts";
import { filePaths } from "#lib/site/file-paths.ts";
import { paths } from "#lib/site/paths.ts";

/** https://schema.org/Organization: who is behind the site. Social profiles only where they exist. */
export function buildOrganization(): Exclude<Organization, string> {
  const profiles = Object.values(site.social).filter((address) => address !== "");

  return {
    "@type": "Organization",
    "@id": absoluteUrl(`${paths.home}#organization`),
    name: site.name,
    url: absoluteUrl(paths.home),
    logo: absoluteUrl(filePaths.largeIcon(512)),
    email: site.inquiryEmail,
    telephone: [...site.phones],
    address: {
      "@type": "PostalAddress",
      streetAddress: site.address.street,
      addressLocality: site.address.city,
      postalCode: site.address.postalCode,
      addressCountry: site.address.country,
    },
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}
