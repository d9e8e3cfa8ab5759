import { expect, it } from 'vitest';
import { interestMatch } from './interestMatch.ts';

it.each([
  ['Robotics and automation', ['Chess', 'robotics'], 'robotics'],
  ['Engineering', ['Software engineer'], 'Software engineer'],
  ['Career guidance', ['Career in law'], null],
  ['General', ['General knowledge'], null],
  ['Commerce', [], null],
  ['Arts', ['Martial arts'], 'Martial arts'],
])('of %s with %j is %s', (specialization, interests, match) => {
  expect(interestMatch(specialization, interests)).toBe(match);
});
