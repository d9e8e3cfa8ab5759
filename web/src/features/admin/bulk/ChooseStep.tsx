import { Grid } from '@chakra-ui/react';
import { countText } from '../../../lib/format.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { OptionList } from '../../../ui/OptionList.tsx';
import { CandidateList } from '../pickers/CandidateList.tsx';
import { NONE, useCandidates } from '../pickers/useCandidates.tsx';
import { CHOOSE_TITLE, type Chosen } from './bulkTexts.ts';
import { otherClubOf, planOf, type BulkPerson, type Plan } from './plan.ts';
import { spread, type Load } from './spread.ts';

/** A choice with what it will do. */
export interface Prepared {
  chosen: Chosen;
  plan: Plan;
  /** Figures of the mentors, for a spread. */
  loads?: Load[];
}

/** What is entered in the choice. */
export interface Entry {
  choice: string;
  search: string;
}

interface ChooseStepProps {
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

const STATUSES = [
  { value: 'active', title: 'Active', subtitle: 'They can log in.' },
  { value: 'pending', title: 'Pending', subtitle: 'They can log in.' },
  { value: 'inactive', title: 'Inactive', subtitle: 'They can’t log in. Their sessions end.' },
];

/** Choice of a status. */
export function ChooseStatus(props: ChooseStepProps) {
  const { noun, people, count, entry, onEntry, onClose, returnTo, onChosen } = props;
  const { choice } = entry;
  const status = STATUSES.find(({ value }) => value === choice);
  return (
    <Dialog
      open
      onClose={onClose}
      returnTo={returnTo}
      title={CHOOSE_TITLE.status}
      description={`For ${countText(count, noun)}`}
      onSubmit={() => {
        if (!status || !people) return;
        const chosen: Chosen = {
          kind: 'status',
          name: status.title,
          endsSessions: choice === 'inactive',
        };
        onChosen({ chosen, plan: planOf(people, choice) });
      }}
      footer={<Buttons isReady={status !== undefined && people !== null} onClose={onClose} />}
    >
      <OptionList
        label="Status"
        value={choice}
        onChange={(value) => {
          onEntry({ choice: value });
        }}
        groups={[{ options: STATUSES }]}
      />
    </Dialog>
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
export function ChooseCandidate(
  props: ChooseStepProps & { kind: 'mentor' | 'club'; audience: ClubAudience },
) {
  const { kind, audience, noun, people, count, entry, onEntry, onClose, returnTo, onChosen } =
    props;
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
      onChosen({ chosen: { kind, name: null, isSpread: true }, plan, loads });
      return;
    }
    const target = candidates.find(choice);
    const mentor = candidates.mentors.find(({ id }) => id === choice) ?? null;
    onChosen({
      chosen: { kind, name: target?.name ?? null },
      plan: planOf(people, choice === NONE ? null : choice, otherClubOf(mentor)),
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      returnTo={returnTo}
      onSubmit={submit}
      title={CHOOSE_TITLE[kind]}
      description={[`For ${countText(count, noun)}`, club?.name].filter(Boolean).join(', ')}
      footer={<Buttons isReady={isReady} onClose={onClose} />}
    >
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
    </Dialog>
  );
}

const Buttons = ({ isReady, onClose }: { isReady: boolean; onClose: () => void }) => (
  <>
    <Button tone="outline" onClick={onClose}>
      Cancel
    </Button>
    <Button type="submit" tone="go" disabled={!isReady}>
      Continue
    </Button>
  </>
);
