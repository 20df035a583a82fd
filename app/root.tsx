import { use, type ReactNode } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, useMatches, useRouteError } from "react-router";

import bricolageGrotesque from "#app/fonts/bricolage-grotesque.woff2";
import instrumentSans from "#app/fonts/instrument-sans.woff2";
import { boot, inputsScript, pageEndScript, speculationRules } from "#app/islands/boot.ts";
import { EntryAddress } from "#app/islands/entry-address.ts";
import { Island } from "#app/islands/island.tsx";
import { FrameLanguage } from "#app/layout/frame-language.ts";
import { FrameWord } from "#app/layout/frame-word.tsx";
import { Footer } from "#app/layout/footer.tsx";
import { Header } from "#app/layout/header.tsx";
import { PageStyles, type RouteHandle } from "#app/layout/page-styles.tsx";
import { QuickContact } from "#app/layout/quick-contact.tsx";
import { themeScript } from "#app/layout/theme.ts";
import { filePaths } from "#lib/site/file-paths.ts";
import { paths } from "#lib/site/paths.ts";

export function Layout({ children }: { children: ReactNode }) {
  const { entry, deskEntry, devRuntime } = use(EntryAddress);
  const handles = useMatches().map(({ handle }) => handle as RouteHandle);
  const isBare = handles.some((handle) => handle?.isBare);
  const isTool = handles.some((handle) => handle?.isTool);
  const foreign = handles.find((handle) => handle?.lang);

  return (
    <html lang={foreign?.lang ?? "en-PK"} dir={foreign?.dir}>
      <head>
        <meta charSet="utf-8" />
        {isTool ? <InputsOfLink /> : null}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <link
          rel="preload"
          href={bricolageGrotesque}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        <link
          rel="preload"
          href={instrumentSans}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf9f4" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0d1f18" />
        <link rel="icon" href={filePaths.icon} type="image/svg+xml" />
        <link rel="icon" href={filePaths.favicon} sizes="32x32" />
        <link rel="apple-touch-icon" href={filePaths.touchIcon} />
        <link rel="manifest" href={filePaths.webManifest} />
        <link rel="alternate" type="application/rss+xml" title="Blog" href={filePaths.feed} />
        <PageStyles />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <script
          dangerouslySetInnerHTML={{ __html: boot(isBare ? deskEntry : entry, devRuntime) }}
        />
        <Links />
      </head>
      <body>
        <FrameLanguage value={foreign?.lang === "ur" ? "ur" : "en"}>
          <InEnglish isForeign={foreign !== undefined}>
            <a className="skip-link no-print" href="#content">
              <FrameWord>Skip to the content</FrameWord>
            </a>
          </InEnglish>
          {isBare ? children : <SiteFrame isForeign={foreign !== undefined}>{children}</SiteFrame>}
        </FrameLanguage>
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
        <script dangerouslySetInnerHTML={{ __html: pageEndScript }} />
      </body>
    </html>
  );
}

/**
 * Of a tool's page no request names more than the site as its Referer: what the browser fetches ahead of the
 * first script would name the inputs of an old link.
 */
function InputsOfLink() {
  return (
    <>
      <meta name="referrer" content="strict-origin" />
      <script dangerouslySetInnerHTML={{ __html: inputsScript }} />
    </>
  );
}

/** What surrounds every page but the desk's, whose route says `isBare`: it brings its own, script and all. */
function SiteFrame({ isForeign, children }: { isForeign: boolean; children: ReactNode }) {
  return (
    <>
      <InEnglish isForeign={isForeign}>
        <Header />
      </InEnglish>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <InEnglish isForeign={isForeign}>
        <Footer />
        <QuickContact />
        <dialog id="contact-dialog" className="dialog" aria-label="Get a Free Audit">
          <Island name="contact-dialog" wake="call" />
        </dialog>
      </InEnglish>
      <Island name="toaster" wake="call" />
    </>
  );
}

/** The frame runs as in English around every page; a page in another language says so of it. */
function InEnglish({ isForeign, children }: { isForeign: boolean; children: ReactNode }) {
  return isForeign ? (
    <div className="in-english" lang="en-PK" dir="ltr">
      {children}
    </div>
  ) : (
    children
  );
}

export default function App() {
  return <Outlet />;
}

/** A bug, and says so: an unknown address has a page of its own. */
export function ErrorBoundary() {
  const error = useRouteError();
  const text = isRouteErrorResponse(error)
    ? `${error.status} ${error.statusText}`
    : error instanceof Error
      ? error.message
      : "No further details.";

  return (
    <section className="band">
      <div className="wrap prose">
        <title>Unexpected Application Error!</title>
        <h1>Unexpected Application Error!</h1>
        <p className="lead">{text}</p>
        <p>
          Reload the page, or <a href={paths.home}>start at home</a>.
        </p>
      </div>
    </section>
  );
}
