import type { Announcements } from '@dnd-kit/core';

/** Keyboard instructions for screen readers. */
export const INSTRUCTIONS =
  'Press space to pick the row up, the arrow keys to move it, space to put it down, and escape to leave it where it was.';

/** Screen reader announcements while a row is moved. */
export function announcements(
  items: readonly string[],
  nameOf: (key: string) => string,
): Announcements {
  const positionOf = (id: string | number) => `${items.indexOf(String(id)) + 1} of ${items.length}`;
  const name = (id: string | number) => nameOf(String(id));
  return {
    onDragStart: ({ active }) => `${name(active.id)} is picked up, ${positionOf(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over ? `${name(active.id)} is moved to ${positionOf(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over ? `${name(active.id)} is put down, ${positionOf(over.id)}.` : undefined,
    onDragCancel: ({ active }) => `${name(active.id)} is back at ${positionOf(active.id)}.`,
  };
}
