import { describe, expect, it } from 'vitest';
import type { JourneyStage } from './journey.ts';
import { headline, lead, nextWords } from './words.ts';

const NAMES = ['Initial Counseling', 'Assessment', 'Career Planning'];
const LETTERS = { c: 'COMPLETED', i: 'IN_PROGRESS', n: 'NOT_STARTED' } as const;

/** "cin": one completed, one in progress, one not started. */
const path = (letters: string): JourneyStage[] =>
  Array.from(letters, (letter, index) => ({
    id: String(index),
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

describe('the heading of a dashboard', () => {
  it.each([
    ['', 'Welcome, Ananya.'],
    ['nnn', 'Your path starts here, Ananya.'],
    ['inn', 'You are on your way, Ananya.'],
    ['cnn', 'One waymark behind you, Ananya.'],
    ['cci', 'Two waymarks behind you, Ananya.'],
    ['ccc', 'The whole path is behind you, Ananya.'],
  ])('for the path "%s" is "%s"', (letters, expected) => {
    expect(headline('Ananya Deshpande', path(letters))).toBe(expected);
  });
});

describe('the line below it', () => {
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
  ])('for the path "%s" names what is known', (letters, company, expected) => {
    expect(lead(path(letters), company)).toBe(expected);
  });
});

describe('what is next', () => {
  it.each([
    ['ccc', mentor, 'Every waymark is reached', /All stages/],
    ['cin', mentor, 'Assessment', /Meera marks this stage completed/],
    ['cnn', mentor, 'Assessment', /Meera opens this stage with you/],
    ['nnn', null, 'Initial Counseling', /begins with your mentor/],
  ])('for the path "%s"', (letters, by, title, detail) => {
    const words = nextWords(path(letters), by);
    expect(words.title).toBe(title);
    expect(words.detail).toMatch(detail);
  });

  it('is what the stage itself says, where it says something', () => {
    const stages = path('inn').map((stage) => ({ ...stage, description: 'Bring your marksheet.' }));
    expect(nextWords(stages, mentor).detail).toBe('Bring your marksheet.');
  });
});
