import { Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { countText } from '../../../lib/format.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { OptionList } from '../../../ui/OptionList.tsx';
import { CandidateList } from '../pickers/CandidateList.tsx';
import { NONE, useCandidates } from '../pickers/useCandidates.tsx';
import type { BulkAction, Question } from './actions.ts';
import { otherClubOf, planOf, type BulkPerson, type Plan } from './plan.ts';
import { spread, type Load } from './spread.ts';

/** A choice with what it will do. */
export interface Prepared {
  question: Question;
  plan: Plan;
  /** What an administrator should know about the choice. */
  cautions?: string[];
  /** The choice takes something away. */
  isSerious: boolean;
  /** Figures of the mentors, for a spread. */
  loads?: Load[];
}

/** What is entered in the choice. */
export interface Entry {
  choice: string;
  search: string;
}

interface ChooseStepProps {
  action: BulkAction;
  audience: ClubAudience;
  noun: string;
  /** Null while they are read. */
  people: readonly BulkPerson[] | null;
  count: number;
  entry: Entry;
  onEntry: (change: Partial<Entry>) => void;
  onClose: () => void;
  /** Element to focus on closing. */
  returnTo: () => HTMLElement | null;
  onChosen: (prepared: Prepared) => void;
}

/** Choice of the value of an action. */
export function ChooseStep(props: ChooseStepProps) {
  const { choice } = props.action;
  return typeof choice === 'string' ? (
    <ChooseCandidate {...props} kind={choice} />
  ) : (
    <ChooseOption {...props} {...choice} />
  );
}

/** Choice of one of a few options. */
function ChooseOption(props: ChooseStepProps & Exclude<BulkAction['choice'], string>) {
  const { action, label, options, noun, people, entry, onEntry, onChosen } = props;
  const option = options.find(({ value }) => value === entry.choice);
  return (
    <ChooseDialog
      {...props}
      isReady={option !== undefined && people !== null}
      onSubmit={() => {
        if (!option || !people) return;
        const { value, title, caution } = option;
        const plan = planOf(people, value, action.leavesOut);
        const question = action.question(countText(plan.changes.length, noun), title);
        const cautions = caution === undefined ? [] : [caution];
        onChosen({ question, plan, cautions, isSerious: cautions.length > 0 });
      }}
    >
      <OptionList
        label={label}
        value={entry.choice}
        onChange={(value) => {
          onEntry({ choice: value });
        }}
        groups={[{ options }]}
      />
    </ChooseDialog>
  );
}

const SPREAD = 'spread';

const SPREAD_OPTION = {
  value: SPREAD,
  title: 'Spread over the club’s mentors',
  subtitle: 'Each goes to the active mentor of their own club with the fewest people.',
};

/** The club that all people are in; null if there is none. */
function commonClub(people: readonly BulkPerson[]) {
  const [first, ...others] = people;
  return first && others.every(({ club }) => club?.id === first.club?.id) ? first.club : null;
}

/** Choice of a mentor or club, of none, or of the spread. */
function ChooseCandidate(props: ChooseStepProps & { kind: 'mentor' | 'club' }) {
  const { action, kind, audience, noun, people, entry, onEntry, onChosen } = props;
  const { choice, search } = entry;
  const club = commonClub(people ?? []);
  const found = useCandidates({
    kind,
    person: { club, mentor: null },
    audience,
    search,
    noneText: `They are left without a ${kind}`,
    fetchPolicy: 'network-only',
  });
  // Their order depends on the people's club.
  const candidates = { ...found, loading: found.loading || people === null };
  const isReady = choice === SPREAD || (choice !== '' && candidates.isKnown(choice));
  const submit = () => {
    if (!isReady || !people || candidates.loading) return;
    if (choice === SPREAD) {
      const { loads, ...plan } = spread(people, candidates.mentors);
      const { length } = plan.changes;
      const title =
        length === 0
          ? `No ${noun} to spread`
          : `Spread ${countText(length, noun)} over the mentors?`;
      onChosen({ question: { title, confirm: 'Assign' }, plan, isSerious: false, loads });
      return;
    }
    const name = candidates.find(choice)?.name ?? null;
    const mentor = candidates.mentors.find(({ id }) => id === choice) ?? null;
    const value = choice === NONE ? null : choice;
    const plan = planOf(people, value, action.leavesOut, otherClubOf(mentor));
    const question = action.question(countText(plan.changes.length, noun), name);
    onChosen({ question, plan, isSerious: name === null });
  };
  return (
    <ChooseDialog {...props} place={club?.name} isReady={isReady} onSubmit={submit}>
      <Grid gap={{ base: '3', md: '5' }}>
        <CandidateList
          kind={kind}
          candidates={candidates}
          search={search}
          onSearch={(value) => {
            onEntry({ search: value });
          }}
          choice={choice}
          onChoice={(value) => {
            onEntry({ choice: value });
          }}
          isForClub={club !== null}
          {...(kind === 'mentor' && { above: { options: [SPREAD_OPTION] } })}
        />
      </Grid>
    </ChooseDialog>
  );
}

type Frame = Pick<ChooseStepProps, 'action' | 'noun' | 'count' | 'onClose' | 'returnTo'>;

interface ChooseDialogProps extends Frame {
  /** Club that all people are in. */
  place?: string | undefined;
  isReady: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

function ChooseDialog(props: ChooseDialogProps) {
  const { action, noun, count, place, isReady, onSubmit, onClose, returnTo, children } = props;
  return (
    <Dialog
      open
      onClose={onClose}
      returnTo={returnTo}
      onSubmit={onSubmit}
      title={action.title}
      description={[`For ${countText(count, noun)}`, place].filter(Boolean).join(', ')}
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" tone="go" disabled={!isReady}>
            Continue
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
