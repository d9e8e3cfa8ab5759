import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Moves the focus to the section in the URL's hash, as a native anchor does. */
export function useFocusSection(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const section = hash && document.getElementById(hash.slice(1));
    if (!section) return;
    // After a navigation from another page the section did not exist yet: scrolls to it.
    if (window.scrollY === 0) section.scrollIntoView();
    section.setAttribute('tabindex', '-1');
    section.focus({ preventScroll: true });
  }, [hash, key]);
}
