import { data } from "react-router";

/** Any address that no route knows: the root's boundary shows the page for it. */
export function clientLoader() {
  throw data(null, { status: 404, statusText: "Not Found" });
}

export default function Unknown() {
  return null;
}
