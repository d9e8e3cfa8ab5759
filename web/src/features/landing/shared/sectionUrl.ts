import type { Visitor } from './visitor.ts';

/** The routes that hold the landing page. */
const LANDING = ['/', '/test-home-2'];

/** Own sections of the other public pages. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  '/test-home': ['#services', '#contact'],
  '/old-home': ['#services', '#about', '#gallery', '#clubs', '#team', '#contact'],
};

/**
 * URL of a section: on the current page if it has that section, else on `/`.
 * @param to URL in the content: "/#services"
 */
export function sectionUrl(to: string, pathname: string, visitor: Visitor): string {
  const section = to.slice(to.indexOf('#'));
  if (OWN[pathname]?.includes(section)) return `${pathname}${section}`;
  const path = LANDING.includes(pathname) ? pathname : '/';
  return `${homeUrl(visitor, path)}${section}`;
}

/**
 * URL of the landing page. Without `home` a signed-in user would be redirected to the dashboard.
 */
export const homeUrl = (visitor: Visitor, path = '/'): string =>
  visitor.kind === 'guest' ? path : `${path}?home`;

/** Whether a URL in the content is a section of the landing page, not a route. */
export const isSection = (to: string): boolean => to.startsWith('/#');
