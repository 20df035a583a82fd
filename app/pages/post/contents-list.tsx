import { useEffect, useState } from "react";

export type ContentsEntry = { id: string; text: string };

/** The article's sections. The one being read is marked as the page moves. */
export function ContentsList({ entries }: { entries: readonly ContentsEntry[] }) {
  const current = useCurrentSection(entries);

  return (
    <nav className="contents-list" aria-labelledby="contents">
      <h2 id="contents">In this article</h2>
      <ol>
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? "location" : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The last heading that has passed the upper third of the screen. */
function useCurrentSection(entries: readonly ContentsEntry[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const headings = entries.flatMap(({ id }) => document.getElementById(id) ?? []);
    let frame = 0;
    const update = () => {
      frame = 0;
      const passed = headings.filter(
        (heading) => heading.getBoundingClientRect().top < innerHeight / 3,
      );
      setCurrent(passed.at(-1)?.id);
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };

    schedule();
    addEventListener("scroll", schedule, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", schedule);
    };
  }, [entries]);

  return current;
}
