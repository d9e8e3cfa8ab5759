import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType, NavigationType, type Location } from 'react-router-dom';
import { useRouter } from './RouterContext.ts';

const STORED = 'waymark-scroll';

type Places = Record<string, number>;

function storedPlaces(): Places {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORED) ?? 'null') as Places | null;
    return { ...kept };
  } catch {
    return {}; // closed or not ours: everything is read from the top
  }
}

/**
 * A new page is read from its top or from the place that its address names; Back and Forward lead
 * to where the reader was; a step within one page, as to another tab or search, moves nothing.
 */
export function useScrollMemory(): void {
  const router = useRouter();
  const location = useLocation();
  const type = useNavigationType();
  const before = useRef<Location>(null);
  const places = useRef<Places>({});

  useEffect(() => {
    places.current = storedPlaces();
    const remember = () => {
      if (before.current) places.current[before.current.key] = window.scrollY;
    };
    const store = () => {
      remember();
      try {
        sessionStorage.setItem(STORED, JSON.stringify(places.current));
      } catch {
        // closed or full: after a reload everything is read from the top
      }
      window.history.scrollRestoration = 'auto';
    };
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', store);
    const stop = router.subscribe(remember);
    return () => {
      stop();
      window.removeEventListener('pagehide', store);
      window.history.scrollRestoration = 'auto';
    };
  }, [router]);

  useLayoutEffect(() => {
    const from = before.current;
    before.current = location;
    if (!from) {
      const place = storedPlaces()[location.key];
      if (place !== undefined && !location.hash) window.scrollTo(0, place);
      return;
    }
    const place = places.current[location.key];
    if (type === NavigationType.Pop && place !== undefined) window.scrollTo(0, place);
    else if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
    else if (from.pathname !== location.pathname) window.scrollTo(0, 0);
  }, [location, type]);
}
