/** Certificates for test servers, made on demand. */
import { generateKeyPairSync } from "node:crypto";
import forge from "node-forge";

const day = 24 * 60 * 60 * 1000;

/** One key for all certificates. */
const { publicKey, privateKey } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});

/** The variable parts of a certificate. */
interface Claims {
  readonly subject?: string;
  /** Defaults to the subject: a self-signed certificate. */
  readonly issuer?: string;
  /** In the numbers of RFC 5280 §4.2.1.6. Defaults to this machine. */
  readonly host?: { readonly type: 2; readonly value: string } | { type: 7; ip: string };
  readonly isAuthority?: boolean;
  /** Negative for an expired one. Defaults to 1. */
  readonly daysLeft?: number;
}

/** A certificate as PEM text, with its key. */
export function certificate(claims: Claims): { readonly cert: string; readonly key: string } {
  const { subject = "a server of a test", issuer = subject, isAuthority = false } = claims;
  const { host = { type: 7, ip: "127.0.0.1" }, daysLeft = 1 } = claims;
  const made = forge.pki.createCertificate();
  const now = Date.now();
  made.publicKey = forge.pki.publicKeyFromPem(publicKey);
  made.serialNumber = "01";
  made.validity.notBefore = new Date(now - 2 * day);
  made.validity.notAfter = new Date(now + daysLeft * day);
  made.setSubject([{ name: "commonName", value: subject }]);
  made.setIssuer([{ name: "commonName", value: issuer }]);
  made.setExtensions([
    { name: "basicConstraints", cA: isAuthority },
    { name: "subjectAltName", altNames: [host] },
  ]);
  made.sign(forge.pki.privateKeyFromPem(privateKey), forge.md.sha256.create());
  return { cert: forge.pki.certificateToPem(made), key: privateKey };
}
