import { expect, it } from 'vitest';
import { isConsentMissing } from './consent.ts';
import type { Person } from './person.ts';

const today = '2026-11-24';
const [child, adult] = ['2012-05-01', '2000-05-01'];
const consent = { guardianName: 'Ravi Rao' };

it.each<[string, string, object, boolean]>([
  ['a student under 18 without consent', 'student', { dateOfBirth: child }, true],
  ['a student under 18 with consent', 'student', { dateOfBirth: child, consent }, false],
  ['a student of full age', 'student', { dateOfBirth: adult }, false],
  ['a student without a date of birth', 'student', {}, false],
  ['an educator', 'educator', { dateOfBirth: child }, false],
])('the consent of %s', (_who, audience, details, isMissing) => {
  expect(isConsentMissing({ audience, details } as Person, today)).toBe(isMissing);
});
