import { chakra, HStack } from '@chakra-ui/react';
import { Caution } from '../../../ui/Notice.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Absent } from '../../../lib/failure/Absent.tsx';

interface PickerCellProps {
  /** Assigned club or mentor; null without one. */
  value: string | null;
  /** Path of the value in the list. */
  field: string;
  /** Warning about the assignment. */
  caution?: string | undefined;
  /** Accessible name of the button ("Change club of Asha Rao"). */
  label: string;
  onOpen: () => void;
}

/** Table cell with a value and the button that opens its picker. */
export function PickerCell({ value, field, caution, label, onOpen }: PickerCellProps) {
  return (
    <>
      <HStack as="span" justify="space-between" gap="1.5">
        <chakra.span minW="0" overflowWrap="anywhere" color={value ? undefined : 'ink-faint'}>
          {value ? <bdi>{value}</bdi> : <Absent field={field}>Not assigned</Absent>}
        </chakra.span>
        <IconButton icon="chevron-down" size="sm" edge label={label} onClick={onOpen} />
      </HStack>
      {caution && (
        <chakra.span display="block" textStyle="caption">
          <Caution>{caution}</Caution>
        </chakra.span>
      )}
    </>
  );
}
