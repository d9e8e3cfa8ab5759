import type { PreparedCall } from '../http/call.ts';
import type { RawAnswer } from '../http/outcome.ts';
import { parseJson } from './json.ts';

type Asked = Pick<PreparedCall, 'method' | 'address'>;
type Answer = Pick<RawAnswer, 'status' | 'bytes'>;

export type Parse = (bytes: Uint8Array) => unknown;

/** Creates a parser of response bodies; a body that is not JSON is undefined. */
export function createBodyParser(parse: Parse = parseJson) {
  return (_call: Asked, { bytes }: Answer): unknown => {
    try {
      return parse(bytes);
    } catch {
      return undefined;
    }
  };
}
