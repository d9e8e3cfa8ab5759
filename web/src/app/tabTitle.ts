import { textOf } from '../lib/i18n/catalogs.ts';
import type { PageHandle } from './page.tsx';

/** Title of the browser tab. */
export const tabTitle = (handle?: Pick<PageHandle, 'title'>): string =>
  handle ? `${textOf(handle.title)} · Waymark` : 'Waymark';
