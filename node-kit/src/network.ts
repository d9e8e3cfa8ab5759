import ipaddr from 'ipaddr.js';

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
