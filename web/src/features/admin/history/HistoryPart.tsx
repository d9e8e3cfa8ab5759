import { useQuery } from '@apollo/client/react';
import { chakra, Grid } from '@chakra-ui/react';
import { hasCode } from '../../../lib/errors.ts';
import { PartState } from '../../../lib/failure/PartState.tsx';
import type { ClubAudience } from '../../../schema.generated.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ActItem } from '../record/ActItem.tsx';
import { HISTORY_DOCUMENTS } from './historyDocuments.ts';
import type { HistoryRowFragment } from './HistoryRow.generated.ts';
import { capitalised, shortDate } from '../../../lib/format.ts';
import { PROFILE_LABELS, type ProfileField } from '../../../lib/profile/profileFields.ts';
import { Caption } from '../../../ui/Caption.tsx';

interface HistoryPartProps {
  audience: ClubAudience;
  id: string;
}

/** The History tab: changes of the record, newest first. */
export function HistoryPart({ audience, id }: HistoryPartProps) {
  const query = useQuery(HISTORY_DOCUMENTS[audience], {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  return (
    <PartState
      query={query}
      value={query.data?.person?.history}
      title="The history could not be loaded"
      empty={
        hasCode(query.error, 'NOT_SUPPORTED') && {
          title: 'No history',
          detail: 'The connected backend keeps no history.',
        }
      }
    >
      {(history) =>
        history.length === 0 ? (
          <EmptyState
            title="No changes yet"
            detail="What administrators and mentors change in this record appears here."
          />
        ) : (
          <>
            <Caption color="ink-soft" paddingBottom="2">
              {history.length === 1 ? 'One change' : `${history.length} changes, newest first`}
            </Caption>
            <ul aria-label="Changes">
              {history.map((entry) => (
                <HistoryItem key={entry.id} entry={entry} />
              ))}
            </ul>
          </>
        )
      }
    </PartState>
  );
}

/** One change: author, date, and each field before and after. */
function HistoryItem({ entry }: { entry: HistoryRowFragment }) {
  const { by, at } = entry;
  const author = { name: by?.name ?? 'Unknown', role: by?.role ?? null };
  return (
    <ActItem by={author} action={actionText(entry)} at={at}>
      {entry.changes.length > 0 && (
        <Grid
          as="dl"
          templateColumns={{ base: 'minmax(0, 1fr)', md: '{sizes.details} minmax(0, 1fr)' }}
          columnGap="4"
          rowGap={{ base: '0', md: '1' }}
          marginTop="1.5"
          textStyle="small"
        >
          {entry.changes.map(changeTexts).map(({ field, label, before, after }) => (
            <chakra.div key={field} display="contents">
              <chakra.dt color="ink-faint">{label}</chakra.dt>
              <chakra.dd whiteSpace="pre-line">
                <chakra.span color="ink-soft">{before}</chakra.span> <span aria-hidden>→</span>
                <chakra.span srOnly> changed to </chakra.span>{' '}
                <chakra.span fontWeight="medium">{after}</chakra.span>
              </chakra.dd>
            </chakra.div>
          ))}
        </Grid>
      )}
    </ActItem>
  );
}

type Change = HistoryRowFragment['changes'][number];

const LABELS: Record<string, string> = {
  ...PROFILE_LABELS,
  status: 'Status',
  feedback: 'Feedback',
  club: 'Club',
  mentor: 'Mentor',
  formSubmitted: 'Form submitted',
} satisfies Record<ProfileField | 'feedback' | 'club' | 'mentor' | 'formSubmitted', string>;

const ACTIONS: Record<HistoryRowFragment['kind'], string> = {
  PROGRESS: 'updated the progress',
  CLUB: 'changed the club',
  MENTOR: 'changed the mentor',
  PROFILE: 'changed the profile',
  STATUS: 'changed the account status',
  OTHER: 'changed the record',
};

/** Description of a change, displayed after the author's name ("updated Document Review"). */
const actionText = ({ kind, stage }: Pick<HistoryRowFragment, 'kind' | 'stage'>) =>
  kind === 'PROGRESS' && stage ? `updated ${stage}` : ACTIONS[kind];

const DAY = /^\d{4}-\d{2}-\d{2}/;

/** Formats a value; an empty one has a placeholder. */
function valueText(field: string, value: string | null): string {
  if (value === null) return field === 'club' || field === 'mentor' ? 'Not assigned' : 'Not given';
  if (field === 'dateOfBirth' && DAY.test(value)) return shortDate(value.slice(0, 10));
  return field === 'status' ? capitalised(value) : value;
}

/** Formats a change: label of the field, value before and after. */
const changeTexts = ({ field, before, after }: Change) => ({
  field,
  label: LABELS[field] ?? capitalised(field),
  before: valueText(field, before),
  after: valueText(field, after),
});
