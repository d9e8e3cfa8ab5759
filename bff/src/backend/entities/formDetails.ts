import {
  careerForm,
  professionalForm,
  type EducatorDetails,
  type StudentDetails,
} from '../../domain/form.ts';
import { orError } from '../reading/orError.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { DetailReader } from './detailReader.ts';

/** Reads the answers of the career form; null without any. */
export const readCareerForm = formReader<StudentDetails>(careerForm);

/** Reads the answers of the professional form; null without any. */
export const readProfessionalForm = formReader<EducatorDetails>(professionalForm);

type Kind = Exclude<keyof DetailReader, 'has'>;

/** Creates a reader whose answers are read on access: few are selected. */
function formReader<Details extends object>(
  form: Record<keyof Details, Kind>,
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
