/** The routes that hold the landing page. */
const LANDING = ['/', '/test-home-2'];

/**
 * Where a section of the landing page is read: on the landing page that the reader is on, else on
 * `/`. With `home`, because a user would be led on to the dashboard without.
 * @param to as the content names it: "/#services"
 */
export function sectionAddress(to: string, pathname: string): string {
  const path = LANDING.includes(pathname) ? pathname : '/';
  return `${path}?home${to.slice(to.indexOf('#'))}`;
}

/** Whether the content names a section of the landing page, not a route. */
export const isSection = (to: string): boolean => to.startsWith('/#');
