/**
 * `npm run sbom [-- FILE]`: a software bill of materials, by default `build/sbom.cdx.json`. Every
 * package that a production install brings, with its version, licence and checksum.
 * Format: https://cyclonedx.org/docs/1.5/json/
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const PROJECT = path.join(import.meta.dirname, "..");

type Manifest = { name: string; devDependencies?: unknown };
type LockFile = { packages: Record<string, { dev?: boolean; devDependencies?: unknown }> };

/**
 * npm's own `--omit=dev` also leaves out what both sides need (npm 11.19: react, zod, nodemailer),
 * so npm gets to see a project that never had development packages.
 */
function writeProductionProject(folder: string) {
  const manifest = readJson<Manifest>("package.json");
  delete manifest.devDependencies;
  const lock = readJson<LockFile>("package-lock.json");
  delete lock.packages[""]?.devDependencies;
  const packages = Object.entries(lock.packages).filter(([, { dev }]) => dev !== true);

  writeJson(path.join(folder, "package.json"), manifest);
  writeJson(path.join(folder, "package-lock.json"), {
    ...lock,
    packages: Object.fromEntries(packages),
  });
  return manifest.name;
}

function createSbom() {
  const folder = mkdtempSync(path.join(tmpdir(), "pehla-sbom-"));
  try {
    const name = writeProductionProject(folder);
    const text = execFileSync(
      process.platform === "win32" ? "npm.cmd" : "npm",
      ["sbom", "--package-lock-only", "--sbom-format=cyclonedx", "--sbom-type=application"],
      {
        cwd: folder,
        encoding: "utf8",
        stdio: ["ignore", "pipe", "inherit"],
        shell: process.platform === "win32",
      },
    );
    const sbom = JSON.parse(text) as {
      metadata: { component: { name: string } };
      components: unknown[];
    };
    // npm takes the name of the folder.
    sbom.metadata.component.name = name;
    return sbom;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readJson<Value>(name: string): Value {
  return JSON.parse(readFileSync(path.join(PROJECT, name), "utf8")) as Value;
}

function writeJson(file: string, value: unknown) {
  writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`);
}

const file = process.argv[2] ?? path.join(PROJECT, "build/sbom.cdx.json");
const sbom = createSbom();
mkdirSync(path.dirname(file), { recursive: true });
writeJson(file, sbom);
process.stdout.write(`${sbom.components.length} packages listed in ${file}.\n`);
