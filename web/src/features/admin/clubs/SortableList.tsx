import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type Modifier,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
  useSortable,
} from '@dnd-kit/sortable';
import { chakra, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { KeysHint } from './KeysHint.tsx';
import { CSS } from '@dnd-kit/utilities';
import { IconButton } from '../../../ui/IconButton.tsx';

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

/** Keyboard instructions for screen readers. */
const INSTRUCTIONS =
  'Press space to pick the row up, the arrow keys to move it, space to put it down, and escape to leave it where it was.';

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
        <Grid as="ol" gap="2">
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
        </Grid>
      </SortableContext>
      <KeysHint />
    </DndContext>
  );
}

/** Screen reader announcements while a row is moved. */
function announcements(items: readonly string[], nameOf: (key: string) => string): Announcements {
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

interface SortableRowProps {
  id: string;
  /** Accessible name of the grip ("Move Assessment"). */
  label: string;
  children: ReactNode;
}

/** A row with its grip; on a phone with move buttons instead. */
function SortableRow({ id, label, children }: SortableRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, ...state } = useSortable({ id });
  const { transform, transition, isDragging } = state;
  return (
    <chakra.li
      ref={setNodeRef}
      display="flex"
      alignItems="center"
      gap="2"
      position="relative"
      borderRadius="3"
      bg={isDragging ? 'brand-soft' : undefined}
      outline={isDragging ? '{borderWidths.stone} solid {colors.brand}' : undefined}
      outlineOffset="4px"
      zIndex={isDragging ? 'head' : undefined}
      boxShadow={isDragging ? '2' : undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        icon="grip"
        label={label}
        display={{ base: 'none', md: 'inline-grid' }}
        cursor={isDragging ? 'grabbing' : 'grab'}
        touchAction="none"
        {...attributes}
        {...listeners}
      />
      {children}
    </chakra.li>
  );
}
