import type { PageHandle } from './page.tsx';

/** Title of the browser tab. */
export const tabTitle = (handle?: Pick<PageHandle, 'title'>): string =>
  handle ? `${handle.title} · Waymark` : 'Waymark';
