import { useEffect, useState, type RefObject } from 'react';

/** Whether an element has been near the viewport; true at once without IntersectionObserver. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isInView || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setInView(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [isInView, element]);
  return isInView;
}
