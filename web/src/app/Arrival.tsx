import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * What a browser does on a new document: says its title, and has the keyboard begin there, unless
 * the page has put the focus somewhere itself. Stands after the page, whose effects come first.
 */
export function Arrival({ title }: { title: string }) {
  const { pathname } = useLocation();
  const [at, setAt] = useState({ pathname, moved: false });
  if (pathname !== at.pathname) setAt({ pathname, moved: true });
  const focused = useRef(pathname);
  useEffect(() => {
    if (focused.current === pathname) return;
    focused.current = pathname;
    if (document.activeElement !== document.body) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <chakra.div srOnly aria-live="polite">
      {at.moved && title}
    </chakra.div>
  );
}
