import { capitalised, shortDate, shortMoment } from '../format.ts';
import { isProfileField, profileLabel } from '../profile/profileFields.ts';
import type { HistoryRowFragment } from './HistoryRow.generated.ts';

type Change = HistoryRowFragment['changes'][number];

const LABELS: Record<string, string> = {
  feedback: 'Feedback',
  club: 'Club',
  mentor: 'Mentor',
  formSubmitted: 'Form submitted',
  nextSessionAt: 'Session',
  nextSessionPlace: 'Place',
  nextSessionStatus: 'Session status',
  stepText: 'Step',
  stepDueOn: 'Due',
  stepIsDone: 'Done',
  answer: 'Answer',
  interestProfile: 'Interest profile',
};

const ACTIONS: Record<HistoryRowFragment['kind'], string> = {
  PROGRESS: 'updated the progress',
  CLUB: 'changed the club',
  MENTOR: 'changed the mentor',
  PROFILE: 'changed the profile',
  STATUS: 'changed the account status',
  OTHER: 'changed the record',
};

/** Actions by the new status of a session. */
const SESSION_ACTIONS: Partial<Record<string, string>> = {
  planned: 'planned a session',
  held: 'held a session',
  missed: 'recorded that a session did not take place',
  cancelled: 'cancelled a session',
};

/** Action of an entry of another kind: a next session, a step, an answer or an interest profile. */
function otherAction(changes: readonly Change[]): string | undefined {
  const of = (field: string) => changes.find((change) => change.field === field);
  const status = of('nextSessionStatus');
  if (status) return SESSION_ACTIONS[status.after ?? ''];
  if (of('nextSessionAt') ?? of('nextSessionPlace')) return 'moved a session';
  const interests = of('interestProfile');
  if (interests) {
    return interests.after === 'made' ? 'made an interest profile' : 'removed the interest profile';
  }
  const [step, done, answer] = [of('stepText'), of('stepIsDone'), of('answer')];
  if (step?.before === null) return 'agreed a step';
  if (step?.after === null) return 'removed a step';
  if (done) return done.after === 'true' ? 'ticked a step' : 'opened a step again';
  if (step ?? of('stepDueOn')) return 'changed a step';
  if (answer?.before === null) return 'answered the feedback';
  return answer && (answer.after === null ? 'removed the answer' : 'changed the answer');
}

/** Description of a change, displayed after the author's name ("updated Document Review"). */
export function actionText(entry: Pick<HistoryRowFragment, 'kind' | 'stage' | 'changes'>): string {
  const { kind, stage, changes } = entry;
  if (kind === 'PROGRESS' && stage) return `updated ${stage}`;
  return (kind === 'OTHER' && otherAction(changes)) || ACTIONS[kind];
}

const DAY = /^\d{4}-\d{2}-\d{2}/;

/** Formats a value; an empty one has a placeholder. */
function valueText(field: string, value: string | null): string {
  if (value === null) return field === 'club' || field === 'mentor' ? 'Not assigned' : 'Not given';
  if (field === 'nextSessionAt') return shortMoment(value);
  if (field === 'stepIsDone') return value === 'true' ? 'Yes' : 'No';
  if ((field === 'dateOfBirth' || field === 'stepDueOn') && DAY.test(value)) {
    return shortDate(value.slice(0, 10));
  }
  return field === 'status' || field === 'nextSessionStatus' ? capitalised(value) : value;
}

/** Fields with one possible value in a new record: a step is open, a session planned, a profile made. */
const IMPLIED = new Set(['stepIsDone', 'nextSessionStatus', 'interestProfile']);

/** The changes of an entry that its action does not say. */
export const shownChanges = ({ changes }: Pick<HistoryRowFragment, 'changes'>) =>
  changes.filter(({ field, before, after }) => !IMPLIED.has(field) || (before && after));

/** Formats a change: label of the field, value before and after. */
export const changeTexts = ({ field, before, after }: Change) => ({
  field,
  label: LABELS[field] ?? (isProfileField(field) ? profileLabel(field) : capitalised(field)),
  before: valueText(field, before),
  after: valueText(field, after),
});
