import type { Reference } from '../../domain/reference.ts';
import { isRecord } from '../reading/isRecord.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import type { Role } from '../../domain/user.ts';
import type { Club } from '../../domain/club.ts';
import { readClubReference } from './club.ts';
import type { Mentor } from '../../domain/mentor.ts';
import { readTag } from './tag.ts';

/** What is known of a mentor beside the record. */
interface KnownOfMentor {
  /** For a record without an id. */
  id?: string;
  version?: string | null;
}

/** A mentor record, whole or as it stands inside another record. */
export function readMentor(record: RecordReader, reader: Role, known: KnownOfMentor = {}): Mentor {
  return new RecordedMentor(record, reader, known);
}

/** The signed-in mentor, whom the profile needs not tell by an id. */
export function readOwnMentor(record: RecordReader, version: string | null): Mentor {
  const id = record.optionalId() ?? idOf(record);
  return new RecordedMentor(record, 'mentor', { id, version });
}

/** Identity is read at once, everything else when it is asked for, as with a person. */
class RecordedMentor implements Mentor {
  readonly id: string;
  readonly name: string;
  readonly reader: Role;
  private readonly record: RecordReader;
  private readonly knownVersion: string | null | undefined;

  constructor(record: RecordReader, reader: Role, known: KnownOfMentor) {
    this.id = known.id ?? record.id();
    this.name = record.requiredText('name');
    this.reader = reader;
    this.record = record;
    this.knownVersion = known.version;
  }

  get email(): string | null | undefined {
    return carriedText(this.record, 'email');
  }

  get phone(): string | null | undefined {
    return carriedText(this.record, 'phone');
  }

  get specialization(): string | null | undefined {
    return carriedSkill(this.record, 'specialization');
  }

  get experience(): string | null | undefined {
    return carriedSkill(this.record, 'experience');
  }

  get status(): string | null | undefined {
    return carriedText(this.record, 'status');
  }

  get studentsCount(): number | null | undefined {
    return this.record.carries('studentsCount') ? this.record.whole('studentsCount') : undefined;
  }

  get club(): Reference<Club> | undefined {
    return this.record.carries('assignedClub')
      ? readClubReference(this.record, 'assignedClub', this.reader)
      : undefined;
  }

  get version(): string | null | undefined {
    return this.knownVersion === undefined ? readTag(this.record) : this.knownVersion;
  }
}

/** A mentor inside another record: an object, an id, a name, or nothing. */
export function readMentorReference(
  record: RecordReader,
  key: string,
  reader: Role,
): Reference<Mentor> {
  const found = record.reference(key);
  if (found === null) return null;
  if (typeof found !== 'string') return readMentor(found, reader);
  const told = reader === 'student' || reader === 'educator' ? withoutId(record, key) : null;
  return told === null ? found : new RecordedMentor(told, reader, { id: idOf(told) });
}

/**
 * A mentor who is told of without an id. Students and educators have no list in which to look, so
 * that this is all they can know.
 */
function withoutId(record: RecordReader, key: string): RecordReader | null {
  const told = isRecord(record.raw(key)) ? record.child(key) : null;
  return told?.optionalId() === null && told.text('name') !== null ? told : null;
}

/** The email, which is the login, else the name. */
function idOf(mentor: RecordReader): string {
  return (mentor.text('email') ?? mentor.requiredText('name')).trim().toLowerCase();
}

/** Text, also where a backend lists its parts. */
function carriedSkill(record: RecordReader, key: string): string | null | undefined {
  return Array.isArray(record.raw(key))
    ? record.words(key).join(', ') || null
    : carriedText(record, key);
}

function carriedText(record: RecordReader, key: string): string | null | undefined {
  return record.carries(key) ? record.text(key) : undefined;
}
