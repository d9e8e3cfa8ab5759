import type { Language } from '../../domain/words.ts';

/** Address of a page in a language: English has no prefix. @param path begins with a slash */
export const pageUrl = (webUrl: string, language: Language, path: string): string =>
  `${webUrl}${language === 'en' ? '' : `/${language}`}${path}`;
