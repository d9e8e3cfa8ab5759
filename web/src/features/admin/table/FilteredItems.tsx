import { Grid } from '@chakra-ui/react';
import { useMemo, useState, type ReactNode } from 'react';
import { searchText } from '../../../lib/list/compareText.ts';
import { Button } from '../../../ui/Button.tsx';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { Select, type SelectOption } from '../../../ui/fields/Select.tsx';
import { PagedItems } from './PagedItems.tsx';

interface FilteredItemsProps<Item> {
  items: readonly Item[];
  /** Plural noun of the items for the pager, for the search and for "No … found." */
  nouns: readonly [pager: string, search: string, none: string];
  /** Text that is searched; with a stable identity. */
  textOf: (item: Item) => string;
  /** Placeholder of the search. */
  hint: string;
  filter: {
    label: string;
    placeholder: string;
    values: readonly SelectOption[];
    matches: (item: Item, value: string) => boolean;
  };
  /** The items of a page. */
  children: (items: readonly Item[]) => ReactNode;
  /** Label of the download. */
  download: string;
  onDownload: (shown: readonly Item[]) => void;
}

/** A list in memory with search, filter, pages and a download. */
export function FilteredItems<Item>(props: FilteredItemsProps<Item>) {
  const { items, nouns, textOf, hint, filter, children, download, onDownload } = props;
  const [search, setSearch] = useState('');
  const [value, setValue] = useState('');
  // Once, because a file can have 20,000 wrong rows.
  const texts = useMemo(() => items.map((item) => searchText(textOf(item))), [items, textOf]);
  const wanted = searchText(search.trim());
  const shown = items.filter(
    (item, index) =>
      (value === '' || filter.matches(item, value)) && texts[index]?.includes(wanted),
  );
  return (
    <Grid gap="3">
      <Grid templateColumns={{ md: '1fr 1fr' }} gap="3">
        <SearchField
          dense
          label={`Search ${nouns[1]}`}
          placeholder={hint}
          value={search}
          onChange={setSearch}
        />
        {filter.values.length > 0 && (
          <Select
            dense
            aria-label={filter.label}
            placeholder={filter.placeholder}
            options={filter.values}
            value={value}
            onChange={({ target }) => {
              setValue(target.value);
            }}
          />
        )}
      </Grid>
      <PagedItems noun={nouns[0]} items={shown}>
        {children}
      </PagedItems>
      {shown.length === 0 && <p role="status">{`No ${nouns[2]} found.`}</p>}
      <Button
        icon="download"
        tone="plain"
        size="sm"
        justifySelf="start"
        onClick={() => {
          onDownload(shown);
        }}
      >
        {download}
      </Button>
    </Grid>
  );
}
