import { countText } from '../../../lib/format.ts';
import { chakra } from '@chakra-ui/react';
import { useOutcome } from '../../../lib/mutation/useOutcome.ts';
import { stageName } from '../../../lib/journey/journey.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useFocusAfterRemoval } from '../record/RecordDialogs.tsx';
import { peopleNoun } from '../row/clubTexts.ts';
import { evictClubChoices } from './clubList.ts';
import type { ClubRowFragment } from './ClubRow.generated.ts';
import { useDeleteClubMutation } from './DeleteClub.generated.ts';

const TOASTS = {
  key: 'club',
  success: { title: 'Club deleted' },
  failure: { title: 'Error deleting club', detail: 'Please try again.' },
};

interface DeleteClubDialogProps {
  club: ClubRowFragment;
  /** Missing if it could not be read. */
  mentorsCount: number | undefined;
  onClose: () => void;
}

/** Confirmation of the deletion of a club, with its consequences. */
export function DeleteClubDialog({ club, mentorsCount, onClose }: DeleteClubDialogProps) {
  const { run, busy } = useOutcome(
    useDeleteClubMutation({
      update: evictClubChoices,
      refetchQueries: ['Clubs', 'DashboardCounts'],
    }),
  );
  const { onRemoved, returnTo } = useFocusAfterRemoval();
  const stages = club.stages?.map(({ name }, index) => stageName(name, index));
  const noun = peopleNoun(club.clubFor);
  const touched = [
    {
      count: club.membersCount,
      noun,
      verb: ['has no club', 'have no club'],
      detail: 'They and their mentors stay. You can choose another club for each.',
    },
    {
      count: mentorsCount,
      noun: 'mentors',
      verb: ['has no club', 'have no club'],
      detail: 'They keep their people.',
    },
    {
      count: stages?.length,
      noun: 'stages',
      verb: ['is deleted', 'are deleted'],
      detail: `${stages?.join(', ') ?? ''}.`,
    },
  ];
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      returnTo={returnTo}
      title={`Delete ${club.name}?`}
      consequence={`What was saved for each stage, with its feedback, stays in the history of the ${noun}. The club itself can’t be brought back.`}
      confirm="Delete club"
      busy={busy}
      onConfirm={() => {
        void run({ input: { id: club.id, ifVersion: club.version } }, TOASTS).then(({ done }) => {
          if (!done) return;
          onRemoved();
          onClose();
        });
      }}
    >
      <chakra.ul borderTop="line" css={{ '& > li': { borderBottom: 'line' } }}>
        {touched.map(({ count, noun, verb, detail }) => (
          <chakra.li key={noun} paddingBlock="3">
            <chakra.b display="block" color={noun === 'stages' ? 'brick' : undefined}>
              {count == null
                ? `The number of ${noun} could not be read`
                : `${countText(count, noun)} ${verb[count === 1 ? 0 : 1]}`}
            </chakra.b>
            {!!count && (
              <chakra.span textStyle="small" color="ink-soft" overflowWrap="anywhere">
                {detail}
              </chakra.span>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
    </ConfirmDialog>
  );
}
