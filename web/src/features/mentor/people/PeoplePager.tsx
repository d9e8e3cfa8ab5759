import { chakra } from '@chakra-ui/react';
import { Pager } from '../../../ui/Pager.tsx';
import type { AudienceWords } from '../audienceWords.ts';
import type { MentorAddress } from '../useMentorAddress.ts';

interface PeoplePagerProps {
  address: Pick<MentorAddress, 'page' | 'setPage'>;
  pageCount: number;
  words: AudienceWords;
}

/** The foot of a list of people; nothing when one page holds them all. */
export function PeoplePager({ address, pageCount, words }: PeoplePagerProps) {
  if (pageCount <= 1) return null;
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      alignItems="center"
      gap="3"
      paddingBlock="3"
      paddingInline={{ base: '5', md: '6' }}
      borderTop="line"
      textStyle="small"
      color="ink-soft"
    >
      Page {address.page} of {pageCount}
      <Pager
        label={`Pages of ${words.many}`}
        page={address.page}
        pageCount={pageCount}
        onPage={address.setPage}
      />
    </chakra.div>
  );
}
