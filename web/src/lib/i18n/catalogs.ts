import { i18n, type MessageDescriptor, type Messages } from '@lingui/core';
import { LANGUAGE_TAGS, LANGUAGES, type Language } from './languages.ts';
import { signedLanguage, type SignedPart } from './signed.ts';

/** A catalog of messages, as in lingui.config.ts. Every page loads `shell`. */
export type Part =
  | 'shell'
  | 'reasons'
  | 'notFound'
  | 'account'
  | 'signedIn'
  | 'profileForm'
  | 'dashboard'
  | 'myData'
  | 'interests'
  | 'careerForm'
  | SignedPart;

const catalogs = import.meta.glob<Messages>('../../locales/*/*.po', { import: 'messages' });

/** Sets the language of the document, without messages, before its routes are made. */
export function activate(language: Language): void {
  // Latin digits for the counts of messages.
  const locales = language === 'en' ? language : `${LANGUAGE_TAGS[language]}-u-nu-latn`;
  i18n.loadAndActivate({ locale: language, locales, messages: {} });
}

/** The language of the document. */
export const currentLanguage = (): Language =>
  LANGUAGES.find((language) => language === i18n.locale) ?? 'en';

/** Language of the messages of a part: that of the document, or English until the part is signed. */
export const languageOfPart = (part: string): Language => signedLanguage(part, currentLanguage());

/** Loads messages in the language of the document. A message without a catalog displays its id. */
export async function loadMessages(part: Part): Promise<void> {
  const language = languageOfPart(part);
  const load = catalogs[`../../locales/${language}/${part}.po`];
  if (!load) throw new Error(`There is no catalog ${part} in ${language}.`);
  i18n.load(currentLanguage(), await load());
}

/** A text: a message, or a string on pages that are in English only. */
export type Text = MessageDescriptor | string;

/** The text in the language of the document. */
export const textOf = (text: Text): string => (typeof text === 'string' ? text : i18n._(text));
