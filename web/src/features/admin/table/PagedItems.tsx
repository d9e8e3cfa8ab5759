import { useState, type ReactNode } from 'react';
import { ListFooter } from '../../../lib/list/ListFooter.tsx';

/** Default number of items of a page. */
export const PAGE_SIZE = 10;

interface PagedItemsProps<Item> {
  /** Plural noun of the items. */
  noun: string;
  items: readonly Item[];
  pageSize?: number;
  children: (items: readonly Item[]) => ReactNode;
}

/** A page of a list that is in memory, with a pager. */
export function PagedItems<Item>({
  noun,
  items,
  pageSize = PAGE_SIZE,
  children,
}: PagedItemsProps<Item>) {
  const [wanted, setPage] = useState(1);
  const pageCount = Math.max(1, Math.ceil(items.length / pageSize));
  const page = Math.min(wanted, pageCount);
  return (
    <div>
      {children(items.slice((page - 1) * pageSize, page * pageSize))}
      {pageCount > 1 && (
        <ListFooter bare noun={noun} params={{ page, setPage }} pageCount={pageCount} />
      )}
    </div>
  );
}
