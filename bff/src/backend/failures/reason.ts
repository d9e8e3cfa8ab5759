import type { Reason } from '../../domain/userError.ts';
import { isRecord } from '../reading/isRecord.ts';

const REASON = /^[A-Z][A-Z0-9_]{0,63}$/;
const VALUE_NAME = /^[A-Za-z]\w{0,63}$/;

const MAX_VALUES = 10;

/** As for messages. */
const MAX_LENGTH = 300;

/** `reason` and `values` of a body `{message, reason, values}`, or of one of its errors. */
export function reasonIn(body: unknown): Reason {
  const { reason, values } = isRecord(body) ? body : {};
  if (typeof reason !== 'string' || !REASON.test(reason)) return { reason: null, values: [] };
  const entries = isRecord(values) ? Object.entries(values) : [];
  return {
    reason,
    values: entries.slice(0, MAX_VALUES).flatMap(([name, value]) => {
      if (typeof value !== 'string' && typeof value !== 'number') return [];
      const text = String(value);
      return VALUE_NAME.test(name) && text.length <= MAX_LENGTH ? [{ name, value: text }] : [];
    }),
  };
}
