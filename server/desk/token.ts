import { hash, randomBytes } from "node:crypto";

/** 128 random bits, as they are written in a link or a cookie. */
export function createToken(): string {
  return randomBytes(16).toString("base64url");
}

/** What is kept of one: who reads the database can open nothing with it. */
export function hashOfToken(token: string): string {
  return hash("sha256", token, "base64url");
}
