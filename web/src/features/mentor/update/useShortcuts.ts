import { useEffect, useRef } from 'react';

const ROW = 'a[data-row]';
const FEEDBACK = 'textarea[name="feedback"]';

/**
 * Keyboard shortcuts: Ctrl+K focuses the search, arrow keys move through the list, Enter opens the
 * feedback, Ctrl+Enter saves, and with Shift opens the next person.
 */
export function useShortcuts(personId: string | null) {
  const area = useRef<HTMLDivElement>(null);
  const focused = useRef(personId);

  useEffect(() => {
    if (focused.current === personId) return;
    focused.current = personId;
    area.current?.querySelector<HTMLElement>(FEEDBACK)?.focus({ preventScroll: true });
  }, [personId]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const root = area.current;
      if (!root || event.defaultPrevented || event.isComposing || event.altKey) return;
      // An open dialog handles its own keys.
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      const search = root.querySelector<HTMLInputElement>('input[type="search"]');
      const rows = [...root.querySelectorAll<HTMLElement>(ROW)];
      const isCommand = event.ctrlKey || event.metaKey;
      const target = targetOf(event, isCommand, search, rows);
      if (target) {
        event.preventDefault();
        target.focus();
      } else if (
        isCommand &&
        event.key === 'Enter' &&
        root.querySelector('form')?.contains(document.activeElement)
      ) {
        event.preventDefault();
        const selector = event.shiftKey
          ? '[data-opens-next]'
          : '[type="submit"]:not([data-opens-next])';
        root.querySelector<HTMLButtonElement>(`form button${selector}`)?.click();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return area;
}

/** Element to focus for a key; undefined for other keys. */
function targetOf(
  { key, target }: KeyboardEvent,
  isCommand: boolean,
  search: HTMLElement | null,
  rows: readonly HTMLElement[],
): HTMLElement | null | undefined {
  if (isCommand) return key.toLowerCase() === 'k' ? search : undefined;
  const at = rows.findIndex((row) => row === target);
  if (key === 'ArrowDown' && (target === search || at >= 0)) return rows[at + 1];
  if (key === 'ArrowUp' && at >= 0) return at === 0 ? search : rows[at - 1];
  return undefined;
}
