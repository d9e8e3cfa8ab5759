import {
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { Outlet, ScrollRestoration, useLocation, useParams, type Location } from 'react-router-dom';
import { LogoutProvider } from './logout/LogoutProvider.tsx';
import { currentLanguage } from '../lib/i18n/catalogs.ts';
import { LanguageLinks } from '../lib/i18n/LanguageLinks.tsx';
import { pathIn } from '../lib/i18n/languages.ts';
import { endNotice, showPassedNotice } from '../lib/session/accountNotice.ts';
import { PageLinks } from '../ui/pageLinks.ts';
import { OtherDocument } from './OtherDocument.tsx';
import { tabTitle } from './tabTitle.ts';
import { usePageHandle, usePageLanguage } from './usePageLanguage.ts';
import { chakra } from '@chakra-ui/react';

/**
 * Announces the title of the next page and focuses its main content, as browsers do for a new
 * document, unless the page has set the focus itself. Render it after the page, so that the page's
 * effects run first.
 */
export function RouteAnnouncer({ title }: { title: string }) {
  const { pathname } = useLocation();
  const [current, setCurrent] = useState({ pathname, isFirst: true });
  if (pathname !== current.pathname) setCurrent({ pathname, isFirst: false });
  const focused = useRef(pathname);
  useEffect(() => {
    if (focused.current === pathname) return;
    focused.current = pathname;
    if (document.activeElement !== document.body) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <chakra.div srOnly aria-live="polite">
      {!current.isFirst && title}
    </chakra.div>
  );
}

/**
 * Keeps the scroll position from before hydration. Its child `ScrollRestoration` scrolls to the top
 * in a layout effect if it has no stored position.
 */
function KeepScroll({ children }: { children: ReactNode }) {
  const scrollY = useRef(0);
  // Insertion effects run before all layout effects.
  useInsertionEffect(() => {
    scrollY.current = window.scrollY;
  }, []);
  useLayoutEffect(() => {
    if (scrollY.current > 0) window.scrollTo(0, scrollY.current);
  }, []);
  return children;
}

/** Layout of all pages: language, document title, route announcement and scroll restoration, logout. */
export function Root() {
  const handle = usePageHandle();
  const isUnknown = '*' in useParams();
  const { pathname, search, hash, key } = useLocation();
  const title = tabTitle(handle);
  const { languages = [] } = handle ?? {};
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(showPassedNotice, []);
  // After the effects of the page, such as those of `OtherDocument`.
  useEffect(endNotice, [key]);
  const language = usePageLanguage(handle);
  if (language !== currentLanguage()) {
    return <OtherDocument href={pathIn(language, pathname) + search + hash} />;
  }
  return (
    <>
      <LogoutProvider>
        <PageLinks
          value={languages.length > 1 && !isUnknown && <LanguageLinks languages={languages} />}
        >
          <Outlet />
        </PageLinks>
      </LogoutProvider>
      <RouteAnnouncer title={title} />
      <KeepScroll>
        <ScrollRestoration getKey={scrollKey} />
      </KeepScroll>
    </>
  );
}

/** The first entry of every document has the key `default`: its position is stored by its address. */
function scrollKey({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? `${pathname}${search}${hash}` : key;
}
