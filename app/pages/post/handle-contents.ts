/** Marks the section being read in the article's list: the last heading that has passed the upper third. */
export function handleContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".contents-list a")];
  const headings = links.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? []);
  let frame = 0;
  const update = () => {
    frame = 0;
    const passed = headings.filter(
      (heading) => heading.getBoundingClientRect().top < innerHeight / 3,
    );
    const current = `#${passed.at(-1)?.id}`;
    for (const link of links) link.ariaCurrent = link.hash === current ? "location" : null;
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(update);
  };
  schedule();
  addEventListener("scroll", schedule, { passive: true });
}
