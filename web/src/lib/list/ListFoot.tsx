import { chakra } from '@chakra-ui/react';
import type { ListParams } from './useListParams.ts';
import { Pager } from '../../ui/Pager.tsx';

interface ListFootProps {
  /** What is listed, in the plural. */
  noun: string;
  params: Pick<ListParams, 'page' | 'setPage'>;
  pageCount: number;
  /** Below a list of cards instead of a table. */
  bare?: boolean;
}

/** The present page of a list in words, and the pages to choose from. */
export function ListFoot({ noun, params, pageCount, bare = false }: ListFootProps) {
  return (
    <chakra.div
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      justifyContent="space-between"
      alignItems="center"
      gap="3"
      paddingBlock="3"
      paddingInline={bare ? undefined : '6'}
      borderTop={bare ? undefined : 'line'}
      textStyle="small"
    >
      <chakra.span color="ink-soft">
        Page {params.page} of {pageCount}
      </chakra.span>
      <Pager
        jump
        label={`Pages of ${noun}`}
        page={params.page}
        pageCount={pageCount}
        onPage={params.setPage}
      />
    </chakra.div>
  );
}
