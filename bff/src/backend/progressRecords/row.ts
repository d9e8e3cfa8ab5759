import type { Audience } from '../../domain/account.ts';
import type { Club } from '../../domain/club.ts';
import type { Mentor } from '../../domain/mentor.ts';
import type { OrError } from '../../domain/orError.ts';
import type { Progress } from '../../domain/progress.ts';
import type { ProgressRecord } from '../../domain/progressRecord.ts';
import type { Reference } from '../../domain/reference.ts';
import { readClubReference } from '../entities/club.ts';
import { readMentorReference } from '../entities/mentor.ts';
import { NoProgress } from '../entities/noProgress.ts';
import { readLastUpdated, readPercent, readProgress } from '../entities/progress.ts';
import { ownerFrom } from '../entities/progressOwner.ts';
import { mayBeId } from '../entities/idOrName.ts';
import type { PartialPerson } from '../../domain/person.ts';
import { isRecord } from '../reading/isRecord.ts';
import { ifReadable, readOrError, valueOrThrow } from '../reading/orError.ts';
import type { RecordReader } from '../reading/recordReader.ts';

/** What an entry lacks and another call gives. */
interface Known {
  mentorName?: string | null;
  clubName?: string | null;
  mentor?: Reference<Mentor>;
  club?: Reference<Club>;
}

/**
 * An entry of the tracker, which is also its person; fields that the entry lacks are undefined.
 * Everything is read on access, so that lists are searched, sorted and summarised without the rest.
 */
export class ProgressRow implements ProgressRecord {
  readonly audience: Audience;
  readonly reader = 'admin';
  private readonly record: RecordReader;
  /** Values from other calls. */
  readonly known: Known = {};
  private knownProgress: OrError<Progress> | undefined;

  constructor(record: RecordReader, audience: Audience) {
    this.record = record;
    this.audience = audience;
  }

  get id(): string {
    return this.record.id();
  }

  get name(): string {
    return this.record.requiredText('name');
  }

  get person(): PartialPerson {
    return this;
  }

  get email(): string | undefined {
    return this.record.text('email') ?? undefined;
  }

  /** Null also where the entry has only an id. */
  get mentorName(): string | null {
    return this.known.mentorName ?? nameIn(this.record, 'mentor', 'assignedMentor');
  }

  get mentor(): Reference<Mentor> | undefined {
    if (this.known.mentor !== undefined) return this.known.mentor;
    const key = referenceKey(this.record, 'assignedMentor', 'mentorId', 'mentor');
    return typeof key === 'string' ? readMentorReference(this.record, key, 'admin') : key;
  }

  /** Null also where the entry has only an id. */
  get clubName(): string | null {
    return this.known.clubName ?? nameIn(this.record, 'club', 'assignedClub');
  }

  /** Undefined where only the name is known: several clubs may share it. */
  get club(): Reference<Club> | undefined {
    return this.known.club === undefined ? readClub(this.record) : this.known.club;
  }

  get percent(): number {
    return readPercent(this.record);
  }

  get progress(): Progress {
    this.knownProgress ??= readOrError(readOwnProgress, this.record);
    return valueOrThrow(this.knownProgress);
  }

  /** Set from another call. */
  set progress(progress: Progress) {
    this.knownProgress = progress;
  }

  get lastUpdated(): string | null {
    return readLastUpdated(this.record) ?? valueOrThrow(this.progress.lastUpdated);
  }
}

/** An entry without progress belongs to a person who has not started. */
function readOwnProgress(record: RecordReader): Progress {
  const club = ifReadable(() => readClub(record) ?? nameIn(record, 'club', 'assignedClub'));
  const owner = ownerFrom({ id: record.id(), reader: 'admin' }, club);
  return readProgress(record, owner) ?? new NoProgress(owner);
}

function readClub(record: RecordReader): Reference<Club> | undefined {
  const key = referenceKey(record, 'assignedClub', 'clubId', 'club');
  return typeof key === 'string' ? readClubReference(record, key, 'admin') : key;
}

/** The key that holds a reference; null when the record has none. */
function referenceKey(
  record: RecordReader,
  whole: string,
  id: string,
  named: string,
): string | null | undefined {
  const key = [whole, id].find((candidate) => record.raw(candidate) !== null);
  if (key !== undefined) return key;
  if (isRecord(record.raw(named)) || hasId(record, named)) return named;
  return [whole, id, named].some((one) => record.has(one)) && record.raw(named) === null
    ? null
    : undefined;
}

/** The name in `named`, or of the record in `whole`. */
function nameIn(record: RecordReader, named: string, whole: string): string | null {
  const key = record.raw(named) === null && isRecord(record.raw(whole)) ? whole : named;
  if (hasId(record, key)) return null;
  return isRecord(record.raw(key)) ? (record.child(key)?.text('name') ?? null) : record.text(key);
}

/** True for an id in place of a name or a record. */
function hasId(record: RecordReader, key: string): boolean {
  const value = record.raw(key);
  return typeof value === 'number' || (typeof value === 'string' && mayBeId(value.trim()));
}
