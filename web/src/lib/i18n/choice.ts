import { browserStorage, safeStorage } from '../safeStorage.ts';
import { currentLanguage } from './catalogs.ts';
import { LANGUAGES, type Language } from './languages.ts';

/** Set by public/color-mode.js, which opens documents in the pressed language. Kept at a logout. */
const STORAGE_KEY = 'waymark-language';
const PRESSED_KEY = 'waymark-pressed-language';
const LEFT_KEY = 'waymark-left-language';
const tabStorage = safeStorage(() => sessionStorage);

/** The language that was pressed in this tab and is newer than the account's; null without one. */
export const pressedLanguage = (): Language | null =>
  languageOfTag(tabStorage.getItem(PRESSED_KEY));

/** Called when the account has the pressed language. */
export const forgetPressed = (): void => {
  tabStorage.removeItem(PRESSED_KEY);
};

/**
 * The language that the person has chosen, for their account: that of the page, or English if it was
 * pressed on this device. A page in English is no choice: it is where everybody begins.
 */
export function chosenLanguage(): Language | null {
  const language = currentLanguage();
  if (language !== 'en') return language;
  return browserStorage.getItem(STORAGE_KEY) === language ? language : null;
}

/** Remembers, in this tab, the language of a user whom a page in English alone led out of it. */
export function leaveLanguage(language: Language): void {
  tabStorage.setItem(LEFT_KEY, language);
}

/** The language that the user has left; null without one. */
export const leftLanguage = (): Language | null => languageOfTag(tabStorage.getItem(LEFT_KEY));

/** The language of a BCP 47 tag: `hi` of `hi-IN`; null for another one. */
export function languageOfTag(tag: string | null | undefined): Language | null {
  const name = tag?.split('-')[0]?.toLowerCase();
  return LANGUAGES.find((language) => language === name) ?? null;
}

/**
 * History state of the navigation after a login: the page opens in the account's language. A text,
 * as `Navigate` starts again when its state is another object.
 */
export const inLanguageOf = (account: { language?: string | null }): Language | null =>
  languageOfTag(account.language);

/** The language of such a state; null for another state. */
export const languageOfState = (state: unknown): Language | null =>
  LANGUAGES.find((language) => language === state) ?? null;
