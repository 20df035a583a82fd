import type { z } from "zod";

import { fixKey } from "#engine/site-audit/report/fix-mark-request.ts";
import { strictBody } from "#lib/strict-body.ts";

const EXAMPLE = '{"fix": "h1-missing/single"}';

/** `POST /api/site-audits/:id/rechecks`. */
export const recheckRequest = strictBody(EXAMPLE, { fix: fixKey(EXAMPLE) });

export type RecheckRequest = z.input<typeof recheckRequest>;
