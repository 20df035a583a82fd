import type { DeskRefusal } from "#lib/desk/contract.ts";
import { submissionMessages } from "#lib/contact/contact-message.ts";
import { commonHeaders, plainPolicy } from "#server/static/security-headers.ts";

type AppLocation = { upstream: string; readTimeout: string; away: string; isStream?: boolean };

/** One location that the Node server answers. The visitor's own claims are replaced, not passed on. An enquiry is never sent a second time. */
export function buildAppLocation(
  match: string,
  { upstream, readTimeout, away, isStream = false }: AppLocation = {
    upstream: "site_form",
    readTimeout: "15s",
    away: "$site_form_away",
  },
): string {
  return `location ${match} {
  # Its server sends the headers; one of its own keeps those above from being added again.
  add_header Cache-Control "";
  proxy_pass http://${upstream};
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_set_header X-Forwarded-Host "";
  proxy_set_header Forwarded "";
  proxy_connect_timeout 2s;
  proxy_read_timeout ${readTimeout};
  proxy_next_upstream off;${isStream ? STREAM_EXTRAS : ""}
  error_page 502 504 = ${away};
}`;
}

/** Of addresses whose answers may be streams, and that may have a secret in them. */
const STREAM_EXTRAS = `
  proxy_buffering off;
  # It tells what goes wrong with the whole request, and so with the secret.
  error_log /dev/null crit;`;

export const LIVE_AWAY = JSON.stringify({
  error: "No page can be read just now. Try again in a minute.",
});
export const DESK_AWAY = JSON.stringify({
  error: "The desk’s server does not answer. Try again in a moment.",
  reason: "away",
} satisfies DeskRefusal);
export const READING_AWAY = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>No answer</title><h1>The server does not answer</h1><p>The link still works. Open it again in a minute.</p></html>`;
export const AWAY_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not sent</title><h1>${submissionMessages.failureTitle}</h1><p>${submissionMessages.failure} Go back: what you typed is still there.</p></html>`;

/** What the form's server would say, while it is not there to say it. */
export function buildAwayLocation(name: string, type: string, body: string): string {
  const headers = addHeaders({
    "Content-Security-Policy": plainPolicy,
    "Cache-Control": "no-store",
    "Strict-Transport-Security": "$site_transport",
    "Retry-After": "30",
    ...commonHeaders,
  });
  return `location ${name} {
  default_type ${type};
${headers.map((header) => `  ${header}`).join("\n")}
  return 503 '${body}';
}
`;
}

/**
 * Lines of a configuration. A location that has any inherits none:
 * https://nginx.org/en/docs/http/ngx_http_headers_module.html#add_header
 */
export function addHeaders(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
}
