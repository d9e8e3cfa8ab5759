import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';

/**
 * The network of a client address, by which limits count: an IPv4 address itself, the /64 of an
 * IPv6 address, because one client can use all addresses of it. An IPv4-mapped IPv6 address is the
 * IPv4 address. A port, which some proxies append, is ignored.
 */
export function networkOf(given: string): string {
  const address = given.replace(/^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/, '$1$2');
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

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
