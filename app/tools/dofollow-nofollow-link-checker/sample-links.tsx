import { LinkStatusBadge } from "./link-status-badge.tsx";
import { LinkTiles } from "./link-tiles.tsx";
import { countSample, type SampleLink } from "./sample.ts";
import type { SampleProps } from "#app/tools/kit/reading/reading-tool.ts";
import { SampleBadge } from "#app/tools/kit/result/sample-badge.tsx";
import { ResultFrame } from "#app/tools/kit/result/result-frame.tsx";

/** Seven invented links that say so. It comes while the wait is on. */
export function SampleLinks({ sample: links, run }: SampleProps<readonly SampleLink[]>) {
  return (
    <ResultFrame
      label={`Sample result: ${links.length} links`}
      run={run}
      isSample
      badge={<SampleBadge tab="page-source" link="Check the links of your real page" />}
      headline={`${links.length} links`}
    >
      <LinkTiles counts={countSample(links)} />
      <table className="links-table table" data-cards aria-label="Sample links">
        <thead>
          <tr>
            <th scope="col">Link URL</th>
            <th scope="col">Anchor Text</th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {links.map((link) => (
            <tr key={link.url}>
              <td>{link.url}</td>
              <td>{link.text}</td>
              <td>
                <LinkStatusBadge status={link.nofollow ? "not followed" : "followed"} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ResultFrame>
  );
}
