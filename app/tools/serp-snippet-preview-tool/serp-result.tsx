import type { ReactNode } from "react";

import { toDisplayUrl } from "./display-url.ts";

type SerpResultProps = {
  screen: "desktop" | "mobile";
  url: string;
  title: ReactNode;
  titleRuler?: ReactNode;
  description: ReactNode;
  descriptionRuler?: ReactNode;
};

/** One result as the results page sets it. Its texts are cut before they come here. */
export function SerpResult({
  screen,
  url,
  title,
  titleRuler,
  description,
  descriptionRuler,
}: SerpResultProps) {
  const address = toDisplayUrl(url);
  const site = address?.site ?? "example.com";
  const crumbs = address?.crumbs ?? "https://www.example.com › page";

  return (
    <div className="serp-result" data-screen={screen}>
      <div className="serp-site">
        <i aria-hidden>{/./su.exec(site)?.[0].toUpperCase()}</i>
        <span>{site}</span>
        <small dir="auto">
          {screen === "desktop" ? crumbs : (address?.host ?? "www.example.com")}
        </small>
      </div>
      <p className="serp-title" dir="auto">
        {title}
      </p>
      {titleRuler}
      <p className="serp-description" dir="auto">
        {description}
      </p>
      {descriptionRuler}
    </div>
  );
}
