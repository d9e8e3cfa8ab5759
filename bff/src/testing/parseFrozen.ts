import { parseJson } from '../backend/reading/json.ts';

/** Parses a body of the backend; an attempt to change it throws, because others may get it too. */
export function parseFrozen(bytes: Uint8Array): unknown {
  const body = parseJson(bytes);
  const pending = [body];
  // Without recursion: bodies may be nested deeply.
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    Object.freeze(value);
    for (const item of Object.values(value)) pending.push(item);
  }
  return body;
}
