import { lazy } from "react";

import { LinksOfAddress } from "#app/tools/dofollow-nofollow-link-checker/links-of-address.tsx";
import { PageTool } from "#app/tools/kit/page-tool.tsx";
import { toolIsland } from "#app/tools/kit/tool-island.tsx";

const LinksOfSource = lazy(async () => ({
  default: (await import("#app/tools/dofollow-nofollow-link-checker/links-of-source.tsx"))
    .LinksOfSource,
}));

// oxlint-disable-next-line import/no-default-export -- an island (islands.ts)
export default toolIsland(LinksTool);

function LinksTool() {
  return (
    <PageTool
      OfAddress={LinksOfAddress}
      OfSource={LinksOfSource}
      loadExamples={() => import("#app/tools/dofollow-nofollow-link-checker/examples.ts")}
    />
  );
}
