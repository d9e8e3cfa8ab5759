import type { RecordReader } from '../reading/recordReader.ts';
import type { Audience } from '../../domain/account.ts';
import type { GuardianConsent } from '../../domain/form.ts';
import { isRecord } from '../reading/isRecord.ts';

/** Keys of some form details in the mentor's view. */
const otherNames = new Map([
  ['schoolName', 'school'],
  ['futureAspirations', 'aspirations'],
  ['currentPosition', 'position'],
  ['interests', 'strengths'],
]);

/**
 * Reads form details, either in `formDetails` or directly in the record, as in the mentor's view,
 * which has other keys for some.
 */
export class DetailReader {
  private readonly record: RecordReader;
  private readonly details: RecordReader | null;

  constructor(record: RecordReader) {
    this.record = record;
    this.details = record.child('formDetails');
  }

  /** True when there is a value, readable or not. */
  has(key: string): boolean {
    const other = otherNames.get(key);
    return (this.details?.raw(key, other) ?? this.record.raw(key, other)) !== null;
  }

  text(key: string): string | null {
    const other = otherNames.get(key);
    return this.details?.text(key, other) ?? this.record.text(key, other);
  }

  whole(key: string): number | null {
    return this.details?.whole(key) ?? this.record.whole(key);
  }

  decimal(key: string): number | null {
    return this.details?.decimal(key) ?? this.record.decimal(key);
  }

  day(key: string): string | null {
    return this.details?.day(key) ?? this.record.day(key);
  }

  words(key: string): string[] {
    const other = otherNames.get(key);
    const own = this.details?.words(key, other) ?? [];
    return own.length > 0 ? own : this.record.words(key, other);
  }

  /** Null also for a value that is no record or has no guardian's name. */
  consent(key: string): GuardianConsent | null {
    const holder = this.details?.has(key) ? this.details : this.record;
    const consent = isRecord(holder.raw(key)) ? holder.child(key) : null;
    const guardianName = consent?.text('guardianName') ?? null;
    if (consent === null || guardianName === null) return null;
    return {
      guardianName,
      relation: consent.text('relation'),
      contact: consent.text('contact'),
      givenOn: consent.day('givenOn'),
      noticeVersion: consent.text('noticeVersion'),
      language: consent.text('language'),
    };
  }
}

const keyDetails: Record<Audience, string[]> = {
  student: ['class', 'schoolName', 'tenthPercentage', 'futureAspirations'],
  educator: ['currentPosition', 'institution', 'experience', 'qualifications'],
};

/** A filled key detail means that the form was submitted; the flag is ignored then. */
export function hasKeyDetail(record: RecordReader, audience: Audience): boolean {
  const detail = new DetailReader(record);
  return keyDetails[audience].some((key) => detail.has(key));
}
