import { useRef, useState, type KeyboardEvent } from 'react';

const STEPS: Record<string, (index: number, last: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * A row of slides that scrolls and snaps. The browser's own scrolling is the truth: swipes, wheels
 * and these commands all move the row, and the slide in view follows from where it stands.
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
    /** The slide in view, counted from 0. */
    index,
    /** Whether the reader asked for a slide by button or key: that change is announced. */
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
