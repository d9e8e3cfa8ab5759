import { useEffect, useRef, useState, type RefObject } from 'react';
import { mediaQuery } from '../../../ui/mediaQuery.ts';

const DELAY = 1000;
const DURATION = 2000;

/** Ease-out. */
const eased = (part: number) => 1 - (1 - part) ** 3;

interface CountUpState<E> {
  /** Ref of the element that must be visible before the counting starts. */
  ref: RefObject<E | null>;
  /** Displayed fraction of the final value, 0 to 1. */
  progress: number;
}

/** Distance from the viewport at which the numbers are set to 0. */
const NEAR = '320px 0px';

/** Calls back once, when the element intersects the viewport plus the margin. */
function onceInView(
  element: Element,
  rootMargin: string,
  report: (entry: IntersectionObserverEntry) => void,
) {
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.find(({ isIntersecting }) => isIntersecting);
      if (!entry) return;
      observer.disconnect();
      report(entry);
    },
    { rootMargin },
  );
  observer.observe(element);
  return observer;
}

const isVisible = ({ top, bottom }: DOMRect) => bottom > 0 && top < window.innerHeight;

/**
 * Counts numbers up once in 2 s, starting 1 s after they become visible. They are set to 0 near the
 * viewport, before they are visible, so that visible numbers never decrease. Final values stay in
 * prerendered markup, without IntersectionObserver, and with reduced motion.
 */
export function useCountUp<E extends Element>(): CountUpState<E> {
  const ref = useRef<E>(null);
  const [progress, setProgress] = useState(1);

  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    if (mediaQuery('(prefers-reduced-motion: reduce)')?.matches) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    const count = (start: number) => {
      const part = Math.min(1, (performance.now() - start) / DURATION);
      setProgress(eased(part));
      if (part < 1) {
        frame = requestAnimationFrame(() => {
          count(start);
        });
      }
    };
    let observer = onceInView(element, NEAR, ({ boundingClientRect }) => {
      if (isVisible(boundingClientRect)) return;
      setProgress(0);
      observer = onceInView(element, '0px', () => {
        timer = setTimeout(() => {
          count(performance.now());
        }, DELAY);
      });
    });
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, []);

  return { ref, progress };
}
