import { orError, type OrError } from '../../rest/answers/orError.ts';
import type { RecordReader } from '../../rest/answers/recordReader.ts';
import { DetailReader } from './detailReader.ts';
import type { EducatorDetails, StudentDetails } from './entity.ts';

/** Form details as told by a record. Each is read when it is asked for, since few of them are. */
abstract class RecordedDetails {
  protected readonly detail: DetailReader;

  constructor(record: RecordReader) {
    this.detail = new DetailReader(record);
  }

  get dateOfBirth(): OrError<string | null> {
    return orError(() => this.detail.day('dateOfBirth'));
  }

  get age(): OrError<number | null> {
    return orError(() => this.detail.whole('age'));
  }

  get gender(): OrError<string | null> {
    return orError(() => this.detail.text('gender'));
  }

  get address(): OrError<string | null> {
    return orError(() => this.detail.text('address'));
  }

  get city(): OrError<string | null> {
    return orError(() => this.detail.text('city'));
  }

  get state(): OrError<string | null> {
    return orError(() => this.detail.text('state'));
  }

  get emergencyContact(): OrError<string | null> {
    return orError(() => this.detail.text('emergencyContact'));
  }

  get preferredLanguage(): OrError<string | null> {
    return orError(() => this.detail.text('preferredLanguage'));
  }

  get interests(): OrError<string[]> {
    return orError(() => this.detail.words('interests', 'strengths'));
  }

  get achievements(): OrError<string | null> {
    return orError(() => this.detail.text('achievements'));
  }
}

class RecordedStudentDetails extends RecordedDetails implements StudentDetails {
  get parentContact(): OrError<string | null> {
    return orError(() => this.detail.text('parentContact'));
  }

  get class(): OrError<string | null> {
    return orError(() => this.detail.text('class'));
  }

  get schoolName(): OrError<string | null> {
    return orError(() => this.detail.text('schoolName', 'school'));
  }

  get academicStream(): OrError<string | null> {
    return orError(() => this.detail.text('academicStream'));
  }

  get tenthPercentage(): OrError<number | null> {
    return orError(() => this.detail.decimal('tenthPercentage'));
  }

  get twelfthPercentage(): OrError<number | null> {
    return orError(() => this.detail.decimal('twelfthPercentage'));
  }

  get futureAspirations(): OrError<string | null> {
    return orError(() => this.detail.text('futureAspirations', 'aspirations'));
  }
}

class RecordedEducatorDetails extends RecordedDetails implements EducatorDetails {
  get currentPosition(): OrError<string | null> {
    return orError(() => this.detail.text('currentPosition', 'position'));
  }

  get institution(): OrError<string | null> {
    return orError(() => this.detail.text('institution'));
  }

  get experience(): OrError<string | null> {
    return orError(() => this.detail.text('experience'));
  }

  get qualifications(): OrError<string | null> {
    return orError(() => this.detail.text('qualifications'));
  }

  get specialization(): OrError<string | null> {
    return orError(() => this.detail.text('specialization'));
  }

  get researchInterests(): OrError<string | null> {
    return orError(() => this.detail.text('researchInterests'));
  }

  get publications(): OrError<string | null> {
    return orError(() => this.detail.text('publications'));
  }

  get certifications(): OrError<string | null> {
    return orError(() => this.detail.text('certifications'));
  }
}

/** What most have answered comes first: one answer shows that the form is not empty. */
const commonKeys = [
  'dateOfBirth',
  'age',
  'gender',
  'address',
  'city',
  'state',
  'emergencyContact',
  'preferredLanguage',
  'interests',
  'achievements',
] as const;
const studentKeys: (keyof StudentDetails)[] = [
  'class',
  'schoolName',
  'parentContact',
  'academicStream',
  'tenthPercentage',
  'twelfthPercentage',
  'futureAspirations',
  ...commonKeys,
];
const educatorKeys: (keyof EducatorDetails)[] = [
  'currentPosition',
  'institution',
  'experience',
  'qualifications',
  'specialization',
  'researchInterests',
  'publications',
  'certifications',
  ...commonKeys,
];

/** The answers of the career form; null when none are known. */
export function readStudentDetails(record: RecordReader): StudentDetails | null {
  const details = new RecordedStudentDetails(record);
  return studentKeys.some((key) => isAnswer(details[key])) ? details : null;
}

/** The answers of the professional form; null when none are known. */
export function readEducatorDetails(record: RecordReader): EducatorDetails | null {
  const details = new RecordedEducatorDetails(record);
  return educatorKeys.some((key) => isAnswer(details[key])) ? details : null;
}

function isAnswer(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null;
}
