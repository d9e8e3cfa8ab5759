import { chakra } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { ListFooter } from '../../../lib/list/ListFooter.tsx';

const PAGE_SIZE = 10;

interface PagedItemsProps<Item> {
  /** Plural noun of the items. */
  noun: string;
  items: readonly Item[];
  children: (items: readonly Item[]) => ReactNode;
}

/** Ten items of a list at a time, with a pager. */
export function PagedItems<Item>({ noun, items, children }: PagedItemsProps<Item>) {
  const [wanted, setPage] = useState(1);
  const pageCount = Math.max(1, Math.ceil(items.length / PAGE_SIZE));
  const page = Math.min(wanted, pageCount);
  return (
    <div>
      {children(items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE))}
      {pageCount > 1 && (
        <ListFooter bare noun={noun} params={{ page, setPage }} pageCount={pageCount} />
      )}
    </div>
  );
}

interface PeopleListProps {
  /** Accessible name. */
  label: string;
  people: readonly { id: string; name: string; text: string }[];
}

/** People with a text about each, on pages. */
export const PeopleList = ({ label, people }: PeopleListProps) => (
  <PagedItems noun={label} items={people}>
    {(shown) => (
      <chakra.ul aria-label={label} css={{ '& > li + li': { borderTop: 'line' } }}>
        {shown.map(({ id, name, text }) => (
          <chakra.li key={id} paddingBlock="2" overflowWrap="anywhere" lineHeight="snug">
            <b>
              <bdi>{name}</bdi>
            </b>
            <chakra.p textStyle="small" color="ink-soft">
              {text}
            </chakra.p>
          </chakra.li>
        ))}
      </chakra.ul>
    )}
  </PagedItems>
);
