import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

export type CertificateKind =
  "right" | "expired" | "other-name" | "self-signed" | "unknown-authority";

const DAY_MS = 24 * 60 * 60 * 1000;
const NAMES = "DNS:maidan.pk,DNS:*.maidan.pk";
const REQUEST = "req -config openssl.cnf -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes";

/** The one authority that the reader is told to trust, and certificates that are in order or not. */
export function makeCertificates(folder: string) {
  /** No argument holds a space: all files are named from within the folder. */
  const openssl = (command: string) =>
    execFileSync("openssl", command.split(" "), {
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
    });
  const request = (file: string, names: string) => {
    const files = `-keyout ${file}.key -out ${file}.csr`;
    openssl(`${REQUEST} -new ${files} -subj /CN=${file} -addext subjectAltName=${names}`);
  };
  const sign = (file: string, authority: string, fromDay: number, toDay: number) => {
    const files = `-in ${file}.csr -out ${file}.pem -cert ${authority}.pem -keyfile ${authority}.key`;
    const dates = `-startdate ${dayFromNow(fromDay)} -enddate ${dayFromNow(toDay)}`;
    openssl(`ca -batch -notext -config openssl.cnf ${files} ${dates}`);
  };
  const signItself = (file: string, extra: string) => {
    const files = `-keyout ${file}.key -out ${file}.pem`;
    openssl(`${REQUEST} -x509 ${files} -days 2 -subj /CN=${file} ${extra}`);
  };

  writeFileSync(path.join(folder, "openssl.cnf"), CONFIG);
  writeFileSync(path.join(folder, "index"), "");
  writeFileSync(path.join(folder, "serial"), "01\n");
  signItself("authority", "-extensions authority");
  signItself("stranger", "-extensions authority");
  signItself("self-signed", `-addext subjectAltName=${NAMES}`);
  const kinds: [CertificateKind, string, string, number, number][] = [
    ["right", NAMES, "authority", -1, 2],
    ["expired", NAMES, "authority", -90, -1],
    ["other-name", "DNS:elsewhere.pk", "authority", -1, 2],
    ["unknown-authority", NAMES, "stranger", -1, 2],
  ];
  for (const [kind, names, authority, from, to] of kinds) {
    request(kind, names);
    sign(kind, authority, from, to);
  }
}

export function readCertificate(folder: string, kind: CertificateKind) {
  return {
    key: readFileSync(path.join(folder, `${kind}.key`)),
    cert: readFileSync(path.join(folder, `${kind}.pem`)),
  };
}

/** As `openssl ca` takes it: 20260131235959Z. */
function dayFromNow(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().replace(/[-:T]|\.\d+/g, "");
}

const CONFIG = `
[req]
distinguished_name = subject
[subject]
[authority]
basicConstraints = critical,CA:true
keyUsage = critical,keyCertSign
[ca]
default_ca = small
[small]
database = ./index
serial = ./serial
new_certs_dir = .
default_md = sha256
policy = any
copy_extensions = copy
unique_subject = no
[any]
commonName = supplied
`;
