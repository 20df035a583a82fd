import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from "react";

/**
 * A part whose code is fetched once it comes into view: a panel behind a tab costs nothing until
 * the tab is opened. Before that, and without JavaScript, `waiting` is in its place.
 */
export function whenSeen<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting: string,
) {
  const Part = lazy(load);

  return function WhenSeen(props: Props) {
    const place = useRef<HTMLParagraphElement>(null);
    const [isSeen, setIsSeen] = useState(false);

    useEffect(() => {
      if (!place.current) return;
      const observer = new IntersectionObserver((entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsSeen(true);
      });
      observer.observe(place.current);
      return () => observer.disconnect();
    }, []);

    const placeholder = (
      <p ref={place} className="tool-pane review-waiting">
        {waiting}
      </p>
    );
    return isSeen ? (
      <Suspense fallback={placeholder}>
        <Part {...props} />
      </Suspense>
    ) : (
      placeholder
    );
  };
}
