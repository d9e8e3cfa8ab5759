import type { Announcements } from '@dnd-kit/core';

/** How a row is moved by keys, for screen readers. */
export const INSTRUCTIONS =
  'Press space to pick the row up, the arrow keys to move it, space to put it down, and escape to leave it where it was.';

/** What screen readers hear while a row is moved. */
export function announcements(
  items: readonly string[],
  nameOf: (key: string) => string,
): Announcements {
  const placeOf = (id: string | number) => `${items.indexOf(String(id)) + 1} of ${items.length}`;
  const name = (id: string | number) => nameOf(String(id));
  return {
    onDragStart: ({ active }) => `${name(active.id)} is picked up, ${placeOf(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over ? `${name(active.id)} is moved to ${placeOf(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over ? `${name(active.id)} is put down, ${placeOf(over.id)}.` : undefined,
    onDragCancel: ({ active }) => `${name(active.id)} is back at ${placeOf(active.id)}.`,
  };
}
