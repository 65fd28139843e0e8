/** Certificates for servers of tests, made when they are needed, on any machine. */
import { generateKeyPairSync } from "node:crypto";
import forge from "node-forge";

const day = 24 * 60 * 60 * 1000;

/** One for all: nobody here tells certificates apart by their keys. */
const { publicKey, privateKey } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});

/** What a certificate says; the rest of it is always the same. */
interface Claims {
  readonly subject?: string;
  /** Defaults to the subject: then it signs itself. */
  readonly issuer?: string;
  /** In the numbers of RFC 5280 §4.2.1.6. Defaults to this machine. */
  readonly host?: { readonly type: 2; readonly value: string } | { type: 7; ip: string };
  readonly isAuthority?: boolean;
  /** Negative where it has expired. Defaults to 1. */
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
