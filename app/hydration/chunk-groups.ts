/**
 * Which files of ours stand in one script together: what every page needs in two files, what every
 * tool needs in a third, and what several pages need together. Fewer requests, and 4 KB less than in twenty.
 * A name that ends in "/" is a folder. scripts/chunk-groups.ts stops the build at a name that is gone.
 */
export type ChunkGroup = {
  name: string;
  priority: number;
  /** Packages of node_modules, by name. */
  packages?: readonly string[];
  /** Files and folders from the project's root. */
  files?: readonly string[];
  /** Those of `files` that come later, each when it is needed. */
  except?: readonly string[];
};

export const chunkGroups: readonly ChunkGroup[] = [
  {
    name: "framework",
    priority: 2,
    packages: ["react", "react-dom", "react-router", "scheduler"],
  },
  {
    name: "shell",
    priority: 1,
    files: [
      "app/root.tsx",
      "app/paths.ts",
      "app/hydration/page-styles.tsx",
      "app/hydration/static-part.tsx",
      "app/layout/",
      "app/seo/page-meta.ts",
      "app/ui/button.tsx",
      "app/ui/toast.ts",
      "app/ui/coming-soon.ts",
      // Posts share an address by it, and need nothing else of the tools.
      "app/browser/copy-text.ts",
      "lib/class-names.ts",
    ],
    except: [
      "app/layout/mega-menu-regions.tsx",
      "app/layout/mobile-menu-regions.tsx",
      "app/layout/footer-columns.tsx",
      "app/layout/social-buttons.tsx",
    ],
  },
  {
    // These two groups shorten the list of all pages' scripts, which every page loads.
    name: "json-ld",
    priority: 1,
    files: [
      "app/seo/json-ld/breadcrumb-list.ts",
      "app/seo/json-ld/faq-page.ts",
      "app/seo/json-ld/json-ld.tsx",
      "app/seo/json-ld/professional-service.ts",
      "app/seo/json-ld/serialize.ts",
    ],
  },
  {
    name: "plots",
    priority: 1,
    files: ["app/ui/plot-marks.ts", "app/ui/use-answering-plots.ts", "lib/plot-scale.ts"],
  },
  {
    name: "tool-kit",
    priority: 1,
    files: [
      "app/tools/kit/tool-page.tsx",
      "app/tools/kit/tool-tabs.tsx",
      "app/tools/kit/live/use-live-press.ts",
      "app/tools/kit/use-address-state.ts",
      "app/tools/kit/hand-over.ts",
      "app/tools/kit/tool-head.ts",
      "app/tools/kit/tool-on-page.ts",
      "app/tools/kit/use-loaded.ts",
      "app/ui/field.tsx",
      "app/browser/adopt-typed.ts",
      "app/browser/download-text.ts",
      "lib/escape-html.ts",
    ],
  },
];
