import { chakra } from '@chakra-ui/react';
import { LoadFailure } from '../../../lib/failure/LoadFailure.tsx';
import { LoadingPart } from '../../../lib/failure/PartState.tsx';
import { useFailureToast } from '../../../lib/failure/useFailureToast.ts';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { OptionList, type OptionGroup } from '../../../ui/OptionList.tsx';
import type { Candidates } from './useCandidates.tsx';

const KINDS = {
  club: {
    noun: 'Club',
    searchHint: 'Name or description',
    failure: { title: 'Error loading clubs', detail: 'Failed to load clubs.' },
  },
  mentor: {
    noun: 'Mentor',
    searchHint: 'Name, specialization or club',
    failure: { title: 'Error loading data', detail: 'Failed to load mentors or clubs.' },
  },
};

interface CandidateListProps {
  kind: 'club' | 'mentor';
  candidates: Candidates;
  search: string;
  onSearch: (search: string) => void;
  onEnter?: () => void;
  choice: string;
  onChoice: (choice: string) => void;
  /** The candidates are those for a member of a club. */
  isForClub: boolean;
  /** Options above the candidates. */
  above?: OptionGroup;
}

/** Search and options of a picker, or their state: loading, failed, no match. */
export function CandidateList({
  kind,
  candidates,
  search,
  onSearch,
  ...props
}: CandidateListProps) {
  const { onEnter, choice, onChoice, isForClub, above } = props;
  const { loading, error, groups, matches } = candidates;
  const { noun, searchHint, failure } = KINDS[kind];
  useFailureToast(error, failure.title, failure.detail);
  const place = kind === 'mentor' && isForClub ? ' for this club' : '';
  return (
    <>
      <SearchField
        focusFirst
        label={`Search ${kind}s`}
        placeholder={searchHint}
        value={search}
        onChange={onSearch}
        {...(onEnter && { onEnter })}
      />
      {error ? (
        <LoadFailure {...failure} error={error} onRetry={() => void candidates.refetch()} />
      ) : loading ? (
        <LoadingPart shape="rows" />
      ) : (
        <>
          <OptionList
            label={`${noun}s`}
            value={choice}
            onChange={onChoice}
            groups={above ? [above, ...groups] : groups}
          />
          {matches.length === 0 && (
            <chakra.p role="status" paddingInline="3" textStyle="small" color="ink-soft">
              {search.trim()
                ? `No ${kind}s found matching your search.`
                : `No ${kind}s available${place}.`}
            </chakra.p>
          )}
        </>
      )}
    </>
  );
}
