import { expect, test } from "vitest";

import { loadSite } from "./load-site.ts";
import { makeSiteFolder, writeFiles } from "#tests/support/server/site-folder.ts";

test("where the desk is off its page is a missing one, and no other is", async () => {
  const folder = makeSiteFolder();
  writeFiles(folder, { "desk/index.html": "<!doctype html><title>The desk</title>" });
  const withDesk = [...(await loadSite(folder)).files.keys()];
  const off = await loadSite(folder, { isDeskOff: true });
  const without = [...off.files.keys()];

  expect(withDesk).toContain("/desk");
  expect([...off.notFoundAt.keys()]).toEqual(["/desk"]);
  expect(without.toSorted()).toEqual(withDesk.filter((name) => name !== "/desk").toSorted());
});
