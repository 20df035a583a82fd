import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import http from "node:http";
import net from "node:net";
import path from "node:path";

import { loadSite } from "#server/static/load-site.ts";
import { enquiryRequest } from "#server/testing/load.ts";
import type { RunningServer } from "#server/testing/spawn-server.ts";

import { startNginx, tryVisitorsOfNginx } from "#scripts/drill/5-nginx.ts";
import { findTool, type Tool } from "#scripts/drill/debian-tool.ts";
import { figure, skipped, type Figure } from "#scripts/drill/figure.ts";
import { builtSite, format, startServer, temporaryFolder } from "#scripts/drill/workplace.ts";
import { median } from "#scripts/median.ts";

const CONNECTIONS = 64;
const TURNS = 8;
const TURN_SECONDS = 1;
const MIN_RATIO = 0.5;
/** What Debian's nginx can serve from files made beforehand. */
const ENCODING = "gzip";
const WHAT = "static files against one nginx worker, the same files with the same headers";

export async function drillStatic(): Promise<Figure[]> {
  const site = builtSite();
  const server = await startServer({ SITE_DIR: site, DATA_DIR: temporaryFolder() });
  const figures = [await checkValidators(site, server.port)];

  const wrk = findTool("wrk", ["wrk", "libluajit-5.1-2", "libluajit-5.1-common"]);
  const nginx = findTool("nginx", ["nginx"]);
  if (wrk === undefined || nginx === undefined) {
    return [...figures, skipped(5, WHAT, `no ${wrk === undefined ? "wrk" : "nginx"}`)];
  }

  const formServer = await startServer({
    SITE_DIR: site,
    DATA_DIR: temporaryFolder(),
    TRUST_PROXY: "1",
    RATE_LIMIT: "on",
  });
  const { port: nginxPort } = await startNginx(nginx, { site, formPort: formServer.port });
  figures.push(await compareHeaders(server.port, nginxPort));
  figures.push(...(await tryVisitorsOfNginx(nginx, site)));
  figures.push(await tryFormBehindNginx(formServer, nginxPort));
  const script = readdirSync(path.join(site, "assets"))
    .filter((name) => name.endsWith(".js"))
    .toSorted()[0];
  for (const file of ["/", `/assets/${script}`]) {
    figures.push(compare(wrk, file, server.port, nginxPort));
  }
  return figures;
}

const COMPARED_PATHS = [
  "/",
  "/contact",
  "/seo-services/lahore",
  "/sitemap.xml",
  "/site.webmanifest",
  "/nothing",
  "/.vite/manifest.json",
  "/__spa-fallback.html",
  "/index.html.gz",
  "/f/audit",
  "/f/other",
  "/healthz",
];
const COMPARED_HEADERS = [
  "content-type",
  "content-encoding",
  "content-length",
  "cache-control",
  "content-security-policy",
  "x-content-type-options",
  "referrer-policy",
  "cross-origin-resource-policy",
  "cross-origin-opener-policy",
  "permissions-policy",
];

/** The files that the build writes for nginx are worth something only if they say the same. */
async function compareHeaders(ourPort: number, nginxPort: number): Promise<Figure> {
  const different: string[] = [];
  for (const target of COMPARED_PATHS) {
    const [ours, theirs] = [
      await readHeaders(ourPort, target),
      await readHeaders(nginxPort, target),
    ];
    for (const [index, value] of ours.entries()) {
      if (value !== theirs[index]) {
        different.push(`${target} ${["status", ...COMPARED_HEADERS][index]}: ${theirs[index]}`);
      }
    }
  }
  return figure({
    number: 5,
    what: "nginx with the files of the build",
    demanded: "the same status and headers",
    measured: `${COMPARED_PATHS.length} paths compared, ${different.length} differences ${different.join("; ")}`,
    reached: different.length === 0,
  });
}

