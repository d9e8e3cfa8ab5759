import { useEffect, useState, type FocusEvent } from 'react';
import { useMediaQuery } from '../../../ui/mediaQuery.ts';

/** True while the element is hovered or contains the focus, or the tab is hidden. */
function useHold() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [away, setAway] = useState(false);

  useEffect(() => {
    const look = () => {
      setAway(document.visibilityState === 'hidden');
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  return {
    held: pointed || focused || away,
    /** For the Play button: its own hover and focus must not hold the rotation. */
    release: () => {
      setPointed(false);
      setFocused(false);
    },
    handlers: {
      onMouseEnter: () => {
        setPointed(true);
      },
      onMouseLeave: () => {
        setPointed(false);
      },
      onFocus: () => {
        setFocused(true);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}

const EVERY = 5000;

/** State and actions of a rotation. */
export interface Rotation {
  index: number;
  /** Whether automatic rotation is on; the state of the Pause button. */
  playing: boolean;
  /** Whether it is rotating now: on, and not held. */
  running: boolean;
  /** Whether the user selected the visible item: only then it is announced. */
  chosen: boolean;
  /** Shows an item; wraps around at both ends. */
  choose: (index: number) => void;
  /** Pauses or plays. */
  toggle: () => void;
}

interface Holding {
  /** Handlers of the element that holds the rotation while hovered or focused. */
  handlers: ReturnType<typeof useHold>['handlers'];
}

/**
 * Rotates `count` items every 5 s. Held while the element is hovered or contains the focus, and
 * while the tab is hidden. With reduced motion it is paused until the user starts it.
 */
export function useRotation(count: number): Rotation & Holding {
  const [index, setIndex] = useState(0);
  // Null until the user clicks the button.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const playing = wanted ?? !still;
  const [chosen, setChosen] = useState(false);
  const { held, release, handlers } = useHold();
  const running = playing && !held;

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => {
      setIndex((index + 1) % count);
      setChosen(false);
    }, EVERY);
    return () => {
      clearTimeout(timer);
    };
  }, [running, index, count]);

  const choose = (next: number) => {
    setIndex((next + count) % count);
    setChosen(true);
  };
  return {
    index,
    playing,
    running,
    chosen,
    choose,
    toggle: () => {
      setWanted(!playing);
      if (!playing) release();
    },
    handlers,
  };
}
