import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import net from "node:net";
import path from "node:path";

import { httpBounds } from "#server/http-server.ts";
import { createCrawlSecret } from "#server/site-audit/crawl-secret.ts";
import { buildHostFiles } from "#server/static/host-files.ts";
import { readPolicies } from "#server/static/load-site.ts";

import type { Tool } from "#scripts/drill/debian-tool.ts";
import { figure, type Figure } from "#scripts/drill/figure.ts";
import { freePort, onEnd, startServer, temporaryFolder, wait } from "#scripts/drill/workplace.ts";

type NginxPlace = {
  site: string;
  formPort: number;
  /** More for the http block. */
  http?: string;
};

/** Names each visitor in a test, whose connections all come from this machine. */
const VISITOR_HEADER = "X-Test-Visitor";
const NAMED_VISITORS = `set_real_ip_from 127.0.0.1; real_ip_header ${VISITOR_HEADER};`;
const { address, household, network } = httpBounds.maxPerNetwork;

/** How many requests at once nginx takes of whom, and what its log has of an audit's address. */
export async function tryVisitorsOfNginx(nginx: Tool, site: string): Promise<Figure[]> {
  const server = await startServer({
    SITE_DIR: site,
    DATA_DIR: temporaryFolder(),
    TRUST_PROXY: "1",
  });
  const place = { site, formPort: server.port, http: NAMED_VISITORS };
  const { port, folder } = await startNginx(nginx, place);
  const groups = [
    { whose: "one IPv4 address", of: () => "203.0.113.7", bound: address },
    { whose: "a /24", of: (n: number) => `198.51.100.${n % 250}`, bound: network },
    { whose: "a /64", of: (n: number) => `2001:db8:1:2::${hex(n)}`, bound: address },
    { whose: "a /56", of: (n: number) => `2001:db8:2:2${hex(n % 250, 2)}::1`, bound: household },
    { whose: "a /48", of: (n: number) => `2001:db8:3:${hex(n % 250, 2)}00::1`, bound: network },
  ];
  const taken: number[] = [];
  for (const { of, bound } of groups) taken.push(await countTaken(port, of, bound + 20));

  const secret = createCrawlSecret();
  const asked = [`/${secret}`, `/${secret}/events`, `//${secret}?a=b`, `/${secret}/report.json`];
  for (const where of asked) await ask(port, `/api/site-audits${where}`);
  server.process.kill("SIGKILL");
  await server.exited;
  await ask(port, `/api/site-audits/${secret}`);
  await wait(200);
  const logs = readdirSync(path.join(folder, "logs")).map((name) =>
    readFileSync(path.join(folder, "logs", name), "utf8"),
  );
  const leaks = logs.join("").split(secret).length - 1;
  const masked = logs.join("").split("/***").length - 1;
  return [
    figure({
      number: 5,
      what: "requests at once that nginx takes with the files of the build",
      demanded: groups.map(({ whose, bound }) => `${bound} of ${whose}`).join(", "),
      measured: taken.join(", "),
      reached: groups.every(({ bound }, at) => taken[at] === bound),
    }),
    figure({
      number: 5,
      what: "an audit's address in nginx's logs",
      demanded: "never its id, also where the server is away",
      measured: `${leaks} times; ${masked} lines without it`,
      reached: leaks === 0 && masked >= asked.length,
    }),
  ];
}

const hex = (n: number, digits = 1) => n.toString(16).padStart(digits, "0");

/** Of so many requests that do not end, each from the address that `of` gives. */
async function countTaken(port: number, of: (n: number) => string, count: number) {
  let refused = 0;
  const sockets = Array.from({ length: count }, (_, n) => {
    const socket = net.connect(port, "127.0.0.1").on("error", () => {});
    socket.write(
      `POST /f/audit HTTP/1.1\r\nHost: localhost\r\n${VISITOR_HEADER}: ${of(n)}\r\nContent-Length: 10\r\n\r\n`,
    );
    socket.once("data", (answer: Buffer) => (refused += / 503 /.test(String(answer)) ? 1 : 0));
    return socket;
  });
  await wait(1_000);
  for (const socket of sockets) socket.destroy();
  return count - refused;
}

async function ask(port: number, target: string): Promise<void> {
  const referer = `http://localhost${target}`;
  const answer = await fetch(`http://127.0.0.1:${port}${target}`, { headers: { referer } });
  await answer.text();
}

/** nginx with the files that the build writes for it. */
export async function startNginx(
  { command, env }: Tool,
  { site, formPort, http = "" }: NginxPlace,
): Promise<{ port: number; folder: string }> {
  const folder = temporaryFolder();
  const port = await freePort();
  for (const name of ["temp", "logs"]) mkdirSync(path.join(folder, name));
  for (const [name, text] of Object.entries(
    buildHostFiles(await readPolicies(site), {
      transportSecurity: "max-age=63072000",
      formServer: `127.0.0.1:${formPort}`,
      accessLog: path.join(folder, "logs/access.log"),
    }),
  )) {
    writeFileSync(path.join(folder, name), text);
  }
  writeFileSync(
    path.join(folder, "nginx.conf"),
    `daemon off;
worker_processes 1;
user root;
pid ${folder}/nginx.pid;
error_log ${folder}/logs/error.log;
events { worker_connections 1024; multi_accept on; }
http {
  include ${folder}/nginx-http.conf;
  access_log off;
  ${http}
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=1000 inactive=60s;
  open_file_cache_valid 60s;
${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `  ${kind}_temp_path ${folder}/temp/${kind};`).join("\n")}
  server {
    listen 127.0.0.1:${port};
    root ${site};
    include ${folder}/nginx-server.conf;
  }
}
`,
  );
  const child = spawn(command, ["-p", folder, "-c", path.join(folder, "nginx.conf")], {
    env,
    stdio: "ignore",
  });
  onEnd(() => void child.kill("SIGTERM"));
  await wait(700);
  return { port, folder };
}
