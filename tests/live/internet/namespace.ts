import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { INTERNAL_ADDRESSES, NAME_SERVER, PUBLIC_ADDRESSES } from "./addresses.ts";
import { makeCertificates } from "./certificates.ts";

/** A namespace of the user's own where the machine allows it, else one that root makes. */
const WAYS = [["-rn"], ["-n"]];

/** Why this machine cannot make a network of its own, in one sentence; undefined where it can. */
export function whyNoInternet(): string | undefined {
  if (process.platform !== "linux") return "network namespaces need Linux";
  for (const [program, argument] of [
    ["unshare", "--version"],
    ["ip", "-V"],
    ["openssl", "version"],
  ] as const) {
    if (spawnSync(program, [argument], { stdio: "ignore" }).status !== 0) {
      return `${program} is not installed`;
    }
  }
  return findWay() === undefined
    ? "this machine forbids network namespaces, or IPv6 in them"
    : undefined;
}

function findWay(): string[] | undefined {
  return WAYS.find((way) => {
    // With IPv6 too, which some machines switch off.
    const bear = "ip link set lo up && ip -6 addr add fd00::7/128 dev lo nodad";
    return spawnSync("unshare", [...way, "sh", "-c", bear]).status === 0;
  });
}

/**
 * Runs a program in a network of its own and gives back the JSON that it prints. The loopback
 * device bears all addresses, and there is no other: nothing can leave the machine.
 * The program finds the certificates' folder in its first argument.
 */
export async function runInside<Report>(program: string): Promise<Report> {
  const folder = mkdtempSync(path.join(tmpdir(), "small-internet-"));
  try {
    makeCertificates(folder);
    const printed = await run(folder, program);
    return JSON.parse(printed) as Report;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(folder: string, program: string): Promise<string> {
  const addresses = [...PUBLIC_ADDRESSES, NAME_SERVER, ...INTERNAL_ADDRESSES];
  const setUp = [
    "ip link set lo up",
    // Else an address that nobody bears would fail in another way than on a real machine.
    "ip route add default dev lo",
    "ip -6 route add default dev lo",
    ...addresses.map((address) =>
      address.includes(":")
        ? `ip -6 addr add ${address}/128 dev lo nodad`
        : `ip addr add ${address}/32 dev lo`,
    ),
    'exec "$0" "$@"',
  ];
  const child = spawn(
    "unshare",
    [...(findWay() ?? []), "sh", "-ec", setUp.join("\n"), process.execPath, program, folder],
    {
      stdio: ["ignore", "pipe", "pipe"],
      env: { PATH: process.env["PATH"], NODE_EXTRA_CA_CERTS: path.join(folder, "authority.pem") },
    },
  );
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString("utf8")));
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString("utf8")));
  return new Promise((resolve, reject) => {
    child.once("close", (code) =>
      code === 0 ? resolve(output) : reject(new Error(`It ended with ${code}:\n${errors}`)),
    );
  });
}
