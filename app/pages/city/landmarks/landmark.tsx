import { ownValue } from "#lib/own-value.ts";

/** Line drawings by city. They are on the section's line, y = 210. */
const drawings = import.meta.glob<string>("./*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The landmark of a city that has one. */
export function Landmark({ slug }: { slug: string }) {
  const drawing = ownValue(drawings, `./${slug}.svg`);
  return drawing === undefined ? null : (
    <div className="landmark" dangerouslySetInnerHTML={{ __html: drawing }} />
  );
}
