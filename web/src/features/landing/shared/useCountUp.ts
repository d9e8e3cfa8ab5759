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

/**
 * Figures that count up once in 2 s, starting 1 s after they come into view. They stand at their
 * end values on the server, without an observer, and for who wants less motion.
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
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      setProgress(0);
      timer = setTimeout(() => {
        count(performance.now());
      }, DELAY);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, []);

  return { ref, progress };
}
