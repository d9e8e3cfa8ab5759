import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/IconButton.tsx';

interface SortableRowProps {
  id: string;
  /** Accessible name of the grip ("Move Assessment"). */
  label: string;
  children: ReactNode;
}

/** A row with its grip; on a phone with move buttons instead. */
export function SortableRow({ id, label, children }: SortableRowProps) {
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
