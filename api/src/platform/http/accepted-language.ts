import { languages, type Language } from '../../domain/words.ts';

/**
 * The language that a client names in `Accept-Language`: `hi` for `hi-IN, en;q=0.8`. Null when its
 * first one is not ours.
 */
export function acceptedLanguage(header: string | undefined): Language | null {
  const first = /^\s*([a-z]+)(?=[-,;\s]|$)/i.exec(header ?? '')?.[1]?.toLowerCase();
  return languages.find((language) => language === first) ?? null;
}
