import { useId, useRef, useState, type KeyboardEvent } from 'react';

/** Where each key leads from tab `index` of `count`. */
const MOVES: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index + count - 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs of which one is always chosen: arrow keys, Home and End choose at once. */
export function useUprightTabs(count: number) {
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  return {
    chosen,
    list: { ref: list, role: 'tablist', 'aria-orientation': 'vertical' as const },
    tab: (index: number) => ({
      id: `${id}-tab-${index}`,
      role: 'tab',
      type: 'button' as const,
      'aria-selected': index === chosen,
      'aria-controls': `${id}-panel-${index}`,
      tabIndex: index === chosen ? 0 : -1,
      onClick: () => {
        setChosen(index);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const next = MOVES[event.key]?.(index, count);
        if (next === undefined) return;
        event.preventDefault();
        setChosen(next);
        list.current?.querySelectorAll<HTMLElement>('[role=tab]').item(next).focus();
      },
    }),
    panel: (index: number) => ({
      id: `${id}-panel-${index}`,
      role: 'tabpanel',
      'aria-labelledby': `${id}-tab-${index}`,
    }),
  };
}
