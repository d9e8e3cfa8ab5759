import type { Audience } from '../../domain/audience.ts';
import type { Club } from '../../domain/club.ts';
import type { Mentor } from '../../domain/mentor.ts';
import type { Progress } from '../../domain/progress.ts';
import type { ProgressRecord } from '../../domain/progressRecord.ts';
import type { Reference } from '../../domain/reference.ts';
import { readClubReference } from '../entities/club.ts';
import { readMentorReference } from '../entities/mentor.ts';
import { readLastUpdated, readProgress } from '../entities/progress.ts';
import { RecordedProgress } from '../entities/recordedProgress.ts';
import { isRecord } from '../reading/isRecord.ts';
import { orError, readOrError, unlessError, type OrError } from '../reading/orError.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { refKey } from '../reading/reference.ts';

/** An entry of the tracker: names where other calls have references. */
export class RecordedEntry implements ProgressRecord {
  readonly person: PersonOfEntry;
  private readonly record: RecordReader;

  /** @param knownClub the club as another call has it, for an entry that does not include it */
  constructor(record: RecordReader, audience: Audience, knownClub?: Reference<Club>) {
    this.person = new PersonOfEntry(record, audience, knownClub);
    this.record = record;
  }

  get mentorName(): string | null {
    return nameIn(this.record, 'mentor', 'assignedMentor');
  }

  get clubName(): string | null {
    return nameIn(this.record, 'club', 'assignedClub');
  }

  get progress(): Progress {
    return this.person.progress;
  }

  get lastUpdated(): string | null {
    const progress = this.person.progressOrError;
    return progress instanceof Error
      ? (readLastUpdated(this.record) ?? this.progress.lastUpdated)
      : progress.lastUpdated;
  }
}

/** What an entry tells of the person; fields that others refer to are read when they are asked for. */
class PersonOfEntry {
  readonly id: string;
  readonly name: string;
  readonly audience: Audience;
  readonly reader = 'admin';
  readonly progressOrError: OrError<Progress>;
  private readonly record: RecordReader;
  private readonly knownClub: Reference<Club> | undefined;

  constructor(record: RecordReader, audience: Audience, knownClub: Reference<Club> | undefined) {
    this.id = record.id();
    this.name = record.requiredText('name');
    this.audience = audience;
    this.record = record;
    this.knownClub = knownClub;
    this.progressOrError = orError(() => readProgressOfRecord(record, this.id));
  }

  get progress(): Progress {
    return unlessError(this.progressOrError);
  }

  get email(): string | undefined {
    return this.record.text('email') ?? undefined;
  }

  get club(): Reference<Club> | undefined {
    return this.knownClub === undefined ? readClubOfRecord(this.record) : this.knownClub;
  }

  get mentor(): Reference<Mentor> | undefined {
    const key = referenceKey(this.record, 'assignedMentor', 'mentorId', 'mentor');
    return typeof key === 'string' ? readMentorReference(this.record, key, 'admin') : key;
  }
}

const readClubKey = (record: RecordReader) =>
  refKey(readClubOfRecord(record)) ?? nameIn(record, 'club', 'assignedClub');

/** An entry without any progress is of somebody who has not started. */
function readProgressOfRecord(record: RecordReader, personId: string): Progress {
  const owner = { personId, clubId: clubKeyOf(record), reader: 'admin' as const };
  const progress = readProgress(record, owner);
  if (progress !== null) return progress;
  return new RecordedProgress({
    owner,
    percent: 0,
    currentStage: null,
    lastUpdated: readOrError(readLastUpdated, record),
    stages: null,
    isIdentified: true,
  });
}

/** The id of the club, or its name where that is all there is; null where neither can be understood. */
function clubKeyOf(record: RecordReader): string | null {
  const key = readOrError(readClubKey, record);
  return key instanceof Error ? null : key;
}

/** Undefined where a name is all there is: several clubs may have it. */
export function readClubOfRecord(record: RecordReader): Reference<Club> | undefined {
  const key = referenceKey(record, 'assignedClub', 'clubId', 'club');
  return typeof key === 'string' ? readClubReference(record, key, 'admin') : key;
}

/** The key that holds a reference; null when the record says that there is none. */
function referenceKey(
  record: RecordReader,
  whole: string,
  id: string,
  named: string,
): string | null | undefined {
  const key = [whole, id].find((candidate) => record.raw(candidate) !== null);
  if (key !== undefined) return key;
  if (isRecord(record.raw(named))) return named;
  return [whole, id, named].some((one) => record.carries(one)) && record.raw(named) === null
    ? null
    : undefined;
}

/** The name in `named`, or of the record in `whole`. */
export function nameIn(record: RecordReader, named: string, whole: string): string | null {
  const key = record.raw(named) === null && isRecord(record.raw(whole)) ? whole : named;
  return isRecord(record.raw(key)) ? (record.child(key)?.text('name') ?? null) : record.text(key);
}
