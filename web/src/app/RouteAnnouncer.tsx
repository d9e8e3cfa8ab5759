import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

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
