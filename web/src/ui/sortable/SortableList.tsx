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

/** What a row needs to know of its place. */
interface RowPlace {
  index: number;
  /** Moves the row by so many places. */
  move: (places: number) => void;
}

interface SortableListProps {
  /** Keys of the rows, in order. */
  items: readonly string[];
  /** What a row is called. */
  nameOf: (key: string) => string;
  /** Called with all keys in their new order. */
  onMove: (items: string[]) => void;
  /** Says whether a row is being dragged: Escape then belongs to the row. */
  onDragging?: (isDragging: boolean) => void;
  row: (key: string, place: RowPlace) => ReactNode;
}

/** Rows move up and down only. */
const vertically: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** A list whose rows are put in order by hand, or by keys on the grip of a row. */
export function SortableList({ items, nameOf, onMove, onDragging, row }: SortableListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const moveTo = (from: number, to: number) => {
    if (from !== to && to >= 0 && to < items.length) onMove(arrayMove([...items], from, to));
  };
  const stop = () => {
    // The key that ends the drag is heard by a dialog around the list as well.
    setTimeout(() => onDragging?.(false));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[vertically]}
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
