import type { Check } from "#scripts/check-build/built-site.ts";
import { weighPage } from "#scripts/page-weight.ts";

const MOST_SCRIPT_BYTES = 130_000;
const MOST_STYLE_BYTES = 12_000;

export const pageWeight: Check = {
  name: "each page: scripts at most 130 KB, inline styles at most 12 KB, gzip",
  find: async (site) => {
    const weights = await Promise.all(
      site.pages.map(async ({ path, html }) => ({
        path,
        ...(await weighPage(site.clientDir, html)),
      })),
    );
    const heaviest = (key: "scriptBytes" | "styleBytes") =>
      weights.reduce((most, weight) => (weight[key] > most[key] ? weight : most));
    const script = heaviest("scriptBytes");
    const style = heaviest("styleBytes");
    console.log(
      `     heaviest: ${script.scriptBytes} bytes of script on ${script.path}, ${style.styleBytes} of style on ${style.path}`,
    );

    return weights.flatMap(({ path, scriptBytes, styleBytes }) => [
      ...(scriptBytes > MOST_SCRIPT_BYTES
        ? [{ path, message: `${scriptBytes} bytes of script` }]
        : []),
      ...(styleBytes > MOST_STYLE_BYTES ? [{ path, message: `${styleBytes} bytes of style` }] : []),
    ]);
  },
};
