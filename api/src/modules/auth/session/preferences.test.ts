import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/app.ts';
import { addPerson, password } from '../../../testing/fixtures.ts';

const test = useTestApp();
const email = 'asha@example.org';
const ananya = { name: 'Ananya', email: 'ananya@example.org', password, role: 'student' };

const change = (token: string, body: object) =>
  test.call('PUT /api/auth/me/preferences', { token, body });
const login = (headers: Record<string, string> = {}, account = email) =>
  test.call('POST /api/auth/login', { body: { email: account, password }, headers });
const register = (headers: Record<string, string>) =>
  test.call('POST /api/auth/register', { body: ananya, headers });

describe('preferences', () => {
  it('are changed each without the other', async () => {
    const { token, id } = await addPerson(test, 'student');
    const me = () => test.call('GET /api/auth/me', { token });
    expect((await me()).body).toMatchObject({ mailUpdates: true, language: null });
    expect(await change(token, { language: 'mr' })).toMatchObject({
      status: 200,
      body: { id, mailUpdates: true, language: 'mr' },
    });
    expect((await change(token, { mailUpdates: false })).body).toMatchObject({ language: 'mr' });
    expect((await change(token, { mailUpdates: true, language: 'en' })).status).toBe(200);
    expect((await me()).body).toMatchObject({ mailUpdates: true, language: 'en' });
  });

  it.each([
    [{}, undefined],
    [{ languages: 'hi' }, undefined],
    [{ language: 'ta' }, 'language'],
    [{ language: 'hi-IN' }, 'language'],
    [{ language: null }, 'language'],
    [{ mailUpdates: 'yes', language: 'hi' }, 'mailUpdates'],
  ])('with %j are refused', async (body, field) => {
    const { token } = await addPerson(test, 'student');
    const answer = await change(token, body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect((answer.body as { errors?: unknown[] }).errors).toEqual(
      field && [expect.objectContaining({ field })],
    );
    const { body: me } = await test.call('GET /api/auth/me', { token });
    expect(me).toMatchObject({ mailUpdates: true, language: null });
  });

  it('are among the own data', async () => {
    const { token } = await addPerson(test, 'student');
    await change(token, { language: 'hi' });
    const { body } = await test.call('GET /api/me/data', { token });
    const label = 'Language of pages and mails';
    expect(JSON.stringify(body)).toContain(
      JSON.stringify({ name: 'language', label, value: 'Hindi' }).slice(1, -1),
    );
  });
});

describe('the language of a login', () => {
  it('is stored only while the account has none', async () => {
    const { token } = await addPerson(test, 'student', { email });
    expect((await login({ 'accept-language': 'ta-IN' })).body).toMatchObject({
      user: { language: null },
    });
    expect((await login({ 'accept-language': 'hi' })).body).toMatchObject({
      user: { language: 'hi' },
    });
    expect((await login({ 'accept-language': 'mr' })).body).toMatchObject({
      user: { language: 'hi' },
    });
    expect((await test.call('GET /api/auth/me', { token })).body).toMatchObject({ language: 'hi' });
  });

  it('is not stored by a refused login', async () => {
    const { token } = await addPerson(test, 'student', { email });
    const body = { email, password: 'wrong password' };
    await test.call('POST /api/auth/login', { body, headers: { 'accept-language': 'hi' } });
    expect((await test.call('GET /api/auth/me', { token })).body).toMatchObject({ language: null });
  });
});

describe('the language of a registration', () => {
  it.each([
    ['mr-IN, en;q=0.5', 'mr'],
    ['ta, hi', null],
  ])('with Accept-Language: %s is %s', async (header, language) => {
    expect((await register({ 'accept-language': header })).body).toMatchObject({
      user: { language },
    });
    expect((await login({}, ananya.email)).body).toMatchObject({ user: { language } });
  });

  it('is that of the account when the email is confirmed', async () => {
    Object.assign(test.deps, { confirmsEmail: true, hasMailServer: true });
    await register({ 'accept-language': 'hi' });
    await test.deps.background.idle();
    const [, token] = /token=(\S+)/.exec(test.mails.at(-1)?.text ?? '') ?? [];
    const confirmed = await test.call('POST /api/auth/confirm-email', {
      body: { token, password },
    });
    expect(confirmed).toMatchObject({ status: 200, body: { user: { language: 'hi' } } });
    Object.assign(test.deps, { confirmsEmail: false, hasMailServer: false });
  });
});
