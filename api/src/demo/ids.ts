import { createHash } from 'node:crypto';

/** A UUID derived from a key, so that links to demo records stay valid in a new database. */
export function demoId(key: string): string {
  const hex = createHash('sha256').update(`waymark-demo/${key}`).digest('hex');
  const variant = ((parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
