/**
 * Part of the build: the dictionary that browsers unpack pages with (RFC 9842). It is an ordinary city
 * page: most pages are like it, and it is smaller than the home page (docs/measured.md).
 */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";

import { DICTIONARY_SUFFIX } from "#server/front/files/page-dictionary.ts";

const CLIENT = "build/client";

const page = await readFile(`${CLIENT}/seo-services/sargodha/index.html`);
const version = createHash("sha256").update(page).digest("hex").slice(0, 8);
await writeFile(`${CLIENT}/assets/page-${version}${DICTIONARY_SUFFIX}`, page);
