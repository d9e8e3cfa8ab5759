import { randomInt } from 'node:crypto';
import { asciiDigits } from '@waymark/node-kit/digits';

/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUP = 5;
const COUNT = 10;

/** Ten recovery codes, such as `k7m2x-p9rqd`, of 49 bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => `${group()}-${group()}`);
}

function group(): string {
  return Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** A code as typed, without spaces, hyphens and invisible marks, in lower case, with ASCII digits. */
export function normaliseCode(code: string): string {
  return asciiDigits(
    code
      .normalize('NFKC')
      .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
      .toLowerCase(),
  );
}
