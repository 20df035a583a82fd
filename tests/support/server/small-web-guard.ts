import type { IncomingMessage, ServerResponse } from "node:http";

import { leadsNowhere, Unread } from "#server/reading/outcome.ts";
import { ownValue } from "#lib/own-value.ts";
import type { Guard } from "#server/reading/guard.ts";
import { startSmallWeb } from "./small-web.ts";
import type { SmallAnswer, SmallHost } from "#tests/support/small-web-pages.ts";

/**
 * The small web of a table: names that are not in it lead nowhere, as they would outside. "*.a.pk" is
 * every name below a.pk.
 */
export async function startTableWeb(hosts: Readonly<Record<string, SmallHost>>) {
  const find = (name: string) =>
    ownValue(hosts, name) ?? ownValue(hosts, name.replace(/^[^.]+/, "*"));
  const asked = new Set<string>();
  const web = await startSmallWeb({}, ({ headers, url = "/" }) => {
    const { host = "" } = headers;
    const { answers = {}, later = {}, forAgents = {} } = find(host) ?? {};
    const agent = headers["user-agent"] ?? "";
    const name =
      url === "/" ? Object.keys(forAgents).find((one) => agent.includes(one)) : undefined;
    if (name !== undefined) return send(ownValue(forAgents, name) ?? { status: 404 });
    const again = asked.has(host + url) ? ownValue(later, url) : undefined;
    asked.add(host + url);
    return send(again ?? ownValue(answers, url) ?? answers["*"] ?? { status: 404 });
  });
  const guard: Guard = {
    ...web.guard,
    resolveName: async (name, signal) => {
      if (find(name) === undefined) throw new Unread(leadsNowhere);
      return web.guard.resolveName(name, signal);
    },
    connect: async (target) => {
      if (target.secure && find(target.name)?.onlyHttp === true) throw new Unread(refused);
      return web.guard.connect(target);
    },
  };
  return { ...web, guard };
}

const refused = {
  reason: "unreachable",
  detail: "The server refused the connection on port 443. Check that the web server runs there.",
} as const;

function send(answer: SmallAnswer) {
  return (_request: IncomingMessage, response: ServerResponse) => {
    if (answer === "silent") return;
    response.writeHead(answer.status, answer.headers).end(answer.body);
  };
}
