import { expect, test, vi } from 'vitest';
import { signIn } from './signIn.ts';

test('a login with two-step login asks for the code', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    const { input } = (JSON.parse(body) as { variables: { input: { code?: string } } }).variables;
    sent.push(input);
    const message = 'Please enter the code';
    const refused = { token: null, userErrors: [{ code: 'SECOND_FACTOR_REQUIRED', message }] };
    const login = input.code === undefined ? refused : { token: 't', userErrors: [] };
    return Promise.resolve(Response.json({ data: { login } }));
  });

  const missing = { problem: 'Please enter the code', isCodeMissing: true };
  expect(await signIn('a@b.in', 'secret')).toEqual(missing);
  expect(await signIn('a@b.in', 'secret', '123456')).toEqual({ token: 't' });
  expect(sent[1]).toEqual({ email: 'a@b.in', password: 'secret', code: '123456' });
  vi.unstubAllGlobals();
});
