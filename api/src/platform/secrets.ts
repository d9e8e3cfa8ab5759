import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts and hashes with a key that is not in the database. */
export interface Secrets {
  /** @param owner is authenticated: the result opens only for the same owner */
  seal: (text: string, owner: string) => string;
  /** null when it was sealed with another key or for another owner */
  open: (sealed: string, owner: string) => string | null;
  /** Keyed hash, for random values that are too short for a plain hash. */
  hash: (text: string, owner: string) => string;
}

const CIPHER = 'aes-256-gcm';
const IV_LENGTH = 12;
const TAG_LENGTH = 16;

export function createSecrets(key: string): Secrets {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
  const sealKey = derive('waymark seal');
  const hashKey = derive('waymark hash');
  return {
    seal: (text, owner) => {
      const iv = randomBytes(IV_LENGTH);
      const cipher = createCipheriv(CIPHER, sealKey, iv).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
    },
    open: (sealed, owner) => {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv(CIPHER, sealKey, bytes.subarray(0, IV_LENGTH), {
        authTagLength: TAG_LENGTH,
      });
      decipher.setAAD(Buffer.from(owner));
      decipher.setAuthTag(bytes.subarray(IV_LENGTH, IV_LENGTH + TAG_LENGTH));
      const text = decipher.update(bytes.subarray(IV_LENGTH + TAG_LENGTH));
      try {
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
    hash: (text, owner) =>
      createHmac('sha256', hashKey).update(`${owner} ${text}`).digest('base64url'),
  };
}
