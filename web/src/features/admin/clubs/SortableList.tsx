import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Modifier,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { announcements, INSTRUCTIONS } from './announcements.ts';
import { KeysHint } from './KeysHint.tsx';
import { SortableRow } from './SortableRow.tsx';

/** Position and actions of a row. */
interface RowPlace {
  index: number;
  /** Moves the row by a number of positions. */
  move: (places: number) => void;
}

interface SortableListProps {
  /** Keys of the rows, in order. */
  items: readonly string[];
  /** Name of a row for screen readers. */
  nameOf: (key: string) => string;
  /** Called with all keys in their new order. */
  onMove: (items: string[]) => void;
  /** Called when dragging starts and ends: Escape then cancels the drag only. */
  onDragging?: (isDragging: boolean) => void;
  row: (key: string, place: RowPlace) => ReactNode;
}

/** Restricts dragging to the vertical axis. */
const restrictToVerticalAxis: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** A list that can be reordered by dragging or by keys on the grip of a row. */
export function SortableList({ items, nameOf, onMove, onDragging, row }: SortableListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const moveTo = (from: number, to: number) => {
    if (from !== to && to >= 0 && to < items.length) onMove(arrayMove([...items], from, to));
  };
  const stop = () => {
    // Delayed: a surrounding dialog also handles the key that ends the drag.
    setTimeout(() => onDragging?.(false));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[restrictToVerticalAxis]}
      accessibility={{
        announcements: announcements(items, nameOf),
        screenReaderInstructions: { draggable: INSTRUCTIONS },
      }}
      onDragStart={() => onDragging?.(true)}
      onDragCancel={stop}
      onDragEnd={({ active, over }) => {
        stop();
        if (over) moveTo(items.indexOf(String(active.id)), items.indexOf(String(over.id)));
      }}
    >
      <SortableContext items={[...items]} strategy={verticalListSortingStrategy}>
        <chakra.ol display="grid" gap="2">
          {items.map((key, index) => (
            <SortableRow key={key} id={key} label={`Move ${nameOf(key)}`}>
              {row(key, {
                index,
                move: (places) => {
                  moveTo(index, index + places);
                },
              })}
            </SortableRow>
          ))}
        </chakra.ol>
      </SortableContext>
      <KeysHint />
    </DndContext>
  );
}
