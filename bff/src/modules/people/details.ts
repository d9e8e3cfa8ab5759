import type { RecordReader } from '../../rest/reader.ts';
import type { EducatorDetails, StudentDetails } from './person.ts';

type Kind = 'text' | 'whole' | 'decimal' | 'day';

/**
 * Reads form details, which stand in `formDetails`, or directly in the record (as in the mentor's
 * view), where some have a shorter name.
 */
function detailReader(record: RecordReader) {
  const details = record.child('formDetails');
  const read =
    <K extends Kind>(kind: K) =>
    (...keys: string[]) =>
      (details?.[kind](...keys) ?? record[kind](...keys)) as ReturnType<RecordReader[K]>;
  return {
    text: read('text'),
    whole: read('whole'),
    decimal: read('decimal'),
    day: read('day'),
    words: (...keys: string[]) => {
      const own = details?.words(...keys) ?? [];
      return own.length > 0 ? own : record.words(...keys);
    },
  };
}

function readCommon(detail: ReturnType<typeof detailReader>) {
  return {
    dateOfBirth: detail.day('dateOfBirth'),
    age: detail.whole('age'),
    gender: detail.text('gender'),
    address: detail.text('address'),
    city: detail.text('city'),
    state: detail.text('state'),
    emergencyContact: detail.text('emergencyContact'),
    preferredLanguage: detail.text('preferredLanguage'),
    interests: detail.words('interests', 'strengths'),
    achievements: detail.text('achievements'),
  };
}

/** The answers of the career form; null when none are known. */
export function readStudentDetails(record: RecordReader): StudentDetails | null {
  const detail = detailReader(record);
  return unlessEmpty({
    ...readCommon(detail),
    parentContact: detail.text('parentContact'),
    class: detail.text('class'),
    schoolName: detail.text('schoolName', 'school'),
    academicStream: detail.text('academicStream'),
    tenthPercentage: detail.decimal('tenthPercentage'),
    twelfthPercentage: detail.decimal('twelfthPercentage'),
    futureAspirations: detail.text('futureAspirations', 'aspirations'),
  });
}

/** The answers of the professional form; null when none are known. */
export function readEducatorDetails(record: RecordReader): EducatorDetails | null {
  const detail = detailReader(record);
  return unlessEmpty({
    ...readCommon(detail),
    currentPosition: detail.text('currentPosition', 'position'),
    institution: detail.text('institution'),
    experience: detail.text('experience'),
    qualifications: detail.text('qualifications'),
    specialization: detail.text('specialization'),
    researchInterests: detail.text('researchInterests'),
    publications: detail.text('publications'),
    certifications: detail.text('certifications'),
  });
}

/** A key detail that is filled means that the form was submitted, whatever the flag says. */
export function hasKeyDetail(details: StudentDetails | EducatorDetails | null): boolean {
  if (details === null) return false;
  const keys =
    'schoolName' in details
      ? [details.class, details.schoolName, details.tenthPercentage, details.futureAspirations]
      : [details.currentPosition, details.institution, details.experience, details.qualifications];
  return keys.some((value) => value !== null);
}

function unlessEmpty<T extends StudentDetails | EducatorDetails>(details: T): T | null {
  const isEmpty = Object.values(details).every(
    (value: unknown) => value === null || (Array.isArray(value) && value.length === 0),
  );
  return isEmpty ? null : details;
}
