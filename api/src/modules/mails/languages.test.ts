import { beforeEach, describe, expect, it } from 'vitest';
import type { Language } from '../../domain/words.ts';
import { useTestApp } from '../../testing/app.ts';
import { addPair } from '../../testing/next-session.ts';
import { addMentor, addPerson, type Account } from '../../testing/fixtures.ts';
import { queueMails, type QueuedMail } from './outbox.ts';

const test = useTestApp();

beforeEach(() => {
  test.deps.defaultLanguage = 'en';
});

const setLanguage = (id: string, language: Language) =>
  test.deps.db.updateTable('users').set({ language }).where('id', '=', id).execute();

async function mailOf(queued: QueuedMail) {
  await queueMails(test.deps.db, [queued], test.deps);
  await test.deps.background.idle();
  return test.mails.pop();
}

const register = (email: string, language: string) =>
  test.call('POST /api/auth/register', {
    body: { name: 'Asha', email, password: 'battery staple', role: 'student' },
    headers: { 'accept-language': language },
  });

describe('the language of a mail', () => {
  const feedback = ({ id: accountId }: Account): QueuedMail => ({
    kind: 'update-feedback',
    accountId,
  });

  it.each([
    ['of the account', 'hi', 'en', 'hi', 'Waymark पर नया फ़ीडबैक', '/hi/student'],
    [
      'of the account before the default',
      'mr',
      'hi',
      'mr',
      'Waymark वर नवा अभिप्राय',
      '/mr/student',
    ],
    ['the default without one', null, 'hi', 'hi', 'Waymark पर नया फ़ीडबैक', '/hi/student'],
    ['English if it was chosen', 'en', 'hi', 'en', 'New feedback on Waymark', '/student'],
  ] as const)('is that %s', async (_case, chosen, fallback, language, subject, page) => {
    const person = await addPerson(test, 'student');
    if (chosen) await setLanguage(person.id, chosen);
    test.deps.defaultLanguage = fallback;
    const mail = await mailOf(feedback(person));
    expect(mail).toMatchObject({ language, subject });
    const myData = page.replace('student', 'my-data');
    expect(mail?.unsubscribeUrl).toBe(`https://waymark.example${myData}`);
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(`https://waymark.example${page}`);
      expect(part).toContain(`https://waymark.example${myData}`);
    }
    expect(mail?.html).toContain(`<div lang="${language}">`);
  });

  it('is English for mentors', async () => {
    const mentor = await addMentor(test);
    await setLanguage(mentor.id, 'hi');
    test.deps.defaultLanguage = 'mr';
    const mail = await mailOf({ kind: 'update-person', accountId: mentor.id });
    expect(mail).toMatchObject({ language: 'en', subject: 'A new assignment on Waymark' });
    expect(mail?.text).toContain('https://waymark.example/mentor\n');
  });

  it('is English about wrong passwords, until a person has signed a translation', async () => {
    const person = await addPerson(test, 'student');
    await setLanguage(person.id, 'hi');
    const mail = await mailOf({ kind: 'guessed-password', address: person.email });
    expect(mail).toMatchObject({ language: 'en' });
    expect(mail?.text).toContain('https://waymark.example/forgot-password\n');
  });

  it('is that of a registration, and of the account when the email has one', async () => {
    test.deps.hasMailServer = true;
    test.deps.confirmsEmail = true;
    await register('new@example.org', 'hi');
    const owner = await addPerson(test, 'student', { email: 'owner@example.org' });
    await setLanguage(owner.id, 'mr');
    await register('owner@example.org', 'hi');
    await test.deps.background.idle();
    const mails = test.mails.map(({ to, language, text }) => [
      to,
      language,
      /waymark\.example(\/[\w/-]+)/.exec(text)?.[1],
    ]);
    expect(mails.sort()).toEqual([
      ['new@example.org', 'hi', '/hi/confirm-email'],
      ['owner@example.org', 'mr', '/mr/login'],
    ]);
  });

  it('is that of the account for links to a password', async () => {
    const person = await addPerson(test, 'educator');
    await setLanguage(person.id, 'mr');
    const forgotten = await mailOf({ kind: 'forgotten-password', address: person.email });
    expect(forgotten?.text).toContain('https://waymark.example/mr/reset-password?token=');
    const first = await mailOf({ kind: 'first-password', accountId: person.id });
    expect(first?.text).toContain('https://waymark.example/mr/set-password?token=');
  });
});

it.each([
  ['hi', 'शुक्रवार, 20 नवंबर 2026 को आपका सत्र', 'शुक्रवार, 20 नवंबर 2026 को आपका एक सत्र है:'],
  ['mr', 'शुक्रवार, 20 नोव्हेंबर, 2026 रोजी आपले सत्र', 'रोजी आपले एक सत्र आहे:'],
] as const)('the reminder in %s has Latin digits', async (language, subject, line) => {
  const { person, set } = await addPair(test);
  await setLanguage(person.id, language);
  await set('2026-11-20T11:00:00.000Z', 'Room 12');
  const mail = await mailOf({
    kind: 'session-reminder',
    accountId: person.id,
    about: '2026-11-20',
  });
  expect(mail?.subject).toBe(subject);
  expect(mail?.text).toContain(line);
  expect(mail?.text).toContain('16:30, Room 12');
});
