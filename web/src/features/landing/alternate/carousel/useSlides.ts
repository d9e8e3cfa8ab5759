import { useRef, useState, type KeyboardEvent } from 'react';

const STEPS: Record<string, (index: number, last: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Scroll-snap slides. The scroll position is the only state: swipes, wheels and these commands
 * scroll the row, and the index is derived from it.
 */
export function useSlides(count: number) {
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [chosen, setChosen] = useState(false);

  const show = (slide: number) => {
    const row = track.current;
    const target = row?.children.item(Math.min(Math.max(slide, 0), count - 1));
    if (!row || !(target instanceof HTMLElement)) return;
    setChosen(true);
    row.scrollLeft = target.offsetLeft;
  };

  return {
    track,
    /** Index of the visible slide, 0-based. */
    index,
    /** Whether the slide was selected by button or key: only then it is announced. */
    chosen,
    show,
    onScroll: () => {
      const row = track.current;
      if (row?.clientWidth) setIndex(Math.round(row.scrollLeft / row.clientWidth));
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      show(step(index, count - 1));
    },
  };
}
