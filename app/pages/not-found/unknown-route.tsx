import { data } from "react-router";

import css from "#app/pages/not-found/not-found-page.css?inline";

export const handle = { css };

/** Any address that no route knows: the root's boundary shows the page for it. */
export function clientLoader() {
  throw data(null, { status: 404, statusText: "Not Found" });
}

export default function Unknown() {
  return null;
}
