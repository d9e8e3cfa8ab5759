import { chakra, Flex } from '@chakra-ui/react';
import type { ListParams } from './useListParams.ts';
import { Pager } from '../../ui/Pager.tsx';

interface ListFooterProps {
  /** Plural noun of the rows. */
  noun: string;
  params: Pick<ListParams, 'page' | 'setPage'>;
  pageCount: number;
  /** Below a list of cards instead of a table. */
  bare?: boolean;
}

/** Footer of a list: "Page 1 of 3" and the pager. */
export function ListFooter({ noun, params, pageCount, bare = false }: ListFooterProps) {
  return (
    <Flex
      direction={{ base: 'column', md: 'row' }}
      justify="space-between"
      align="center"
      gap="3"
      paddingBlock="3"
      paddingInline={bare ? undefined : '6'}
      borderTop={bare ? undefined : 'line'}
      textStyle="small"
    >
      <chakra.span color="ink-soft">{`Page ${params.page} of ${pageCount}`}</chakra.span>
      <Pager
        jump
        label={`Pages of ${noun}`}
        page={params.page}
        pageCount={pageCount}
        onPage={params.setPage}
      />
    </Flex>
  );
}
