import { BANDS } from '../../ui/thresholds.ts';
import type { Filter } from './filters.ts';

/** Value of the stage filter for people who have not started. */
export const NO_STAGE = 'not-started';

export const bandOf = (value: string) => BANDS.find((one) => one.value === value);

const BAND_OPTIONS = BANDS.map(({ value, label, range }) => ({
  value,
  label: `${label}, ${range}`,
}));

/** Filter by progress; `kind` begins its description. */
export const bandFilter = <const Name extends string>(name: Name, all: string, kind = '') =>
  ({
    name,
    label: 'Progress',
    all,
    control: 'field',
    options: BAND_OPTIONS,
    text: (value: string) =>
      `${kind}${BAND_OPTIONS.find((one) => one.value === value)?.label ?? ''}`,
    word: (value: string) => bandOf(value)?.label ?? '',
    toInput: (value: string) => ({ band: bandOf(value)?.band }),
  }) as const satisfies Filter;

const stageText = (value: string) => (value === NO_STAGE ? 'Not Started' : value);

type Stages = readonly { name: string }[] | null | undefined;

/** Filter by current stage. Its options are these stages, and a chosen one of elsewhere. */
export const stageFilter = <const Name extends string, Choices>(
  name: Name,
  stagesOf: (choices: Choices, params: { filter: (name: string) => string }) => readonly Stages[],
) =>
  ({
    name,
    label: 'Stage',
    all: 'All stages',
    control: 'field',
    options: (choices: Choices, params: { filter: (name: string) => string }) => {
      const names = stagesOf(choices, params).flatMap((stages) => stages ?? []);
      const values = [NO_STAGE, ...names.map((stage) => stage.name), params.filter(name)];
      return [...new Set(values)]
        .filter((value) => value.trim() !== '')
        .map((value) => ({ value, label: stageText(value) }));
    },
    text: (value: string) => `stage ${stageText(value)}`,
    word: stageText,
    toInput: (value: string) => ({ currentStage: value === NO_STAGE ? '' : value }),
  }) as const satisfies Filter<object, Choices>;
