import type { EducatorDetails, StudentDetails } from '../../domain/person.ts';
import { orError } from '../reading/orError.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { DetailReader } from './detailReader.ts';

type Kind = 'text' | 'whole' | 'decimal' | 'day' | 'words' | 'consent';

/** The type of each answer of a form. */
type Form<Details> = Record<keyof Details, Kind>;

/** Answers of both forms. */
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

/** Frequent answers first: one answer shows that the form is not empty. */
const careerForm: Form<StudentDetails> = {
  class: 'text',
  schoolName: 'text',
  parentContact: 'text',
  academicStream: 'text',
  tenthPercentage: 'decimal',
  twelfthPercentage: 'decimal',
  futureAspirations: 'text',
  ...common,
  consent: 'consent',
};

const professionalForm: Form<EducatorDetails> = {
  currentPosition: 'text',
  institution: 'text',
  experience: 'text',
  qualifications: 'text',
  specialization: 'text',
  researchInterests: 'text',
  publications: 'text',
  certifications: 'text',
  ...common,
};

/** Reads the answers of the career form; null without any. */
export const readCareerForm = formReader<StudentDetails>(careerForm);

/** Reads the answers of the professional form; null without any. */
export const readProfessionalForm = formReader<EducatorDetails>(professionalForm);

/** Creates a reader whose answers are read on access: few are selected. */
function formReader<Details extends object>(
  form: Form<Details>,
): (record: RecordReader) => Details | null {
  const kinds = Object.entries<Kind>(form);

  class RecordedAnswers {
    readonly detail: DetailReader;

    constructor(record: RecordReader) {
      this.detail = new DetailReader(record);
    }
  }
  for (const [key, kind] of kinds) {
    Object.defineProperty(RecordedAnswers.prototype, key, {
      get(this: RecordedAnswers) {
        return this.detail[kind](key);
      },
    });
  }

  return (record) => {
    const answers = new RecordedAnswers(record);
    const { detail } = answers;
    const isAnswered = kinds.some(([key, kind]) => isAnswer(orError(() => detail[kind](key))));
    return isAnswered ? (answers as unknown as Details) : null;
  };
}

/** True also for an unreadable answer. */
function isAnswer(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null;
}
