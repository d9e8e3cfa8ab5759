import signatures from '../../locales/signed.json';
import type { Language } from './languages.ts';

/** Catalogs whose translations are displayed only once a person has signed them. */
export const SIGNED_PARTS = ['consent', 'englishOnly'] as const;

export type SignedPart = (typeof SIGNED_PARTS)[number];

/** A signature: the hash of the texts is checked by a test (scripts/lib/signed.mjs). */
interface Signature {
  part: string;
  language: string;
  /** Who signed. */
  name: string;
  day: string;
  sha256: string;
}

/** Language in which a part is displayed on pages in another one: English until it is signed. */
export function signedLanguage(
  part: string,
  language: Language,
  signed: readonly Signature[] = signatures,
): Language {
  const needsSignature = SIGNED_PARTS.some((name) => name === part);
  const isSigned = signed.some((one) => one.part === part && one.language === language);
  return needsSignature && !isSigned ? 'en' : language;
}
