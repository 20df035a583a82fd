import { usePageHref, usePageName } from "./desk-facts.tsx";

type FromPageProps = { page: string; start?: string };

/** The page that an enquiry came from: a link if it is one of ours, else what was sent, as text. */
export function FromPage({ page, start }: FromPageProps) {
  const name = usePageName(page, start);
  const href = usePageHref(page);
  return href === undefined ? <bdi>{name}</bdi> : <a href={href}>{name}</a>;
}
