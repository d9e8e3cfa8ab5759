import type { PreparedCall } from '../http/call.ts';
import type { RawAnswer } from '../http/outcome.ts';
import { parseJson } from './json.ts';

type Asked = Pick<PreparedCall, 'method' | 'address'>;
type Answer = Pick<RawAnswer, 'status' | 'bytes'>;

export type Parse = (bytes: Uint8Array) => unknown;

/** Limits of the bodies that are kept. */
const MAX_ADDRESSES = 32;
const MAX_SIZE = 2 * 1024 * 1024;
const MAX_AGE = 60_000;

/**
 * Creates a parser of response bodies; a body that is not JSON is undefined. A read with the same
 * bytes as the last one of its address gets the same body, so that bodies must not be changed. No
 * data passes between callers, because all bytes have to be equal. One body for each address is
 * kept, for a minute at most.
 */
export function createBodyParser(parse: Parse = parseJson) {
  const kept = new Map<string, { bytes: Uint8Array; body: unknown }>();
  let expiry: NodeJS.Timeout | null = null;

  function keep(address: string, bytes: Uint8Array, body: unknown): void {
    kept.delete(address);
    if (bytes.length > MAX_SIZE) return;
    kept.set(address, { bytes, body });
    const [oldest] = kept.keys();
    if (kept.size > MAX_ADDRESSES && oldest !== undefined) kept.delete(oldest);
    // One timer for all: parsing each body again once a minute costs less than a timer for each.
    expiry ??= setTimeout(() => {
      kept.clear();
      expiry = null;
    }, MAX_AGE).unref();
  }

  return ({ method, address }: Asked, { status, bytes }: Answer): unknown => {
    const last = kept.get(address);
    const isSame = last !== undefined && Buffer.compare(last.bytes, bytes) === 0;
    if (isSame && last.body !== undefined) return last.body;
    try {
      const body = parse(bytes);
      // Bodies that change each time are not kept, because objects that survive a young collection
      // are copied. After a change a body is kept once it has come twice.
      const isStable = last === undefined || isSame;
      if (method === 'GET' && status >= 200 && status < 300)
        keep(address, bytes, isStable ? body : undefined);
      return body;
    } catch {
      return undefined;
    }
  };
}
