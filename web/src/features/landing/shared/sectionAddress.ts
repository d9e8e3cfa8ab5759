import type { Visitor } from './visitor.ts';

/** The routes that hold the landing page. */
const LANDING = ['/', '/test-home-2'];

/**
 * Where a section of the landing page is read: on the landing page that the reader is on, else on
 * `/`.
 * @param to as the content names it: "/#services"
 */
export function sectionAddress(to: string, pathname: string, visitor: Visitor): string {
  const path = LANDING.includes(pathname) ? pathname : '/';
  return `${homeAddress(visitor, path)}${to.slice(to.indexOf('#'))}`;
}

/** The landing page, to be read: without `home` a user would be led on to the dashboard. */
export const homeAddress = (visitor: Visitor, path = '/'): string =>
  visitor.kind === 'guest' ? path : `${path}?home`;

/** Whether the content names a section of the landing page, not a route. */
export const isSection = (to: string): boolean => to.startsWith('/#');
