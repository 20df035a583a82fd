import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

type Options = { challenge: string };

/**
 * A device that answers as WebAuthn says it should, for tests: one ES256 passkey without attestation.
 * https://www.w3.org/TR/webauthn-3/
 */
export function createSoftPasskey(
  origin = "http://localhost:3000",
  { format = "none", algorithm = -7 } = {},
) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  const rpId = new URL(origin).hostname;
  let counter = 0;

  function authenticatorData(flags: number, attested = Buffer.alloc(0)) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([
      createHash("sha256").update(rpId).digest(),
      Buffer.from([flags]),
      count,
      attested,
    ]);
  }

  const answer = (response: Record<string, unknown>) => ({
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key",
    clientExtensionResults: {},
    response,
  });

  return {
    id: id.toString("base64url"),
    /** The next answer's counter. */
    setCounter: (value: number) => (counter = value),
    make({ challenge }: Options) {
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseKey(publicKey.export({ format: "jwk" }), algorithm),
      ]);
      const data = authenticatorData(USER_PRESENT | USER_VERIFIED | HAS_KEY, attested);
      return answer({
        clientDataJSON: clientData("webauthn.create", challenge, origin).toString("base64url"),
        attestationObject: attestationOf(data, format).toString("base64url"),
        transports: ["internal"],
      });
    },
    sign({ challenge }: Options, { from = origin, flags = USER_PRESENT | USER_VERIFIED } = {}) {
      counter += 1;
      const data = authenticatorData(flags);
      const client = clientData("webauthn.get", challenge, from);
      const signed = Buffer.concat([data, createHash("sha256").update(client).digest()]);
      return answer({
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: createSign("sha256").update(signed).sign(privateKey).toString("base64url"),
      });
    },
  };
}

/** COSE_Key of ES256 in CBOR: {1: 2, 3: algorithm, -1: 1, -2: x, -3: y}. */
function coseKey({ x = "", y = "" }: { x?: string; y?: string }, algorithm: number): Buffer {
  const negative = -1 - algorithm;
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03]),
    Buffer.from(negative < 24 ? [0x20 + negative] : [0x38, negative]),
    Buffer.from([0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, "base64url"),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, "base64url"),
  ]);
}

/** {"fmt": format, "attStmt": {}, "authData": …} in CBOR. */
function attestationOf(data: Buffer, format: string): Buffer {
  return Buffer.concat([
    Buffer.from([0xa3]),
    text("fmt"),
    text(format),
    text("attStmt"),
    Buffer.from([0xa0]),
    text("authData"),
    Buffer.from([0x58, data.length]),
    data,
  ]);
}

function clientData(type: string, challenge: string, from: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
}

function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
}
