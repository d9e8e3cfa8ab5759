import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** Bytes that are hashed at a time; between two parts the page stays responsive. */
const PART = 1_000_000;

/** SHA-256 in hexadecimal. `crypto.subtle` is missing on pages without TLS. */
export async function hashFile(bytes: Uint8Array): Promise<string> {
  const hash = sha256.create();
  for (let start = 0; start < bytes.length; start += PART) {
    hash.update(bytes.subarray(start, start + PART));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return bytesToHex(hash.digest());
}
