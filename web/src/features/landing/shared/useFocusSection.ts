import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Moves the keyboard's place to the section that the address names, as a plain anchor would. */
export function useFocusSection(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const section = hash && document.getElementById(hash.slice(1));
    if (!section) return;
    // Who comes from another page is at its top: the section was not there to scroll to.
    if (window.scrollY === 0) section.scrollIntoView();
    section.setAttribute('tabindex', '-1');
    section.focus({ preventScroll: true });
  }, [hash, key]);
}
