import { useEffect, useState } from 'react';
import { useLocation, useMatches, type Location } from 'react-router-dom';
import { currentLanguage } from '../lib/i18n/catalogs.ts';
import { languageOfState, leaveLanguage, leftLanguage } from '../lib/i18n/choice.ts';
import { LANGUAGES, type Language } from '../lib/i18n/languages.ts';
import { useSession } from '../lib/session/useSession.ts';
import { isIn, type PageHandle } from './page.tsx';

/** Metadata of the page. For mentors and administrators the pages of signed-in users are in English. */
export function usePageHandle(): PageHandle | undefined {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  const { user } = useSession();
  const isEnglish = user?.role === 'MENTOR' || user?.role === 'ADMIN';
  return isEnglish && handle?.document === 'app' ? { ...handle, languages: ['en'] } : handle;
}

/** The page before in this document; undefined for its first page. */
function usePageBefore(pathname: string, handle: PageHandle | undefined): PageHandle | undefined {
  const [shown, setShown] = useState({ pathname, handle, before: undefined as typeof handle });
  if (pathname !== shown.pathname) setShown({ pathname, handle, before: shown.handle });
  return shown.before;
}

/**
 * Language in which a page opens: after a login that of the account, and after a page in English
 * alone the one that was left for it. English if the page has neither that nor the document's.
 */
export function usePageLanguage(handle: PageHandle | undefined): Language {
  const { pathname, state } = useLocation() as Location<unknown>;
  const before = usePageBefore(pathname, handle);
  const isBefore = (language: Language) => before === undefined || isIn(language, before);
  const left = LANGUAGES.every(isBefore) ? null : leftLanguage();
  const current = currentLanguage();
  const wanted = languageOfState(state) ?? left ?? current;
  const isLeft = handle !== undefined && !isIn(wanted, handle);
  useEffect(() => {
    if (isLeft) leaveLanguage(wanted);
  }, [isLeft, wanted]);
  if (!handle) return current;
  return [wanted, current].find((one) => isIn(one, handle)) ?? 'en';
}
