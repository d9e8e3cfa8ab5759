import type { Language } from '../lib/i18n/languages.ts';

/** Literals: the messages of every page could not be loaded. */
const SENTENCES: Record<Language, [sentence: string, reload: string]> = {
  en: ['This page could not be loaded.', 'Reload'],
  hi: ['यह पृष्ठ लोड नहीं हो सका।', 'फिर से लोड करें'],
  mr: ['हे पान लोड होऊ शकले नाही.', 'पुन्हा लोड करा'],
};

/** Shows a sentence and a link that reloads the page, in each language. */
export function showShellFailure(root: HTMLElement): void {
  const main = document.createElement('main');
  for (const [language, [sentence, reload]] of Object.entries(SENTENCES)) {
    const link = document.createElement('a');
    link.href = window.location.pathname + window.location.search;
    link.textContent = reload;
    const line = document.createElement('p');
    link.lang = line.lang = language;
    line.append(`${sentence} `, link);
    main.append(line);
  }
  root.replaceChildren(main);
}
