import { capitalised, shortDate } from '../../../lib/format.ts';
import { PROFILE_LABELS, type ProfileField } from '../../../lib/profile/profileFields.ts';
import type { HistoryRowFragment } from './HistoryRow.generated.ts';

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
export const actionText = ({ kind, stage }: Pick<HistoryRowFragment, 'kind' | 'stage'>) =>
  kind === 'PROGRESS' && stage ? `updated ${stage}` : ACTIONS[kind];

const DAY = /^\d{4}-\d{2}-\d{2}/;

/** Formats a value; an empty one has a placeholder. */
function valueText(field: string, value: string | null): string {
  if (value === null) return field === 'club' || field === 'mentor' ? 'Not assigned' : 'Not given';
  if (field === 'dateOfBirth' && DAY.test(value)) return shortDate(value.slice(0, 10));
  return field === 'status' ? capitalised(value) : value;
}

/** Formats a change: label of the field, value before and after. */
export const changeTexts = ({ field, before, after }: Change) => ({
  field,
  label: LABELS[field] ?? capitalised(field),
  before: valueText(field, before),
  after: valueText(field, after),
});
