import { chakra, Grid } from '@chakra-ui/react';
import { figureText } from '../../../lib/format.ts';
import { compareNames, searchText } from '../../../lib/list/compareText.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import { Select } from '../../../ui/fields/Select.tsx';
import { useClubCandidatesQuery } from '../pickers/ClubCandidates.generated.ts';
import { useMentorCandidatesQuery } from '../pickers/MentorCandidates.generated.ts';
import { isInactive } from '../pickers/mentorGroups.ts';
import { useFetchToast } from '../table/listTexts.tsx';
import { PagedItems } from '../table/PagedItems.tsx';
import { shortText } from './cellText.ts';
import type { Choices, NameKind, OpenName } from './names.ts';

const NONE = 'none';
const SHOWN_LINES = 10;

const OF = {
  club: { noun: 'Club', none: 'No club' },
  mentor: { noun: 'Mentor', none: 'No mentor' },
};

interface NamesPartProps {
  audience: ClubAudience;
  names: readonly OpenName[];
  choices: Choices;
  onChoices: (choices: Choices) => void;
}

/** Names of clubs and mentors that the server does not accept, each with a choice of another. */
export function NamesPart({ audience, names, choices, onChoices }: NamesPartProps) {
  const options = useOptions(audience);
  const choose = ({ key, kind, name, lines, isPartial }: OpenName, value: string) => {
    const next = new Map(choices);
    if (value === '') next.delete(key);
    else {
      const id = value === NONE ? null : value;
      next.set(key, { kind, name, id, lines: isPartial ? new Set(lines) : undefined });
    }
    onChoices(next);
  };
  const valueOf = ({ key }: OpenName) => {
    const choice = choices.get(key);
    return choice ? (choice.id ?? NONE) : '';
  };
  return (
    <chakra.section display="grid" gap="2">
      <chakra.h3 textStyle="item">Clubs and mentors to choose</chakra.h3>
      <chakra.p textStyle="small" color="ink-soft">
        Choose another for the lines of a name, or mend the file.
      </chakra.p>
      {/* Each choice has all clubs or mentors as options. */}
      <PagedItems noun="names" items={names} pageSize={5}>
        {(page) => (
          <chakra.ul
            aria-label="Clubs and mentors to choose"
            css={{ '& > li + li': { borderTop: 'line' } }}
          >
            {page.map((name) => (
              <chakra.li key={name.key} paddingBlock="2">
                <Grid templateColumns={{ md: '1fr 1fr' }} gap="3" alignItems="center">
                  <NameText name={name} />
                  <Select
                    dense
                    aria-label={`${OF[name.kind].noun} for ${shortText(name.name)}`}
                    placeholder="Choose another"
                    options={[{ value: NONE, label: OF[name.kind].none }, ...options[name.kind]]}
                    value={valueOf(name)}
                    onChange={({ target }) => {
                      choose(name, target.value);
                    }}
                  />
                </Grid>
              </chakra.li>
            ))}
          </chakra.ul>
        )}
      </PagedItems>
    </chakra.section>
  );
}

const NameText = ({ name: { kind, name, message, lines } }: { name: OpenName }) => (
  <chakra.div overflowWrap="anywhere" lineHeight="snug">
    <b>
      <bdi>{shortText(name)}</bdi>
    </b>
    <chakra.p textStyle="small" color="ink-soft">
      {`${message ?? OF[kind].noun}, ${linesText(lines)}`}
    </chakra.p>
  </chakra.div>
);

/** "lines 2, 5 and 7 more" */
function linesText(lines: readonly number[]): string {
  const shown = lines.slice(0, SHOWN_LINES).join(', ');
  const more = lines.length - SHOWN_LINES;
  return `${lines.length === 1 ? 'line' : 'lines'} ${shown}${more > 0 ? ` and ${figureText(more)} more` : ''}`;
}

interface Candidate {
  id: string;
  name: string;
  email?: string | null;
  club?: { name: string } | null;
}

/** Clubs of the audience, and active mentors who may have people of it. An email tells two of one name. */
function useOptions(audience: ClubAudience) {
  const clubs = useClubCandidatesQuery({ variables: { clubFor: audience } });
  const mentors = useMentorCandidatesQuery();
  useFetchToast(clubs.error, 'clubs');
  useFetchToast(mentors.error, 'mentors');
  const byLabel = (one: { label: string }, other: { label: string }) =>
    compareNames(one.label, other.label);
  const toOptions = (all: readonly Candidate[]) => {
    const names = all.map(({ name }) => searchText(name));
    const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index));
    return all
      .map(({ id, name, email, club }) => ({
        value: id,
        label: [
          club ? `${name} (${club.name})` : name,
          ...(email && repeated.has(searchText(name)) ? [email] : []),
        ].join(', '),
      }))
      .sort(byLabel);
  };
  const active = (mentors.data?.mentors ?? []).filter(
    (mentor) => !isInactive(mentor) && (mentor.club?.clubFor ?? audience) === audience,
  );
  return { club: toOptions(clubs.data?.clubs ?? []), mentor: toOptions(active) } satisfies Record<
    NameKind,
    unknown
  >;
}
