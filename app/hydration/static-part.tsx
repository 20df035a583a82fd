import { lazy, Suspense, useState, type ComponentType, type MouseEvent } from "react";
import { useNavigate } from "react-router";

type StaticPartProps<Data> = {
  /** The element's id, by which a landing page's markup is found again. */
  id: string;
} & (object extends Data
  ? { data?: never }
  : {
      /** The component's props; undefined only where its markup stands already (see dataForMarkup). */
      data: Data | undefined;
    });

/**
 * Turns a component without behaviour of its own into a part that is prerendered and never hydrated:
 * on the page a visitor lands on, React leaves the markup as it stands and its code is not loaded.
 * The code comes only where the app itself navigates to a page that has the part.
 *
 * Inside, links navigate as everywhere, details elements open, and elements that carry their wish
 * as data (`data-contact`) work; event handlers would not.
 */
export function staticPart<Data extends object>(
  load: () => Promise<{ default: ComponentType<Data> }>,
) {
  let Part: ComponentType<Data> = lazy(load);

  /** Loads the code ahead of its page, so that the page comes whole and a view transition sees it. */
  StaticPart.preload = () =>
    load().then(
      (module) => {
        Part = module.default;
      },
      () => {},
    );
  return StaticPart;

  function StaticPart({ id, data }: StaticPartProps<Data>) {
    const [html] = useState(() =>
      import.meta.env.SSR ? undefined : document.getElementById(id)?.innerHTML,
    );
    const navigate = useNavigate();

    const handleClick = (event: MouseEvent<HTMLElement>) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
      if (!link || !isPlainClick(event) || link.origin !== location.origin || link.target) return;
      if (link.hash !== "" && link.pathname === location.pathname) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash, { viewTransition: true });
    };

    return html === undefined ? (
      <div id={id}>
        <Suspense>
          <Part {...(data as Data)} />
        </Suspense>
      </div>
    ) : (
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the links inside take focus and keys
      <div
        id={id}
        suppressHydrationWarning
        onClick={handleClick}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    );
  }
}

/**
 * Loader data that static parts alone are drawn from; a loader returns them as `markup`. The page's own
 * document holds the markup made from them, so its data for React leave them out (entry.server.tsx):
 * there they are undefined. The `.data` file, which navigation inside the app fetches, has them.
 */
export function dataForMarkup<Data extends object>(data: Data): Data | undefined {
  return data;
}

/** A click that the browser would answer by going there: main button, no modifier, nobody else's. */
function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}
