import { replace } from "react-router";

import { unknownSlugTargets } from "#app/redirects.ts";

/** A post that does not exist: back to the list, without a trace in the history. */
export function clientLoader() {
  throw replace(unknownSlugTargets.post.to);
}

export default function UnknownPost() {
  return null;
}
