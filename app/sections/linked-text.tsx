import { Link } from "#app/ui/link.tsx";

/** A writer's sentence in which [words](/address) are a link. */
export function LinkedText({ children }: { children: string }) {
  return children.split(/(\[[^\]]+\]\([^)\s]+\))/).map((part, index) => {
    const [, words, address] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part) ?? [];
    return address === undefined ? (
      part
    ) : (
      <Link key={`${index}${address}`} to={address}>
        {words}
      </Link>
    );
  });
}
