import { expect, it } from 'vitest';
import { compareVersions, mergeVersions } from './compareVersions.ts';

const before = { name: 'Asha', phone: '1', city: 'Pune', status: 'active' };
const mine = { name: 'Asha', phone: '2', city: 'Mumbai', status: 'pending' };
const theirs = { name: 'Asha Rao', phone: '3', city: 'Pune', status: 'pending' };

it('finds conflicts and fields that one side changed; skips equal changes', () => {
  expect(compareVersions(before, mine, theirs)).toEqual({
    conflicts: [{ name: 'phone', before: '1', mine: '2', theirs: '3' }],
    onlyMine: ['city'],
    onlyTheirs: ['name'],
  });
});

it.each([
  ['mine', [], '2'],
  ['theirs', ['phone'], '3'],
])('merges, resolving a conflict with %s', (_whose, taken, phone) => {
  const comparison = compareVersions(before, mine, theirs);
  const [own, other] = [
    { ...mine, password: 'typed' },
    { ...theirs, password: '' },
  ];
  expect(mergeVersions(comparison, own, other, new Set(taken))).toEqual({
    password: 'typed',
    name: 'Asha Rao',
    phone,
    city: 'Mumbai',
    status: 'pending',
  });
});
