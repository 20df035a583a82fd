import type { ReactNode } from "react";

import { toDisplayUrl } from "./display-url.ts";

type SerpResultProps = {
  screen: "desktop" | "mobile";
  url: string;
  title: ReactNode;
  titleRuler?: ReactNode;
  description: ReactNode;
  descriptionRuler?: ReactNode;
  /** Nothing typed yet: the words are a placeholder. */
  isEmpty: boolean;
};

/** One result as the results page sets it. Its texts are cut before they come here. */
export function SerpResult({
  screen,
  url,
  title,
  titleRuler,
  description,
  descriptionRuler,
  isEmpty,
}: SerpResultProps) {
  const address = toDisplayUrl(url);
  const site = address?.site ?? "example.com";
  const crumbs = address?.crumbs ?? "https://www.example.com › page";

  return (
    <div className="serp-result" data-screen={screen} data-empty={isEmpty || undefined}>
      <div className="serp-site">
        <span className="serp-favicon" aria-hidden>
          {/./su.exec(site)?.[0].toUpperCase()}
        </span>
        <span className="serp-site-name">{site}</span>
        <span className="serp-crumbs" dir="auto">
          {screen === "desktop" ? crumbs : (address?.host ?? "www.example.com")}
        </span>
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
