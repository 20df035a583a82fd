import { lazy } from "react";

import { LinksOfAddress } from "#app/tools/dofollow-nofollow-link-checker/links-of-address.tsx";
import { PageTool } from "#app/tools/kit/page-tool.tsx";

const LinksOfSource = lazy(async () => {
  const { LinksOfSource: component } =
    await import("#app/tools/dofollow-nofollow-link-checker/links-of-source.tsx");
  return { default: component };
});

export function LinksTool() {
  return (
    <PageTool
      OfAddress={LinksOfAddress}
      OfSource={LinksOfSource}
      loadExamples={() => import("#app/tools/dofollow-nofollow-link-checker/examples.ts")}
    />
  );
}
