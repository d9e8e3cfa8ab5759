import { expect, it } from 'vitest';
import { homeUrl, sectionUrl } from './sectionUrl.ts';
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
])('on %s, the link to a section for %o is %s', (pathname, visitor, url) => {
  expect(sectionUrl('/#team', pathname, visitor)).toBe(url);
});

it('links a guest to `/`, and a member to `/?home`', () => {
  expect([guest, member].map((visitor) => homeUrl(visitor))).toEqual(['/', '/?home']);
});
