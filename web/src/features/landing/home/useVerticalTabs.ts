import { useId, useRef, type KeyboardEvent } from 'react';

/** Index that each key selects from tab `index` of `count`. */
const MOVES: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index + count - 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Attributes of vertical tabs with automatic activation by arrow keys, Home and End. */
export function useVerticalTabs(count: number, selected: number, select: (index: number) => void) {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  return {
    list: { ref: list, role: 'tablist', 'aria-orientation': 'vertical' as const },
    tab: (index: number) => ({
      id: `${id}-tab-${index}`,
      role: 'tab',
      'aria-selected': index === selected,
      'aria-controls': `${id}-panel-${index}`,
      tabIndex: index === selected ? 0 : -1,
      onKeyDown: (event: KeyboardEvent) => {
        const next = MOVES[event.key]?.(index, count);
        if (next === undefined) return;
        event.preventDefault();
        select(next);
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
