import { chakra } from '@chakra-ui/react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { IconName } from '../../../ui/icon/shapes.tsx';
import { sortDirection } from './column.ts';

const ICONS = {
  none: 'sort',
  ascending: 'sort-up',
  descending: 'sort-down',
} as const satisfies Record<string, IconName>;

interface SortButtonProps {
  field: string;
  sort: string | undefined;
  onSort: (sort: string) => void;
  children: string;
}

/** Header of a sortable column: first ascending, then toggled. */
export function SortButton({ field, sort, onSort, children }: SortButtonProps) {
  return (
    <chakra.button
      type="button"
      display="inline-flex"
      alignItems="center"
      gap="1"
      minH="target"
      borderRadius="1"
      fontWeight="inherit"
      cursor="pointer"
      _hover={{ color: 'brand' }}
      onClick={() => {
        onSort(sort === field ? `-${field}` : field);
      }}
    >
      <span>{children}</span>
      <Icon name={ICONS[sortDirection({ sort: field }, sort)]} />
    </chakra.button>
  );
}
