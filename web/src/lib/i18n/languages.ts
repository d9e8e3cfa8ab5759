/** Languages of the pages; English is the source and has no prefix in paths. */
export const LANGUAGES = ['en', 'hi', 'mr'] as const;

export type Language = (typeof LANGUAGES)[number];

/** BCP 47 tags of documents. */
export const LANGUAGE_TAGS: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN', mr: 'mr-IN' };

/** The language in a path: `/hi/login`. */
export function languageOf(pathname: string): Language {
  const [, first] = pathname.split('/');
  return LANGUAGES.find((language) => language === first && language !== 'en') ?? 'en';
}

/** Path below which the pages in a language are, for the router. */
export const basenameOf = (language: Language): string =>
  language === 'en' ? '/' : `/${language}`;

/** Path of a page in a language: `/hi/login`. */
export const pathIn = (language: Language, path: string): string =>
  language === 'en' ? path : `/${language}${path}`;
