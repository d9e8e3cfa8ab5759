import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';

const unpackers = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};

/** What an answer may be packed with, for the header of that name. */
export const ACCEPT_ENCODING = 'gzip, deflate, br';

/**
 * The bytes of an answer as they were before a server packed them. Throws an error with a code
 * (`Z_…`, `ERR_BUFFER_TOO_LARGE`) where they can't be unpacked into at most `maxSize` bytes.
 */
export async function unpack(
  bytes: Uint8Array,
  encoding: string | null,
  maxSize: number,
): Promise<Uint8Array> {
  const word = encoding?.trim().toLowerCase() ?? 'identity';
  return isPacked(word) ? unpackers[word](bytes, { maxOutputLength: maxSize }) : bytes;
}

function isPacked(word: string): word is keyof typeof unpackers {
  return Object.hasOwn(unpackers, word);
}
