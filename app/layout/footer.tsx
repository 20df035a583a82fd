import { FooterColumns } from "./footer-columns.tsx";
import { spelledCounts } from "./spelled-counts.ts";
import { ThemeSwitch } from "./theme-switch.tsx";
import { site } from "#lib/site/site.ts";
import { DotMapOrnament } from "#app/map/dot-map-ornament.tsx";

export function Footer() {
  return (
    <footer className="footer pine lattice no-print">
      <DotMapOrnament />
      <div className="wrap">
        <FooterColumns />
        <div className="cluster">
          <p>
            © {site.name}
            {`. Dot map: ${spelledCounts.cities} cities by their coordinates,`}{" "}
            <a href="https://www.geonames.org/">GeoNames</a>, CC BY 4.0.
          </p>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
