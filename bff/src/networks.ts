import { isIP } from 'node:net';

/**
 * Splits a comma-separated list of addresses and ranges (`10.0.0.0/8`).
 * @returns null when one is invalid
 */
export function parseNetworks(text: string): string[] | null {
  const networks = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return networks.every(isNetwork) ? networks : null;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}
