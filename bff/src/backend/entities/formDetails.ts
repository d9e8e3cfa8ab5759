import { readOrError, type OrError } from '../reading/orError.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { DetailReader } from './detailReader.ts';

/** What both forms ask, and as what each answer is read. */
const common = {
  dateOfBirth: 'day',
  age: 'whole',
  gender: 'text',
  address: 'text',
  city: 'text',
  state: 'text',
  emergencyContact: 'text',
  preferredLanguage: 'text',
  interests: 'words',
  achievements: 'text',
} as const;

/** What most have answered comes first: one answer shows that the form is not empty. */
export const careerForm = {
  class: 'text',
  schoolName: 'text',
  parentContact: 'text',
  academicStream: 'text',
  tenthPercentage: 'decimal',
  twelfthPercentage: 'decimal',
  futureAspirations: 'text',
  ...common,
} as const;

export const professionalForm = {
  currentPosition: 'text',
  institution: 'text',
  experience: 'text',
  qualifications: 'text',
  specialization: 'text',
  researchInterests: 'text',
  publications: 'text',
  certifications: 'text',
  ...common,
} as const;

type Form = Record<string, 'text' | 'whole' | 'decimal' | 'day' | 'words'>;

/** The answers of a form: each what it says, or why that can't be understood. */
export type AnswersOf<F extends Form> = { [K in keyof F]: OrError<ReturnType<DetailReader[F[K]]>> };

export const career = formOf(careerForm);
export const professional = formOf(professionalForm);

interface FormReader<F extends Form> {
  /** Each answer is read when it is asked for, since few of them are. */
  read: (record: RecordReader) => AnswersOf<F>;
  /** The same answers; null when none are known. */
  known: (answers: AnswersOf<F> | null) => AnswersOf<F> | null;
}

function formOf<F extends Form>(form: F): FormReader<F> {
  class RecordedAnswers {
    readonly detail: DetailReader;

    constructor(record: RecordReader) {
      this.detail = new DetailReader(record);
    }
  }
  for (const [key, kind] of Object.entries(form)) {
    const read = (detail: DetailReader) => detail[kind](key);
    Object.defineProperty(RecordedAnswers.prototype, key, {
      get(this: RecordedAnswers) {
        return readOrError(read, this.detail);
      },
    });
  }

  return {
    read: (record) => new RecordedAnswers(record) as unknown as AnswersOf<F>,
    known: (answers) =>
      answers && Object.keys(form).some((key) => isAnswer(answers[key])) ? answers : null,
  };
}

function isAnswer(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null;
}
