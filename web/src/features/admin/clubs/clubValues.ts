import { object, string } from 'yup';
import { stageName } from '../../../lib/journey/stageName.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import type { ClubRowFragment } from './ClubRow.generated.ts';

/** A stage in a form; the key stays while the stage is renamed and moved. */
export interface StageValue {
  key: string;
  /** Id of the stage that it was; null of a new one. */
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

/** How many stages a club keeps at least. */
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

/** The fields of a form, without its stages, as both mutations take them. */
export const inputOf = ({ name, description, clubFor }: ClubValues) => ({
  name: name.trim(),
  description: description.trim(),
  clubFor,
});

export const clubSchema = object({
  name: string()
    .trim()
    .required('Club name is required')
    .min(3, 'Club name must be at least 3 characters'),
  description: string()
    .trim()
    .required('Description is required')
    .min(10, 'Description must be at least 10 characters'),
  clubFor: string().oneOf(['STUDENT', 'EDUCATOR']).required(),
});

/** The stages as one text, by which two versions are compared. */
const stagesText = (stages: readonly StageValue[]) =>
  JSON.stringify(stages.map(({ id, name }) => ({ id, name })));

const stagesIn = (text: string) =>
  (JSON.parse(text) as Pick<StageValue, 'id' | 'name'>[]).map((stage, index) => ({
    key: stage.id ?? `new-${index}`,
    ...stage,
  }));

/** "1. Initial Counseling, 2. Assessment": such a text in words, a line for each stage. */
export const stageWords = (text: string): string =>
  stagesIn(text)
    .map(({ name }, index) => `${index + 1}. ${stageName(name, index)}`)
    .join(',\n');

/** The values as texts, and back, for two versions of a club. */
export const toTexts = ({ stages, ...values }: ClubValues) => ({
  ...values,
  stages: stagesText(stages),
});
export const fromTexts = ({ stages, ...values }: ReturnType<typeof toTexts>): ClubValues => ({
  ...values,
  stages: stagesIn(stages),
});
