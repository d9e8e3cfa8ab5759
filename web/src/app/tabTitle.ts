import type { PageHandle } from './page.tsx';

/** What the browser's tab says. */
export const tabTitle = (about?: Pick<PageHandle, 'title'>): string =>
  about ? `${about.title} · Waymark` : 'Waymark';
