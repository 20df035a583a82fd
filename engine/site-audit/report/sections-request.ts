import { z } from "zod";

import { strictBody } from "#lib/strict-body.ts";
import { reportSections } from "./report-sections.ts";

const EXAMPLE = '{"hidden": ["fixes", "pages"]}';
const words = `"hidden" is a list of sections: ${reportSections.join(", ")}.`;

/** `POST /api/site-audits/:id/sections`: all sections that are hidden from now on. */
export const sectionsRequest = strictBody(EXAMPLE, {
  hidden: z.array(z.enum(reportSections, words), words).max(reportSections.length, words),
});
