import { expect, it } from 'vitest';
import { matchingClub } from './useJoinedClub.ts';

const clubs = [
  { id: 'c1', name: 'Robotics Club', description: 'Technology careers for students who build.' },
  { id: 'c2', name: 'Smart Commerce', description: 'Accounts, and the science of markets.' },
  { id: 'c3', name: 'Young Scientists', description: 'Science careers.' },
  { id: 'c4', name: 'Sports: Athletics', description: null },
  { id: 'c5', name: 'Sports: Games', description: 'Commerce of sports.' },
];

it.each([
  ['commerce', 'c2'], // the name takes precedence over a description
  ['Technology', 'c1'],
  ['sports', null],
  ['science', null],
  ['art', null],
  ['arts', null],
])('%s matches %s', (category, id) => {
  expect(matchingClub(clubs, category)?.id ?? null).toBe(id);
});
