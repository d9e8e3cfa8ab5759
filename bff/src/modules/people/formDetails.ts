import { readOrError, type OrError } from '../../rest/answers/orError.ts';
import type { RecordReader } from '../../rest/answers/recordReader.ts';
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

/** Null when no answers are known. */
export const readStudentDetails = readerOf(careerForm);
export const readEducatorDetails = readerOf(professionalForm);

/** Reads the answers of a form. Each is read when it is asked for, since few of them are. */
function readerOf<F extends Form>(form: F): (record: RecordReader) => AnswersOf<F> | null {
  const questions = Object.entries(form).map(([key, kind]) => ({
    key,
    read: (detail: DetailReader) => detail[kind](key),
  }));

  class RecordedAnswers {
    readonly detail: DetailReader;

    constructor(detail: DetailReader) {
      this.detail = detail;
    }
  }
  for (const { key, read } of questions) {
    Object.defineProperty(RecordedAnswers.prototype, key, {
      get(this: RecordedAnswers) {
        return readOrError(read, this.detail);
      },
    });
  }

  return (record) => {
    const detail = new DetailReader(record);
    const isAnswered = questions.some(
      ({ key, read }) => detail.has(key) && isAnswer(readOrError(read, detail)),
    );
    return isAnswered ? (new RecordedAnswers(detail) as unknown as AnswersOf<F>) : null;
  };
}

function isAnswer(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null;
}
