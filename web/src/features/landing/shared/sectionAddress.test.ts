import { expect, it } from 'vitest';
import { homeAddress, sectionAddress } from './sectionAddress.ts';
import type { Visitor } from './visitor.ts';

const guest: Visitor = { kind: 'guest' };
const member: Visitor = { kind: 'member', name: 'Asha Rao', dashboard: '/student' };

it.each([
  ['/', guest, '/#team'],
  ['/test-home-2', guest, '/test-home-2#team'],
  ['/test-home', guest, '/#team'],
  ['/old-home', guest, '/old-home#team'],
  ['/', member, '/?home#team'],
  ['/test-home-2', member, '/test-home-2?home#team'],
  ['/test-home', member, '/?home#team'],
  ['/old-home', member, '/old-home#team'],
])('from %s, a section is at its address for %o: %s', (pathname, visitor, address) => {
  expect(sectionAddress('/#team', pathname, visitor)).toBe(address);
});

it('leads a guest to the plain home, and a member past the dashboard', () => {
  expect([guest, member].map((visitor) => homeAddress(visitor))).toEqual(['/', '/?home']);
});
