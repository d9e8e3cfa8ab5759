import { expect, it } from 'vitest';
import { activate } from '../i18n/catalogs.ts';
import { nextOf } from './homeOf.ts';
import type { SessionUser } from './sessionStore.ts';

it.each([
  ['STUDENT', false, 'science', '/career-form?club=science'],
  ['EDUCATOR', false, 'science', '/career-form?club=science'],
  ['STUDENT', true, 'science', '/student'],
  ['MENTOR', false, 'science', '/mentor'],
  ['STUDENT', false, null, '/'],
] as const)(
  '%s with a submitted form (%s) and the club %s: %s',
  (role, formSubmitted, club, to) => {
    const user: SessionUser = {
      id: 'u1',
      name: 'Asha Rao',
      email: 'asha@example.org',
      phone: null,
      role,
      formSubmitted,
      secondFactorDue: false,
    };
    expect(nextOf(user, club)).toBe(to);
    activate('hi');
    // There is no `/` in Hindi.
    expect(nextOf(user, club)).toBe(to === '/' ? '/career-form' : to);
  },
);
