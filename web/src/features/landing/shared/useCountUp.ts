import { useEffect, useRef, useState, type RefObject } from 'react';
import { mediaQuery } from '../../../ui/mediaQuery.ts';

const DELAY = 1000;
const DURATION = 2000;

/** Fast at first, then slower: nobody reads the figures in between. */
const eased = (part: number) => 1 - (1 - part) ** 3;

interface CountUpState<E> {
  /** For what must come into view before the figures count. */
  ref: RefObject<E | null>;
  /** How much of the end value to show, 0 to 1. */
  progress: number;
}

/** How near the figures have to come before they are set to 0, out of sight. */
const NEAR = '320px 0px';

/** Reports once, when the element first meets the viewport and the margin around it. */
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
 * Figures that count up once in 2 s, starting 1 s after they come into view. They are set to 0 while
 * they are near, but not in view: figures that have been seen never fall. They stay at their end
 * values in prerendered markup, without an observer, and for users who prefer reduced motion.
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
