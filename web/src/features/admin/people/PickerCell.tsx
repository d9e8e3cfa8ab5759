import { chakra } from '@chakra-ui/react';
import { Caution } from '../../../ui/Caution.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';

interface PickerCellProps {
  /** The present choice; null when nothing is assigned. */
  value: string | null;
  /** What is odd about the present choice. */
  caution?: string;
  /** Names the button ("Change club of Asha Rao"). */
  label: string;
  onOpen: () => void;
}

/** A value in a cell with the small button that opens its picker. */
export function PickerCell({ value, caution, label, onOpen }: PickerCellProps) {
  return (
    <>
      <chakra.span display="flex" alignItems="center" justifyContent="space-between" gap="1.5">
        <chakra.span minW="0" overflowWrap="anywhere" color={value ? undefined : 'ink-faint'}>
          {value ?? 'Not assigned'}
        </chakra.span>
        <IconButton icon="chevron-down" size="sm" edge label={label} onClick={onOpen} />
      </chakra.span>
      {caution && (
        <chakra.span display="block" textStyle="caption">
          <Caution>{caution}</Caution>
        </chakra.span>
      )}
    </>
  );
}
