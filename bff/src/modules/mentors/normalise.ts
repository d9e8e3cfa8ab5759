import { isRecord, type RecordReader } from '../../rest/reader.ts';
import type { ClubReference, Reader } from '../clubs/club.ts';
import { readClubReference } from '../clubs/normalise.ts';
import type { Mentor, MentorReference } from './mentor.ts';

/** A mentor record, whole or as it stands inside another record. */
export function readMentor(record: RecordReader, reader: Reader): Mentor {
  return new RecordedMentor(record, reader);
}

/** Who it is is read at once, everything else when it is asked for, as of a person. */
class RecordedMentor implements Mentor {
  readonly id: string;
  readonly name: string;
  readonly reader: Reader;
  private readonly record: RecordReader;

  constructor(record: RecordReader, reader: Reader, id = record.id()) {
    this.id = id;
    this.name = record.requiredText('name');
    this.reader = reader;
    this.record = record;
  }

  get email(): string | null | undefined {
    return carriedText(this.record, 'email');
  }

  get phone(): string | null | undefined {
    return carriedText(this.record, 'phone');
  }

  get specialization(): string | null | undefined {
    return carriedText(this.record, 'specialization');
  }

  get experience(): string | null | undefined {
    return carriedText(this.record, 'experience');
  }

  get status(): string | null | undefined {
    return carriedText(this.record, 'status');
  }

  get studentsCount(): number | null | undefined {
    return this.record.carries('studentsCount') ? this.record.whole('studentsCount') : undefined;
  }

  get club(): ClubReference | undefined {
    return this.record.carries('assignedClub')
      ? readClubReference(this.record, 'assignedClub', this.reader)
      : undefined;
  }
}

/** A mentor inside another record: an object, an id, a name, or nothing. */
export function readMentorReference(
  record: RecordReader,
  key: string,
  reader: Reader,
): MentorReference {
  const found = record.reference(key);
  if (found === null) return null;
  if (typeof found !== 'string') return { mentor: readMentor(found, reader) };
  const told = reader === 'student' || reader === 'educator' ? withoutId(record, key) : null;
  return told === null ? { key: found } : { mentor: new RecordedMentor(told, reader, idOf(told)) };
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

function carriedText(record: RecordReader, key: string): string | null | undefined {
  return record.carries(key) ? record.text(key) : undefined;
}
