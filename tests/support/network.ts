import type { Page } from "@playwright/test";

/**
 * What a page asks for from now on, other than more of its own program. A tool's submission must
 * leave this empty: no call, no picture, nothing that could carry what was typed.
 */
export function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { origin, pathname, search } = new URL(request.url());
    const isOwnProgram =
      request.method() === "GET" &&
      origin === new URL(page.url()).origin &&
      // Chromium looks at the icon again whenever the address changes.
      (["script", "stylesheet"].includes(request.resourceType()) || pathname === "/icon.svg") &&
      // The development server marks its modules with a version; a build has no query at all.
      /^(?:\?[\w=.&-]*)?$/.test(search);
    if (!isOwnProgram) asked.push(`${request.method()} ${origin}${pathname}${search}`);
  });
  return asked;
}
