import { execFile, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import http from "node:http";
import https from "node:https";
import net from "node:net";
import path from "node:path";
import { promisify } from "node:util";

import { figure, skipped, type Figure } from "#scripts/drill/figure.ts";
import { builtSite, onEnd, startServer, temporaryFolder } from "#scripts/drill/workplace.ts";

const SCANNER = path.resolve(".cache/observatory");
const PACKAGE = "@mdn/mdn-http-observatory@1.4.8";
const MIN_SCORE = 130;
const WHAT = "Mozilla's HTTP Observatory on each kind of answer";

/** One of each kind: page, tool, city, asset-like file, 404, redirect, form. */
const PATHS = [
  "/",
  "/contact",
  "/seo-services/lahore",
  "/tools/seo-audit",
  "/blog",
  "/thanks",
  "/sitemap.xml",
  "/.well-known/security.txt",
  "/nothing-here",
  "/seo-services/atlantis",
  "/f/audit",
];

export async function drillObservatory(): Promise<Figure[]> {
  if (!installScanner()) return [skipped(8, WHAT, "the scanner could not be installed")];
  const certificate = makeCertificate();
  if (certificate === undefined) return [skipped(8, WHAT, "no openssl for a test certificate")];

  const server = await startServer({
    SITE_DIR: builtSite(),
    DATA_DIR: temporaryFolder(),
    TRUST_PROXY: "1",
  });

  const scores = new Map<string, number>();
  for (const target of PATHS) {
    const port = await startFront(server.port, target, certificate);
    scores.set(target, await scan(port, certificate));
  }
  const lowest = Math.min(...scores.values());
  return [
    figure({
      number: 8,
      what: WHAT,
      demanded: `${MIN_SCORE} or more`,
      measured: `lowest ${lowest} of ${scores.size}: ${[...scores].map(([target, score]) => `${target} ${score}`).join(", ")}`,
      reached: lowest >= MIN_SCORE,
    }),
  ];
}

/** Its install scripts fetch lists from elsewhere that nothing here needs. */
function installScanner(): boolean {
  const module = path.join(SCANNER, "node_modules/@mdn/mdn-http-observatory");
  if (!existsSync(module)) {
    mkdirSync(SCANNER, { recursive: true });
    writeFileSync(path.join(SCANNER, "package.json"), '{"private":true,"type":"module"}');
    spawnSync("npm", ["install", "--ignore-scripts", "--omit=optional", "--no-audit", PACKAGE], {
      cwd: SCANNER,
      stdio: "ignore",
    });
  }
  if (!existsSync(module)) return false;
  for (const name of ["hsts-preload.json", "tld-list.json"]) {
    writeFileSync(path.join(module, "conf", name), "{}");
  }
  writeFileSync(
    path.join(SCANNER, "scan.js"),
    `import { scan } from "@mdn/mdn-http-observatory";
const result = await scan(process.argv[2]);
console.log(JSON.stringify(result.scan));
process.exit(0);
`,
  );
  return true;
}

type Certificate = { key: string; cert: string; file: string };

function makeCertificate(): Certificate | undefined {
  const folder = temporaryFolder();
  const [key, cert] = [path.join(folder, "key.pem"), path.join(folder, "cert.pem")];
  const made = spawnSync(
    "openssl",
    `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout ${key} -out ${cert}`.split(
      " ",
    ),
  );
  return made.status === 0 ? { key, cert, file: cert } : undefined;
}

/**
 * What a reverse proxy does: TLS, and a redirect to it. Both on one port, as the scanner asks for
 * them there. It scans home pages with status 200 only, so the answer under test takes that place.
 */
async function startFront(
  serverPort: number,
  target: string,
  { key, cert }: Certificate,
): Promise<number> {
  const redirecting = http.createServer((request, response) => {
    response.writeHead(301, { location: `https://${request.headers.host}${request.url}` }).end();
  });
  const forwarding = https.createServer(
    { key: readFileSync(key), cert: readFileSync(cert) },
    (request, response) => {
      const headers = {
        ...request.headers,
        "x-forwarded-for": request.socket.remoteAddress,
        "x-forwarded-proto": "https",
      };
      const asked = request.url === "/" ? target : request.url;
      const { method } = request;
      request.pipe(
        http.request(
          { port: serverPort, host: "127.0.0.1", method, path: asked, headers },
          (answer) => {
            response.writeHead(
              asked === target ? 200 : (answer.statusCode ?? 502),
              answer.rawHeaders,
            );
            answer.pipe(response);
          },
        ),
      );
    },
  );
  // The first byte of TLS is 0x16: https://www.rfc-editor.org/rfc/rfc8446#section-5.1
  const front = net.createServer((socket) => {
    socket.once("data", (first) => {
      socket.pause();
      socket.unshift(first);
      (first[0] === 0x16 ? forwarding : redirecting).emit("connection", socket);
      process.nextTick(() => socket.resume());
    });
    socket.on("error", () => {});
  });
  await new Promise<void>((resolve) => front.listen(0, "127.0.0.1", resolve));
  onEnd(() => void front.close());
  return (front.address() as net.AddressInfo).port;
}

/** In a process of its own, as Node reads the certificates to trust only at its start. */
async function scan(port: number, { file }: Certificate): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, ["scan.js", `localhost:${port}`], {
    cwd: SCANNER,
    env: { ...process.env, NODE_EXTRA_CA_CERTS: file },
  });
  const line = stdout.split("\n").findLast((text) => text.startsWith("{")) ?? "{}";
  return (JSON.parse(line) as { score?: number }).score ?? -1;
}
