import { chakra } from '@chakra-ui/react';
import { Pager } from '../../../ui/Pager.tsx';
import type { AudienceWords } from '../list/audienceWords.ts';
import type { MentorPeople } from '../list/useMentorDashboard.ts';

interface PeoplePagerProps {
  people: MentorPeople;
  words: AudienceWords;
}

/** Pagination of a list of people; renders nothing for a single page. */
export function PeoplePager({ people: { params, pageCount }, words }: PeoplePagerProps) {
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
      <span>{`Page ${params.page} of ${pageCount}`}</span>
      <Pager
        label={`Pages of ${words.many}`}
        page={params.page}
        pageCount={pageCount}
        onPage={params.setPage}
      />
    </chakra.div>
  );
}
