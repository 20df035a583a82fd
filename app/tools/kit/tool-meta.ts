import type { MetaDescriptor } from "react-router";

import { brandedTitle, buildPageMeta } from "#app/seo/page-meta.ts";
import type { ToolPageData } from "./load-tool-page.ts";
import toolPageCss from "./tool-page.css?inline";
import dropzoneCss from "#app/ui/dropzone.css?inline";
import tabsCss from "#app/ui/tabs.css?inline";
import { filePaths } from "#lib/site/file-paths.ts";
import { paths } from "#lib/site/paths.ts";

export type ToolRouteProps = { loaderData: ToolPageData };

export function toolMeta({
  loaderData,
}: {
  loaderData: ToolPageData | undefined;
}): MetaDescriptor[] {
  if (!loaderData) return [];
  const { slug, path, pageTitle, description } = loaderData.tool;
  return buildPageMeta({
    path,
    title: brandedTitle(pageTitle),
    description,
    image: filePaths.socialPicture(`tool-${slug}`),
  });
}

/** A tool route's `handle` export: the styles of every tool page, then the tool's own; it lights "Tools". */
export function toolHandle(ownCss = "") {
  return {
    isTool: true,
    area: paths.tools,
    css: tabsCss + dropzoneCss + toolPageCss + ownCss,
  };
}
