import { STATUS_CODES } from 'node:http';
import { isRecord } from '../reading/isRecord.ts';
import type { Failure } from './failure.ts';
import { safeMessage } from './safeMessage.ts';

/** The documented place of a message, and others that other servers use. */
const KEYS = ['message', 'msg', 'error', 'detail'];

/** The messages of a body: `{message}`, `{error: {message}}`, `{errors: [{message}]}`, or text. */
export function messagesIn({ body, text }: Pick<Failure, 'body' | 'text'>): string[] {
  const values: unknown[] = isRecord(body)
    ? [...KEYS, 'errors'].flatMap((key) => body[key])
    : [body ?? text];
  return values
    .map((value) => (isRecord(value) ? value['message'] : value))
    .filter((value) => typeof value === 'string');
}

/** The documented message, or one sentence from another place if it may be shown; else null. */
export function serverMessage(failure: Failure, authorization: string | undefined): string | null {
  const documented = isRecord(failure.body) ? failure.body['message'] : undefined;
  for (const message of messagesIn(failure)) {
    const shown = safeMessage(message, authorization);
    const isAllowed = shown !== null && (message === documented || !/[.!?] \S/.test(shown));
    if (isAllowed && !isStatusName(shown)) return shown;
  }
  return null;
}

const statusNames = new Set(Object.values(STATUS_CODES).map((name) => name?.toLowerCase() ?? ''));

/** `Bad Request`, `404 Not Found`, `Page not found`: adds nothing to the status. */
function isStatusName(message: string): boolean {
  const bare = message
    .toLowerCase()
    .replace(/^\d{3}[\s:–-]+/, '')
    .replace(/[.!]$/, '');
  return (
    statusNames.has(bare) || /^(the )?(requested )?(page|resource) .*not (be )?found/.test(bare)
  );
}
