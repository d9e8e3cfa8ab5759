import { expect, it } from 'vitest';
import { feedbackText } from './feedbackText.ts';

it.each([
  [0, false, 'Asha will read this.'],
  [4499, true, /replaces your earlier words/],
  [4500, true, '4,500 of 5,000 characters.'],
  [5000, false, '5,000 of 5,000 characters.'],
  [6000, false, '6,000 of 5,000 characters. Shorten it to save it.'],
])('of %i characters, with earlier feedback: %s, is %j', (length, hasEarlier, hint) => {
  expect(feedbackText('Asha', 'x'.repeat(length), hasEarlier)).toMatch(hint);
});
