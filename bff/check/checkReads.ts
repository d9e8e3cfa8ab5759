import type { Ask } from './ask.ts';
import type { Role } from '../src/domain/account.ts';
import { recordPath, valuesAt } from './fields.ts';
import { reads } from './reads.ts';
import { judge, skipped, type CheckedCall, type Row } from './row.ts';

/** An account to check with. */
export interface Account {
  role: Role;
  email: string;
  password: string;
}

const LOGIN = `mutation ($input: LoginInput!) {
  login(input: $input) { token user { id name email role } userErrors { message } } }`;

/** Logs in; the token is null when that fails. */
export async function checkLogin(
  ask: Ask,
  { role, email, password }: Account,
): Promise<{ token: string | null; row: Row }> {
  const { answer, made } = await ask(LOGIN, undefined, { input: { email, password } });
  const checked: CheckedCall = {
    call: 'POST /api/auth/login',
    role,
    operation: LOGIN,
    at: 'login.user',
    loss: 'the login',
  };
  const row = judge(checked, answer, made);
  const [token] = valuesAt(answer.data, ['login', 'token']);
  if (typeof token === 'string') {
    const [found] = valuesAt(answer.data, ['login', 'user', 'role']);
    const isOther = typeof found === 'string' && found.toLowerCase() !== role;
    return { token, row: isOther ? { ...row, note: `The account's role is ${found}.` } : row };
  }
  const [message] = valuesAt(answer.data, ['login', 'userErrors', 'message']);
  const refused = typeof message === 'string';
  return {
    token: null,
    row: refused ? { ...row, result: 'refused', loses: ['the login'], note: message } : row,
  };
}

const me: Omit<CheckedCall, 'role'> = {
  call: 'GET /api/auth/me',
  operation: '{ me { id name email phone role formSubmitted } }',
  at: 'me',
  loss: 'the session after a reload',
};

/** Whether the backend responds; a call without a session must be refused. */
export async function checkReachable(ask: Ask): Promise<Row> {
  const { answer, made } = await ask(me.operation);
  const row = judge({ ...me, role: null }, answer, made);
  const isRefusal = row.status === 401 || row.status === 403;
  return isRefusal ? { ...row, result: 'ok', loses: [], note: null } : row;
}

/** Makes every documented read of a role. */
export async function checkReads(ask: Ask, role: Role, token: string): Promise<Row[]> {
  const rows: Row[] = [];
  const ids = new Map<string, string>();
  for (const read of [{ ...me, role, idFrom: undefined }, ...reads]) {
    if (read.role !== role) continue;
    const checked = { ...read, at: recordPath(read.operation) };
    const id = read.idFrom && ids.get(read.idFrom);
    if (read.idFrom !== undefined && id === undefined) {
      rows.push(skipped(checked, 'There is no record to ask for.'));
      continue;
    }
    const { answer, made } = await ask(read.operation, token, id === undefined ? {} : { id });
    const [first] = valuesAt(answer.data, [...checked.at.split('.'), 'id']);
    if (typeof first === 'string') ids.set(read.call, first);
    rows.push(judge(checked, answer, made));
  }
  return rows;
}
