import type { Service } from "#app/content/services/index.ts";
import { paths } from "#lib/site/paths.ts";
import { CrawlLog } from "./crawl-log.tsx";
import { LinkGraph } from "./link-graph.tsx";
import { LocalPack } from "./local-pack.tsx";
import { SearchPhrases } from "./search-phrases.tsx";
import { ServiceIcon } from "#app/sections/service-icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { ownValue } from "#lib/own-value.ts";

/** The piece of interface that stands for each service. */
const pieces: Readonly<Record<string, () => React.ReactNode>> = {
  "local-seo": LocalPack,
  "keyword-research": SearchPhrases,
  "seo-audits": CrawlLog,
  "backlink-authority-building": LinkGraph,
};

export type HomeService = Pick<Service, "slug" | "icon" | "title" | "description">;

export function HomeServices({ services }: { services: HomeService[] }) {
  return (
    <section className="band" id="services">
      <div className="wrap">
        <div className="section-top">
          <h2>Four kinds of work, one goal</h2>
          <p className="lead">
            Most sites need all four, but rarely at once. The audit tells us which one is holding
            you back, and we begin there.
          </p>
        </div>
        <div className="home-services">
          {services.map(({ slug, icon, title, description }) => {
            const Piece = ownValue(pieces, slug);

            return (
              <article key={slug}>
                <div>
                  <h3>
                    <Link className="plain-link" to={paths.service(slug)}>
                      <ServiceIcon name={icon} />
                      {title}
                    </Link>
                  </h3>
                  <p className="soft measure">{description}</p>
                </div>
                {Piece ? <Piece /> : null}
              </article>
            );
          })}
        </div>
      </div>
    </section>
  );
}
