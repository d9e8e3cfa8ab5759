import { object, string } from 'yup';
import { stageName } from '../../../lib/journey/journey.ts';
import { nameRuleOf } from '../../../lib/nameRule.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import type { ClubRowFragment } from './ClubRow.generated.ts';

/** A stage in a form; the key does not change when it is renamed or moved. */
export interface StageValue {
  key: string;
  /** Id of the existing stage; null for a new one. */
  id: string | null;
  name: string;
}

/** The fields of the club forms. */
export interface ClubValues {
  name: string;
  description: string;
  clubFor: ClubAudience;
  stages: StageValue[];
}

export const FIELDS = ['name', 'description', 'clubFor', 'stages'];

/** Minimum number of stages of a club. */
export const FEWEST_STAGES = 5;

const DEFAULT_STAGES = [
  'Initial Counseling',
  'Assessment',
  'Document Review',
  'Career Planning',
  'Final Guidance',
];

export const NEW_CLUB: ClubValues = {
  name: '',
  description: '',
  clubFor: 'STUDENT',
  stages: DEFAULT_STAGES.map((name) => ({ key: name, id: null, name })),
};

export const valuesOf = (club: ClubRowFragment): ClubValues => ({
  name: club.name,
  description: club.description ?? '',
  clubFor: club.clubFor ?? 'STUDENT',
  stages: (club.stages ?? []).map(({ id, name }) => ({ key: id, id, name })),
});

/** Input of both mutations, without the stages. */
export const inputOf = ({ name, description, clubFor }: ClubValues) => ({
  name: name.trim(),
  description: description.trim(),
  clubFor,
});

/** @param stored the name of the club that is edited, which stays valid */
export const clubSchema = (stored?: string) =>
  object({
    name: nameRuleOf({
      required: 'Club name is required',
      least: 3,
      short: 'Club name must be at least 3 characters',
      ...(stored !== undefined && { stored }),
    }),
    description: string()
      .trim()
      .required('Description is required')
      .min(10, 'Description must be at least 10 characters'),
    clubFor: string().oneOf(['STUDENT', 'EDUCATOR']).required(),
  });

/** Stages as one string, to compare two versions. */
const stagesKey = (stages: readonly StageValue[]) =>
  JSON.stringify(stages.map(({ id, name }) => ({ id, name })));

const stagesIn = (text: string) =>
  (JSON.parse(text) as Pick<StageValue, 'id' | 'name'>[]).map((stage, index) => ({
    key: stage.id ?? `new-${index}`,
    ...stage,
  }));

/** Formats such a string for display, with one line per stage. */
export const stagesText = (text: string): string =>
  stagesIn(text)
    .map(({ name }, index) => `${index + 1}. ${stageName(name, index)}`)
    .join(',\n');

/** Converts the values to strings and back, to compare two versions. */
export const toTexts = ({ stages, ...values }: ClubValues) => ({
  ...values,
  stages: stagesKey(stages),
});
export const fromTexts = ({ stages, ...values }: ReturnType<typeof toTexts>): ClubValues => ({
  ...values,
  stages: stagesIn(stages),
});
