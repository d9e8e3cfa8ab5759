import type { Reference } from '../../domain/reference.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import type { Role } from '../../domain/user.ts';
import type { Audience } from '../../domain/audience.ts';
import type { Club } from '../../domain/club.ts';
import type { Mentor } from '../../domain/mentor.ts';
import { readMentorReference } from './mentor.ts';
import type { Progress } from '../../domain/progress.ts';
import { DetailReader } from './detailReader.ts';
import type {
  Educator,
  EducatorDetails,
  PersonOf,
  Student,
  StudentDetails,
} from '../../domain/person.ts';
import { readTag } from './tag.ts';
import { readCareerForm, readProfessionalForm } from './formDetails.ts';
import {
  readCreatedAt,
  readFormSubmitted,
  readNotes,
  readOwnClub,
  readOwnProgress,
} from './personFields.ts';

const STATUSES = ['active', 'pending', 'inactive'];

/** Account status: a known one in lower case, any other as given. */
function readStatus(record: RecordReader): string | null {
  const given = record.text('status');
  const known = given?.trim().toLowerCase();
  return STATUSES.find((status) => status === known) ?? given;
}

/** What is known of a person beside the record. */
export interface KnownOfPerson {
  /** For a record whose id is not the person's. */
  id?: string;
  version?: string | null;
}

/**
 * A person as told by a record. Identity is read at once, everything else when it is asked for: what
 * nobody asks for costs nothing, and an odd value there spoils nothing.
 */
abstract class RecordedPerson<A extends Audience> {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly audience: A;
  readonly reader: Role;
  protected readonly record: RecordReader;
  private readonly knownVersion: string | null | undefined;
  private knownProgress: Progress | undefined;

  constructor(record: RecordReader, reader: Role, audience: A, known: KnownOfPerson) {
    this.id = known.id ?? record.id();
    this.name = record.requiredText('name');
    this.email = record.requiredText('email');
    this.audience = audience;
    this.reader = reader;
    this.knownVersion = known.version;
    this.record = record;
  }

  get phone(): string | null {
    return this.record.text('phone');
  }

  get status(): string | null {
    return readStatus(this.record);
  }

  /** Null when the reader can't tell. */
  get formSubmitted(): boolean | null {
    return readFormSubmitted(this.record, this.reader, this.audience);
  }

  get createdAt(): string | null {
    return readCreatedAt(this.record);
  }

  get club(): Reference<Club> {
    return readOwnClub(this.record, this.reader);
  }

  get mentor(): Reference<Mentor> {
    return readMentorReference(this.record, 'assignedMentor', this.reader);
  }

  get notes(): string | null {
    return this.reader === 'mentor' ? readNotes(this.record) : null;
  }

  get version(): string | null {
    return this.knownVersion ?? readTag(this.record) ?? null;
  }

  /** Undefined when the record does not carry it. */
  get progress(): Progress | undefined {
    this.knownProgress ??= readOwnProgress(this.record, this.id, this.reader);
    return this.knownProgress;
  }

  /** As another call tells it. */
  set progress(known: Progress | undefined) {
    this.knownProgress = known;
  }
}

class RecordedStudent extends RecordedPerson<'student'> implements Student {
  get education(): string | null {
    return this.record.text('education') ?? new DetailReader(this.record).text('schoolName');
  }

  get formDetails(): StudentDetails | null {
    return readCareerForm(this.record);
  }

  get consentMissing(): boolean | null {
    return this.record.flag('consentMissing');
  }
}

class RecordedEducator extends RecordedPerson<'educator'> implements Educator {
  get formDetails(): EducatorDetails | null {
    return readProfessionalForm(this.record);
  }
}

/** Reads the person of a call that belongs to one audience. */
export const readPersonOf: {
  [A in Audience]: (record: RecordReader, reader: Role, known?: KnownOfPerson) => PersonOf<A>;
} = {
  student: (record, reader, known = {}) => new RecordedStudent(record, reader, 'student', known),
  educator: (record, reader, known = {}) => new RecordedEducator(record, reader, 'educator', known),
};
