import type { Reference } from '../../domain/reference.ts';
import { isRecord } from '../reading/isRecord.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import type { Role } from '../../domain/account.ts';
import type { Club } from '../../domain/club.ts';
import { readClubReference } from './club.ts';
import type { Mentor } from '../../domain/mentor.ts';
import { readTag } from './tag.ts';

const CLUB_KEYS = ['assignedClub', 'club', 'clubId'] as const;

/** Data about a mentor from outside the record. */
interface MentorContext {
  /** For a record without an id. */
  id?: string;
  version?: string | null;
}

/** A mentor from its own record, or from inside another record. */
export function readMentor(
  record: RecordReader,
  reader: Role,
  context: MentorContext = {},
): Mentor {
  return new RecordedMentor(record, reader, context);
}

/** The signed-in mentor, whose profile may lack an id. */
export function readOwnMentor(record: RecordReader, version: string | null): Mentor {
  const id = record.optionalId() ?? idOf(record);
  return new RecordedMentor(record, 'mentor', { id, version });
}

/** Id and name are read eagerly, other fields on access, as for a person. */
class RecordedMentor implements Mentor {
  readonly id: string;
  readonly name: string;
  readonly reader: Role;
  private readonly record: RecordReader;
  private readonly knownVersion: string | null | undefined;

  constructor(record: RecordReader, reader: Role, context: MentorContext) {
    this.id = context.id ?? record.id();
    this.name = record.requiredText('name');
    this.reader = reader;
    this.record = record;
    this.knownVersion = context.version;
  }

  get email(): string | null | undefined {
    return textIfGiven(this.record, 'email');
  }

  get phone(): string | null | undefined {
    return textIfGiven(this.record, 'phone');
  }

  get specialization(): string | null | undefined {
    return joinedTextIfGiven(this.record, 'specialization');
  }

  get experience(): string | null | undefined {
    return joinedTextIfGiven(this.record, 'experience');
  }

  get status(): string | null | undefined {
    return textIfGiven(this.record, 'status');
  }

  get secondFactor(): boolean | null | undefined {
    return this.record.has('secondFactor') ? this.record.flag('secondFactor') : undefined;
  }

  get studentsCount(): number | null | undefined {
    return this.record.has('studentsCount') ? this.record.whole('studentsCount') : undefined;
  }

  get club(): Reference<Club> | undefined {
    return CLUB_KEYS.some((key) => this.record.has(key))
      ? readClubReference(this.record, this.record.keyOf(CLUB_KEYS), this.reader)
      : undefined;
  }

  get version(): string | null | undefined {
    return this.knownVersion === undefined ? readTag(this.record) : this.knownVersion;
  }
}

/** A mentor inside another record: an object, an id, a name, or null. */
export function readMentorReference(
  record: RecordReader,
  key: string,
  reader: Role,
): Reference<Mentor> {
  const found = record.reference(key);
  if (found === null) return null;
  if (typeof found !== 'string') return readMentor(found, reader);
  const mentor = reader === 'student' || reader === 'educator' ? withoutId(record, key) : null;
  return mentor === null ? found : new RecordedMentor(mentor, reader, { id: idOf(mentor) });
}

/**
 * A mentor given without an id. Students and educators have no list of mentors to look it up in.
 */
function withoutId(record: RecordReader, key: string): RecordReader | null {
  const mentor = isRecord(record.raw(key)) ? record.child(key) : null;
  return mentor?.optionalId() === null && mentor.text('name') !== null ? mentor : null;
}

/** The email, or the name without one. */
function idOf(mentor: RecordReader): string {
  return (mentor.text('email') ?? mentor.requiredText('name')).trim().toLowerCase();
}

/** Text; a list is joined. */
function joinedTextIfGiven(record: RecordReader, key: string): string | null | undefined {
  return Array.isArray(record.raw(key))
    ? record.words(key).join(', ') || null
    : textIfGiven(record, key);
}

function textIfGiven(record: RecordReader, key: string): string | null | undefined {
  return record.has(key) ? record.text(key) : undefined;
}
