import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstQueriesOf } from '../../firstQueries.ts';
import { MeDocument } from '../session/Me.generated.ts';
import { createClient } from './createClient.ts';
import { httpTransport } from './httpTransport.ts';

const SCRIPT = readFileSync(
  path.join(import.meta.dirname, '../../../public/first-queries.js'),
  'utf8',
);
const MENTOR = { id: 'u1', name: 'Ravi Shah', role: 'MENTOR', secondFactorDue: false };

/** Requests that were sent, by operation and token. */
let sent: string[] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', (_url: string, { body, headers }: RequestInit) => {
    const { operationName } = JSON.parse(body as string) as { operationName: string };
    sent.push(`${operationName} ${new Headers(headers).get('authorization') ?? 'without token'}`);
    return Promise.resolve(Response.json({ data: { me: null } }));
  });
});
afterEach(() => {
  delete window.firstResponses;
  window.history.replaceState(null, '', '/');
});

/** Runs the script as in the document of a page. */
async function open(page: string, user: object | null = MENTOR, token = 'token') {
  localStorage.setItem('token', token);
  localStorage.setItem('user', JSON.stringify(user));
  const { role, requests } = (await firstQueriesOf(page)) ?? {};
  const script = document.createElement('script');
  Object.assign(script.dataset, { role, requests: JSON.stringify(requests) });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  runInThisContext(SCRIPT);
}

const query = (token: string) => {
  const session = { token: () => token, end: () => undefined, setSessionEnd: () => undefined };
  const client = createClient(session, httpTransport());
  return client.query({ query: MeDocument, fetchPolicy: 'network-only' });
};

describe('the document', () => {
  it.each([
    ['/student', 'STUDENT', 'StudentDashboard'],
    ['/educator', 'EDUCATOR', 'EducatorDashboard'],
    ['/mentor', 'MENTOR', 'MentorDashboard'],
  ])('of %s sends the queries of a %s', async (page, role, operation) => {
    await open(page, { ...MENTOR, role });
    expect(sent).toEqual([`${operation} Bearer token`, 'Me Bearer token']);
  });

  it.each([
    ['without a session', null, '', '/mentor'],
    ['for another role', { ...MENTOR, role: 'ADMIN' }, 'token', '/mentor'],
    ['before two-step login is set up', { ...MENTOR, secondFactorDue: true }, 'token', '/mentor'],
    ['for another part of the list', MENTOR, 'token', '/mentor?page=2'],
  ])('sends none %s', async (_why, user, token, address) => {
    window.history.replaceState(null, '', address);
    await open('/mentor', user, token);
    expect(sent).toEqual([]);
  });

  it('has none for other pages', async () => {
    expect(await firstQueriesOf('/admin')).toBeUndefined();
  });
});

describe('the client', () => {
  it('takes each response of the document once', async () => {
    await open('/mentor');
    const { data } = await query('token');
    expect(data).toEqual({ me: null });
    expect(sent).toHaveLength(2);
    await query('token');
    expect(sent.slice(2)).toEqual(['Me Bearer token']);
  });

  it('sends its own request with another token', async () => {
    await open('/mentor');
    await query('other');
    expect(sent.slice(2)).toEqual(['Me Bearer other']);
  });

  it('sends its own request if that of the document has failed', async () => {
    const respond = fetch;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await open('/mentor');
    vi.stubGlobal('fetch', respond);
    expect((await query('token')).data).toEqual({ me: null });
    expect(sent).toEqual(['Me Bearer token']);
  });

  it('sends its own request if that of the document is older than 15 seconds', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    await open('/mentor');
    now.mockReturnValue(16_000);
    await query('token');
    expect(sent.slice(2)).toEqual(['Me Bearer token']);
  });
});
