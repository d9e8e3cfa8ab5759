import type { Filter } from '../../../lib/list/filters.ts';
import { compareNames } from '../../../lib/list/compareText.ts';
import { stageFilter } from '../../../lib/list/progressFilters.ts';

interface Named {
  id: string;
  name: string;
}

type Records<Row extends Named = Named> = readonly Row[] | null | undefined;

/** Records that people are filtered by; missing while they are not loaded. */
export interface Choices {
  clubs: Records<Named & { stages: readonly { name: string }[] | null }>;
  mentors: Records;
}

/** Options of a filter by record, in the order of names. */
export const namedOptions = (records: Records) =>
  (records ?? [])
    .map(({ id, name }) => ({ value: id, label: name }))
    .sort((one, other) => compareNames(one.label, other.label));

export const nameIn = (records: Records, value: string) =>
  records?.find(({ id }) => id === value)?.name;

const recordFilter = <const Name extends 'club' | 'mentor'>(name: Name, label: string) => {
  const nameOf = (id: string, choices: Choices) => nameIn(choices[`${name}s`], id);
  return {
    name,
    label,
    all: `All ${name}s`,
    control: 'field',
    options: (choices: Choices) => namedOptions(choices[`${name}s`]),
    text: (id: string, choices: Choices) => {
      const found = nameOf(id, choices);
      return found ? `${name} ${found}` : `the chosen ${name}`;
    },
    word: (id: string, choices: Choices) => nameOf(id, choices) ?? name,
    leads: true,
  } as const;
};

/** Filter by club, of a list of people. */
export const CLUB = {
  ...recordFilter('club', 'Club'),
  toInput: (clubId: string) => ({ clubId }),
} satisfies Filter<object, Choices>;

/** Filter by mentor, of a list of people. */
export const MENTOR = {
  ...recordFilter('mentor', 'Mentor'),
  toInput: (mentorId: string) => ({ mentorId }),
} satisfies Filter<object, Choices>;

/** Filter by current stage: those of the filtered club, or of all clubs. */
export const STAGE = stageFilter('stage', ({ clubs }: Choices, { filter }) =>
  (clubs ?? [])
    .filter(({ id }) => !filter(CLUB.name) || id === filter(CLUB.name))
    .map(({ stages }) => stages),
);
