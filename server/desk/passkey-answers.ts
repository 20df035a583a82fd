import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";

import type { Person } from "#lib/desk/person.ts";

import type { Passkey } from "#server/desk/store/passkeys.ts";

/** How long the device's own question stays open: a minute, within the challenge's two. */
const ASK_MS = 60_000;

/** Algorithm, key type and curve as COSE has them: EdDSA, ES256, RS256. RFC 9053, 2 and 7; RFC 8812, 2. */
const OFFERED_KEYS = new Map([
  [-8, "1 6"],
  [-7, "2 1"],
  [-257, "3 "],
]);
const supportedAlgorithmIDs = [...OFFERED_KEYS.keys()];

/** Loaded with the first sign-in: a server whose desk is not used does without it. */
const loadWebAuthn = () => import("@simplewebauthn/server");

/** The relying party of an origin is its host, without the port: WebAuthn Level 3, 5.1.3. */
const partyOf = (origin: string) => new URL(origin).hostname;

/** For any passkey: the device knows whose it is, so no name is asked for. */
export async function askForPasskey(origin: string) {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  return generateAuthenticationOptions({
    rpID: partyOf(origin),
    userVerification: "required",
    timeout: ASK_MS,
  });
}

/** For a new passkey. `known` are the person's others: a device that has one makes no second. */
export async function askForNewPasskey(
  origin: string,
  { person, brand, known }: { person: Person; brand: string; known: readonly Passkey[] },
) {
  const { generateRegistrationOptions } = await loadWebAuthn();
  return generateRegistrationOptions({
    rpID: partyOf(origin),
    rpName: `${brand} Desk`,
    userName: person.name,
    userDisplayName: person.name,
    userID: new TextEncoder().encode(person.id),
    attestationType: "none",
    supportedAlgorithmIDs,
    timeout: ASK_MS,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/** An ES256 key as COSE has it: the curve's own base point. */
const NOBODYS_KEY = Buffer.from(
  `a5010203262001215820${"6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296"}225820${"4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5"}`,
  "hex",
).toString("base64url");

/** Stands in for a passkey that is not known here while an answer is checked. It opens nothing. */
export const nobodysPasskey = (id: string): Passkey => ({
  id,
  person: "",
  publicKey: NOBODYS_KEY,
  counter: 0,
  transports: [],
});

type Asked = { origin: string; challenge: string };

/** The counter that the device gives from now on, or why its answer does not hold. */
type Verified = { ok: true; counter: number } | { ok: false; isCounter: boolean };

/**
 * Whether a browser's answer to a challenge is signed by this passkey. A mistake in it is a value,
 * too.
 */
export async function verifyPasskey(
  response: unknown,
  passkey: Passkey,
  { origin, challenge }: Asked,
): Promise<Verified> {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: partyOf(origin),
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
        counter: passkey.counter,
      },
    });
    return verified
      ? { ok: true, counter: authenticationInfo.newCounter }
      : { ok: false, isCounter: false };
  } catch (error) {
    // The library has no class for it: "Response counter value 1 was lower than expected 2".
    const isCounter = error instanceof Error && error.message.includes("counter value");
    return { ok: false, isCounter };
  }
}

type NewAnswer = { response: { attestationObject: string; transports?: string[] | undefined } };

/**
 * The new passkey, or undefined if the device's answer is not valid. "not-offered": it comes with an
 * attestation of the device's maker, which was not asked for, or with a key of another kind than it
 * says. Nothing else of such an answer is read.
 */
export async function verifyNewPasskey(
  response: NewAnswer,
  person: Person,
  { origin, challenge }: Asked,
): Promise<Passkey | "not-offered" | undefined> {
  if (!(await isOffered(response.response.attestationObject))) return "not-offered";
  const { verifyRegistrationResponse } = await loadWebAuthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: partyOf(origin),
      requireUserVerification: true,
      supportedAlgorithmIDs,
    });
    if (!verified) return undefined;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return {
      id,
      person: person.id,
      publicKey: Buffer.from(publicKey).toString("base64url"),
      counter,
      transports,
    };
  } catch {
    return undefined;
  }
}

async function isOffered(attestationObject: string): Promise<boolean> {
  const helpers = await import("@simplewebauthn/server/helpers");
  try {
    const bytes = new Uint8Array(Buffer.from(attestationObject, "base64url"));
    const attestation = helpers.decodeAttestationObject(bytes);
    if (attestation.get("fmt") !== "none" || attestation.get("attStmt").size > 0) return false;
    const { credentialPublicKey } = helpers.parseAuthenticatorData(attestation.get("authData"));
    if (credentialPublicKey === undefined) return false;
    const decoded: unknown = helpers.decodeCredentialPublicKey(credentialPublicKey);
    const key = decoded as ReadonlyMap<number, unknown>;
    const [type, algorithm] = [key.get(1), key.get(3)];
    // Of RSA the same place holds the modulus.
    const curve = type === 3 ? "" : key.get(-1);
    return OFFERED_KEYS.get(algorithm as number) === `${type} ${curve}`;
  } catch {
    return false;
  }
}
