import { lazy } from "react";

import { LinksOfAddress } from "./links-of-address.tsx";
import { PageTool } from "#app/tools/kit/page-tool.tsx";
import { toolIsland } from "#app/tools/kit/tool-island.tsx";

const LinksOfSource = lazy(async () => ({
  default: (await import("./links-of-source.tsx")).LinksOfSource,
}));

// oxlint-disable-next-line import/no-default-export -- an island (islands.ts)
export default toolIsland(LinksTool);

function LinksTool() {
  return (
    <PageTool
      OfAddress={LinksOfAddress}
      OfSource={LinksOfSource}
      loadExamples={() => import("./examples.ts")}
    />
  );
}
