import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { useDebouncedText } from '../../../ui/filters/useDebouncedText.ts';

interface FilterBarProps {
  /** Accessible name of the search field ("Search students"). */
  label: string;
  /** Placeholder with the searched fields. */
  placeholder: string;
  search: string;
  /** Called with a debounce. */
  onSearch: (search: string) => void;
  /** Filters beside the search field: a Segmented, a Select. */
  children?: ReactNode;
  /** Shows Clear Filters; omit while no filter is set. */
  onClear?: (() => void) | undefined;
}

/** Search and filters above a list, stacked on a phone. */
export function FilterBar(props: FilterBarProps) {
  const { label, placeholder, search, onSearch, children, onClear } = props;
  const { text, setText, flush } = useDebouncedText(search, onSearch);
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
          label={label}
          placeholder={placeholder}
          value={text}
          onChange={setText}
          onBlur={flush}
        />
      </chakra.div>
      {onClear && (
        <Button tone="plain" size="sm" onClick={onClear}>
          Clear Filters
        </Button>
      )}
    </chakra.div>
  );
}
