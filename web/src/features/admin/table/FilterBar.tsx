import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { ListParams } from '../../../lib/list/useListParams.ts';
import { Button } from '../../../ui/Button.tsx';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { useDebouncedText } from '../../../ui/filters/useDebouncedText.ts';

interface FilterBarProps {
  /** What is searched ("students"). */
  noun: string;
  /** Placeholder with the searched fields. */
  searchHint: string;
  params: Pick<ListParams, 'search' | 'setSearch' | 'filter' | 'setFilter' | 'clear'>;
  /** Filters beside the search field. */
  children?: ReactNode;
  /** Shows Clear Filters, which removes the search and these filters. */
  clears?: readonly string[] | undefined;
}

/** Search and filters above a list, stacked on a phone. */
export function FilterBar({ noun, searchHint, params, ...props }: FilterBarProps) {
  const { children, clears } = props;
  const { text, setText, flush } = useDebouncedText(params.search, params.setSearch);
  return (
    <chakra.div
      display={{ base: 'grid', md: 'flex' }}
      flexWrap="wrap"
      alignItems="center"
      gap={{ base: '3', md: '4' }}
      width={{ base: '100%', md: 'auto' }}
    >
      {children}
      <chakra.div width={{ md: 'filterSearch' }}>
        <SearchField
          dense
          label={`Search ${noun}`}
          placeholder={searchHint}
          value={text}
          onChange={setText}
          onBlur={flush}
        />
      </chakra.div>
      {clears && (
        <Button
          tone="plain"
          size="sm"
          onClick={() => {
            params.clear(...clears);
          }}
        >
          Clear Filters
        </Button>
      )}
    </chakra.div>
  );
}
