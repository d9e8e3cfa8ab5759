import { Secret, TOTP } from 'otpauth';

/** Seconds for which a code is shown. */
const PERIOD = 30;

function totp(secret: string, label = ''): TOTP {
  const values = { algorithm: 'SHA1', digits: 6, period: PERIOD };
  return new TOTP({ ...values, issuer: 'Waymark', label, secret: Secret.fromBase32(secret) });
}

/** A random secret of 160 bits, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The otpauth address that authenticator apps read from a QR code. */
export function totpUri(secret: string, email: string): string {
  return totp(secret, email).toString();
}

/** The time step of a code, which may be one step early or late; null for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD) + delta;
}
