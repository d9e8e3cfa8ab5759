import { isRecord } from '../reading/isRecord.ts';
import { RecordReader } from '../reading/recordReader.ts';
import type { Reply } from '../http/client.ts';

/** Token and account in the reply of a login or registration; either may be missing. */
export interface Session {
  token: string | null;
  /** The account's record; null where it lacks the id, name or role. */
  user: RecordReader | null;
}

/** Keys of the token, and keys of objects around the token or the account. */
const TOKENS = [
  'token',
  'accessToken',
  'access_token',
  'jwt',
  'authToken',
  'auth_token',
  'access',
  'idToken',
  'id_token',
  'plainTextToken',
  'key',
];
const WRAPPERS = ['data', 'result', 'session', 'auth', 'tokens', 'authorization', 'authorisation'];
const USERS = ['user', 'account', 'profile'];

const MAX_DEPTH = 3;

/** Finds token and account, nested or side by side. */
export function sessionIn(reply: Reply): Session {
  const { body } = reply;
  if (typeof body === 'string') return { token: bare(body), user: null };
  const user = userIn(body);
  return { token: tokenIn(body), user: user && new RecordReader(reply, user) };
}

function tokenIn(body: unknown, depth = 0): string | null {
  if (!isRecord(body) || depth > MAX_DEPTH) return null;
  for (const key of TOKENS) {
    const value = body[key];
    const token = typeof value === 'string' ? bare(value) : tokenIn(value, depth + 1);
    if (token !== null) return token;
  }
  for (const key of [...WRAPPERS, ...USERS]) {
    const token = tokenIn(body[key], depth + 1);
    if (token !== null) return token;
  }
  return null;
}

/** The token without its scheme; null where it is not a valid header value. */
function bare(token: string): string | null {
  const value = token.trim().replace(/^bearer\s+/i, '');
  return /^[\x21-\x7e]+$/.test(value) ? value : null;
}

function userIn(body: unknown, depth = 0): Record<string, unknown> | null {
  if (!isRecord(body) || depth > MAX_DEPTH) return null;
  for (const key of [...USERS, ...WRAPPERS]) {
    const user = userIn(body[key], depth + 1);
    if (user !== null) return user;
  }
  const isAccount = typeof body['name'] === 'string' && 'email' in body;
  return isAccount && ('role' in body || 'roles' in body) ? body : null;
}
