import type { Visitor } from './visitor.ts';

/** The routes that hold the landing page. */
const LANDING = ['/', '/test-home-2'];

/** The sections that the other public pages have themselves. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  '/test-home': ['#services', '#contact'],
  '/old-home': ['#services', '#about', '#gallery', '#clubs', '#team', '#contact'],
};

/**
 * Where a section of the landing page is read: on the page that the reader is on where it has one
 * like it, else on `/`.
 * @param to as the content names it: "/#services"
 */
export function sectionAddress(to: string, pathname: string, visitor: Visitor): string {
  const section = to.slice(to.indexOf('#'));
  if (OWN[pathname]?.includes(section)) return `${pathname}${section}`;
  const path = LANDING.includes(pathname) ? pathname : '/';
  return `${homeAddress(visitor, path)}${section}`;
}

/** The landing page, to be read: without `home` a user would be led on to the dashboard. */
export const homeAddress = (visitor: Visitor, path = '/'): string =>
  visitor.kind === 'guest' ? path : `${path}?home`;

/** Whether the content names a section of the landing page, not a route. */
export const isSection = (to: string): boolean => to.startsWith('/#');
