import { useEffect, useState } from 'react';
import { useMediaQuery } from '../../../ui/useMediaQuery.ts';
import { useHold } from './useHold.ts';

const EVERY = 5000;

/** Where a rotation is, and the ways to move it. */
export interface Rotation {
  index: number;
  /** Whether it moves on by itself, hold aside; the state of the Pause button. */
  playing: boolean;
  /** Whether it is moving on at this moment. */
  running: boolean;
  /** Whether the reader chose what is shown: that change is announced, others are not. */
  chosen: boolean;
  /** Shows one; before the first comes the last. */
  choose: (index: number) => void;
  /** Pauses or plays. */
  toggle: () => void;
}

interface Holding {
  /** For the element that holds the rotation while it is pointed at or focused. */
  handlers: ReturnType<typeof useHold>['handlers'];
}

/**
 * Shows one of `count` things at a time and moves on every 5 s, while nobody points at it or has
 * the focus in it, and the tab is in front. Who wants less motion starts it themselves.
 */
export function useRotation(count: number): Rotation & Holding {
  const [index, setIndex] = useState(0);
  // Null until the reader presses the button.
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
