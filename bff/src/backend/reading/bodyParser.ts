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
/** Bodies that change each time are not kept: they would outlive a young collection in vain. */
const MAX_CHANGES = 4;

/**
 * Creates a parser of response bodies; a body that is not JSON is undefined. A read with the same
 * bytes as the last one of its address gets the same body, so that bodies must not be changed. No
 * data passes between callers, because all bytes have to be equal. One body for each address is
 * kept, for a minute at most, and none once the address has changed four times in that minute.
 */
export function createBodyParser(parse: Parse = parseJson) {
  const kept = new Map<string, { bytes: Uint8Array | null; body: unknown; changes: number }>();
  let expiry: NodeJS.Timeout | null = null;

  function keep(address: string, bytes: Uint8Array, body: unknown, changes: number): void {
    const isKept = bytes.length <= MAX_SIZE && changes < MAX_CHANGES;
    kept.delete(address);
    kept.set(address, isKept ? { bytes, body, changes } : { bytes: null, body: null, changes });
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
    if (last?.bytes && Buffer.compare(last.bytes, bytes) === 0) return last.body;
    try {
      const body = parse(bytes);
      const isRead = method === 'GET' && status >= 200 && status < 300;
      if (isRead && last?.bytes !== null)
        keep(address, bytes, body, last === undefined ? 0 : last.changes + 1);
      return body;
    } catch {
      return undefined;
    }
  };
}
