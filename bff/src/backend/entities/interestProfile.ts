import { interestAreas, type InterestArea, type InterestProfile } from '../../domain/interests.ts';
import type { RecordReader } from '../reading/recordReader.ts';

/** The interest profile in the record of a student; null without one. */
export function readInterestProfile(student: RecordReader): InterestProfile | null {
  const record = student.child('interestProfile');
  return (
    record && {
      version: record.whole('version') ?? record.fail('version'),
      completedAt: record.requiredMoment('completedAt'),
      areas: record.records('areas').map((entry) => ({
        area: areaOf(entry.requiredText('area')) ?? entry.fail('area'),
        score: entry.whole('score') ?? entry.fail('score'),
      })),
      leading: record.words('leading').map((word) => areaOf(word) ?? record.fail('leading')),
    }
  );
}

const areaOf = (word: string): InterestArea | undefined =>
  interestAreas.find((area) => area === word.toLowerCase());
