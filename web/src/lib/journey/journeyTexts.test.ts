import { describe, expect, it, vi } from 'vitest';
import type { JourneyStage } from './journey.ts';
import { firstName, headline, lead, nextWords, noRecentUpdateNote } from './journeyTexts.ts';

const NAMES = ['Initial Counseling', 'Assessment', 'Career Planning'];
const LETTERS = { c: 'COMPLETED', i: 'IN_PROGRESS', n: 'NOT_STARTED' } as const;

/** "cin": one completed, one in progress, one not started. */
const path = (letters: string): JourneyStage[] =>
  Array.from(letters, (letter, index) => ({
    id: String(index),
    stageId: String(index),
    name: NAMES[index] ?? '',
    status: LETTERS[letter as keyof typeof LETTERS],
    date: null,
    feedback: null,
    description: null,
    savedAt: null,
  }));

const club = { id: 'c1', name: 'Robotics Club' };
const commerce = { id: 'c2', name: 'Commerce Circle' };
const mentor = { name: 'Meera Kulkarni', club };

it.each(['Ananya', ' Ananya Deshpande', 'Ananya  Deshpande'])('the first name of %j', (name) => {
  expect(firstName(name)).toBe('Ananya');
});

describe('headline', () => {
  it.each([
    ['', 'Welcome, Ananya.'],
    ['nnn', 'Your path starts here, Ananya.'],
    ['inn', 'You are on your way, Ananya.'],
    ['cnn', 'One waymark behind you, Ananya.'],
    ['cci', 'Two waymarks behind you, Ananya.'],
    ['ccc', 'The whole path is behind you, Ananya.'],
  ])('of the path "%s" is "%s"', (letters, expected) => {
    expect(headline('Ananya Deshpande', path(letters))).toBe(expected);
  });
});

describe('lead', () => {
  it.each([
    [
      'cin',
      { club, mentor },
      'Assessment is where you are now. Robotics Club, with Meera Kulkarni.',
    ],
    [
      'cin',
      { club: commerce, mentor },
      'Assessment is where you are now. Commerce Circle. With Meera Kulkarni of Robotics Club.',
    ],
    ['cnn', { club, mentor: null }, 'Assessment comes next. Robotics Club.'],
    ['', { club: null, mentor }, 'With Meera Kulkarni.'],
    ['', { club: null, mentor: null }, 'Your stages appear here once you belong to a club.'],
    ['', { club: undefined, mentor: null }, 'Some parts of this page could not be loaded.'],
  ])(
    'of the path "%s" has stage, club and mentor as far as loaded',
    (letters, company, expected) => {
      expect(lead(path(letters), company)).toBe(expected);
    },
  );
});

describe('nextWords', () => {
  it.each([
    ['ccc', mentor, 'Every waymark is reached', /All stages/],
    ['cin', mentor, 'Assessment', /Meera marks this stage completed/],
    ['cnn', mentor, 'Assessment', /Meera opens this stage with you/],
    ['nnn', null, 'Initial Counseling', /begins with your mentor/],
    ['nnn', undefined, 'Initial Counseling', /^Your mentor opens this stage with you/],
  ])('of the path "%s"', (letters, by, title, detail) => {
    const words = nextWords(path(letters), by);
    expect(words.title).toBe(title);
    expect(words.detail).toMatch(detail);
  });

  it('uses the description of the stage if it has one', () => {
    const stages = path('inn').map((stage) => ({ ...stage, description: 'Bring your marksheet.' }));
    expect(nextWords(stages, mentor).detail).toBe('Bring your marksheet.');
  });
});

describe('noRecentUpdateNote', () => {
  const meera = { name: 'Meera Kulkarni', email: 'meera@example.org', phone: '98900 27514' };
  const wroteOn = (letters: string, savedAt: string | null) =>
    path(letters).map((stage, index) => ({ ...stage, savedAt: index === 0 ? savedAt : null }));
  const OCTOBER = '2026-10-20T12:00:00.000Z';

  it.each([
    ['is shown after four weeks', 'cin', OCTOBER, meera, 'A mail or call from you'],
    ['names the only way of contact', 'cin', OCTOBER, { ...meera, email: null }, 'A call from you'],
    ['is null before four weeks', 'cin', '2026-10-21T12:00:00.000Z', meera, null],
    ['is null for a completed path', 'ccc', OCTOBER, meera, null],
    [
      'is null without contact details',
      'cin',
      OCTOBER,
      { ...meera, email: null, phone: null },
      null,
    ],
    ['is null before the first save', 'nnn', null, meera, null],
    ['is null without a mentor', 'cin', OCTOBER, null, null],
  ])('%s', (_what, letters, savedAt, mentor, words) => {
    vi.useFakeTimers({ now: new Date('2026-11-17T12:00:00.000Z') });
    const note = noRecentUpdateNote(wroteOn(letters, savedAt), mentor);
    if (words === null) expect(note).toBeNull();
    else expect(note).toContain(`Meera last wrote on Oct 20, 2026. ${words}`);
  });
});