/** An enquiry, its visitor's address, and what visitors meet while the form's server is away. */
async function tryFormBehindNginx(server: RunningServer, nginxPort: number): Promise<Figure> {
  const post = async (localAddress: string) => {
    const { bytes } = enquiryRequest(`behind-nginx-${(posted += 1)}`);
    const answer = await sendFrom(nginxPort, localAddress, bytes);
    return { status: answer.slice(9, 12), head: answer.split("\r\n\r\n")[0] ?? "" };
  };
  let posted = 0;
  const statuses: string[] = [];
  // Seven of one visitor, who may send five, and one of another network.
  for (let sent = 0; sent < 7; sent += 1) statuses.push((await post("127.0.0.1")).status);
  const neighbour = await post("127.1.0.1");
  const names = neighbour.head.split("\r\n").map((line) => line.split(":")[0]?.toLowerCase());
  const twice = names.filter((name, index) => names.indexOf(name) !== index);

  server.process.kill("SIGKILL");
  await server.exited;
  const away = await post("127.1.0.1");
  const missing = COMPARED_HEADERS.slice(4).filter(
    (name) => !away.head.toLowerCase().includes(name),
  );
  return figure({
    number: 5,
    what: "the form behind nginx with the files of the build",
    demanded:
      "5 of 7 taken of one address, another's too; no header twice; 503 with ours while its server is away",
    measured: `${statuses.join(" ")}, ${neighbour.status}; twice: ${twice.join(" ") || "none"}; away: ${away.status}, missing: ${missing.join(" ") || "none"}`,
    reached:
      statuses.join(" ") === "200 200 200 200 200 429 429" &&
      neighbour.status === "200" &&
      twice.length === 0 &&
      away.status === "503" &&
      missing.length === 0,
  });
}

function sendFrom(port: number, localAddress: string, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ port, host: "127.0.0.1", localAddress });
    socket.write(bytes.replace("\r\n", "\r\nConnection: close\r\n"));
    let received = "";
    socket.on("data", (chunk: Buffer) => (received += chunk.toString()));
    socket.on("error", reject);
    socket.on("close", () => resolve(received));
  });
}

async function readHeaders(port: number, target: string) {
  const { status, headers } = await fetch(`http://127.0.0.1:${port}${target}`, {
    headers: { "accept-encoding": ENCODING },
  });
  return [status, ...COMPARED_HEADERS.map((name) => headers.get(name)?.replace("; ", ";"))];
}

/** Turn by turn, so that a slow spell of the machine meets both. */
function compare(wrk: Tool, file: string, ourPort: number, nginxPort: number): Figure {
  measure(wrk, ourPort, file, 2);
  measure(wrk, nginxPort, file, 1);
  const turns = Array.from({ length: TURNS }, () => ({
    ours: measure(wrk, ourPort, file, TURN_SECONDS),
    nginx: measure(wrk, nginxPort, file, TURN_SECONDS),
  }));
  const ours = median(turns.map((turn) => turn.ours.perSecond));
  const nginx = median(turns.map((turn) => turn.nginx.perSecond));
  const bad = turns.reduce((sum, turn) => sum + turn.ours.bad + turn.nginx.bad, 0);
  return figure({
    number: 5,
    what: `${WHAT}, ${file === "/" ? "home page" : "a script"}, gzip`,
    demanded: `at least ${MIN_RATIO} of nginx, 0 answers other than 2xx`,
    measured: `${format(ours)}/s against ${format(nginx)}/s: ${(ours / nginx).toFixed(2)}, ${bad} other answers`,
    reached: ours / nginx >= MIN_RATIO && bad === 0,
  });
}

function measure({ command, env }: Tool, port: number, file: string, seconds: number) {
  // The blank in the header counts: without it wrk leaves the header out, and says nothing.
  const header = `Accept-Encoding: ${ENCODING}`;
  const options = ["-t", "1", "-c", String(CONNECTIONS), "-d", `${seconds}s`, "-H", header];
  const { stdout } = spawnSync(command, [...options, `http://127.0.0.1:${port}${file}`], {
    env,
    encoding: "utf8",
  });
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0),
    bad: Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0),
  };
}

/** Every file in every encoding: its tag must be answered with 304 and nothing else. */
async function checkValidators(site: string, port: number): Promise<Figure> {
  const { files } = await loadSite(site);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });
  let asked = 0;
  let matched = 0;
  for (const [url, { variants }] of files) {
    for (const [encoding, { etag }] of Object.entries(variants)) {
      asked += 1;
      const headers = { "accept-encoding": encoding, "if-none-match": etag };
      const status = await new Promise<number>((resolve, reject) => {
        http
          .get({ port, host: "127.0.0.1", path: url, headers, agent }, (response) => {
            response.resume().on("end", () => resolve(response.statusCode ?? 0));
          })
          .on("error", reject);
      });
      if (status === 304) matched += 1;
    }
  }
  agent.destroy();
  return figure({
    number: 5,
    what: "ETags of the built site, each encoding its own",
    demanded: "304 for every one",
    measured: `304 for ${format(matched)} of ${format(asked)}`,
    reached: asked > 0 && matched === asked,
  });
}
