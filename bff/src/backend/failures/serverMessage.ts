import { STATUS_CODES } from 'node:http';
import { isRecord } from '../reading/isRecord.ts';
import type { Failure } from './failure.ts';

/** The documented place of a message, and others that other servers use. */
const KEYS = ['message', 'msg', 'error', 'detail'];

const MAX_LENGTH = 300;

/** Comparisons as in `<3`; words that are an email, number, date, time, `e.g` or `gmail.com`. */
const TEXT =
  /[<>]=?(?= ?\d)|(?<=^|[\s("'“‘«<>=])([\p{L}\p{N}.+_-]+@([\p{L}\p{N}-]+\.)+\p{L}+|[+#-]?\d+([.,:/-]\d+){0,2}%?|(\p{L}\.)+\p{L}|[a-z-]+\.(com|org|net|in))(?=[)"'”’».,;:!?…]*(\s|$))/gu;

const HIDDEN = [
  // Characters of markup and code, and line breaks.
  /[{}[\]\\|=`^~<>_*\p{Cc}]/u,
  // Hosts, URLs, IP addresses, paths, files and lines of a stack trace.
  /[\p{L}\p{N}][.:]+[\p{L}\p{N}]|\/\S*\/|(?<!\S)["'(]?\/|\b(localhost|getaddrinfo)\b/u,
  /^(Traceback|panic:)|[a-z](Error|Exception)\b/,
  // Keys and tokens, and a code in place of a message: `emailTaken`, `auth/email-taken`.
  /\w{32}|^\S*([/-]|[a-z][A-Z])\S*$/,
];

/**
 * A message that may be shown to users: one line of text, without the caller's token; else null.
 * @param authorization the caller's token
 */
export function safeMessage(message: string | null, authorization?: string): string | null {
  const shown = message?.trim() ?? '';
  if (shown === '' || shown.length > MAX_LENGTH) return null;
  const token = authorization?.replace(/^bearer\s+/i, '') ?? '';
  if (isSecret(token) && shown.includes(token)) return null;
  const text = shown.replace(TEXT, '');
  return HIDDEN.some((pattern) => pattern.test(text)) ? null : shown;
}

/** A token that is a common word is not secret. */
function isSecret(token: string): boolean {
  return token.length >= 16 || (token.length >= 4 && /[^a-z]/i.test(token));
}

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
