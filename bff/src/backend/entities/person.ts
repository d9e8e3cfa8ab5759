import type { Reference } from '../../domain/reference.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import type { Audience, Role } from '../../domain/account.ts';
import type { Club } from '../../domain/club.ts';
import type { Mentor } from '../../domain/mentor.ts';
import { readMentorReference } from './mentor.ts';
import { includesProgress, readProgress } from './progress.ts';
import type { Progress } from '../../domain/progress.ts';
import type { AgreedStep, NextSession } from '../../domain/counselling.ts';
import type { InterestProfile } from '../../domain/interests.ts';
import { readInterestProfile } from './interestProfile.ts';
import { readNextSession, readSteps } from './counselling.ts';
import { DetailReader, hasKeyDetail } from './detailReader.ts';
import { readClubReference } from './club.ts';
import { readOrError } from '../reading/orError.ts';
import type { EducatorDetails, StudentDetails } from '../../domain/form.ts';
import type { Educator, PersonOf, Student } from '../../domain/person.ts';
import { ownerFrom } from './progressOwner.ts';
import { readTag } from './tag.ts';
import { readCareerForm, readProfessionalForm } from './formDetails.ts';
const STATUSES = ['active', 'pending', 'inactive'];

/** Account status: known values in lower case, others unchanged. */
function readStatus(record: RecordReader): string | null {
  const text = record.text('status');
  const word = text?.trim().toLowerCase();
  return STATUSES.find((status) => status === word) ?? text;
}

/** Keys of a person's club and mentor; `club` is that of the mentor's view. */
const CLUB_KEYS = ['assignedClub', 'club', 'clubId'] as const;
const MENTOR_KEYS = ['assignedMentor', 'mentor', 'mentorId'] as const;

/** The club that a person's record refers to. */
export function readOwnClub(record: RecordReader, reader: Role): Reference<Club> {
  return readClubReference(record, record.keyOf(CLUB_KEYS), reader);
}

/** Data about a person from outside the record. */
interface PersonContext {
  /** For a record whose id is not the person's. */
  id?: string;
  version?: string | null;
}

/**
 * A person from a record. Id and name are read eagerly, other fields on access: unselected fields
 * cost nothing, and an unreadable one does not affect the others.
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

  constructor(record: RecordReader, reader: Role, audience: A, context: PersonContext) {
    this.id = context.id ?? record.id();
    this.name = record.requiredText('name');
    this.email = record.requiredText('email');
    this.audience = audience;
    this.reader = reader;
    this.knownVersion = context.version;
    this.record = record;
  }

  get pendingEmail(): string | null {
    return this.reader === this.audience ? this.record.text('pendingEmail') : null;
  }

  get phone(): string | null {
    return this.record.text('phone');
  }

  get status(): string | null {
    return readStatus(this.record);
  }

  /** Null when the reader cannot know: a mentor does not see the whole form. */
  get formSubmitted(): boolean | null {
    const flag = this.record.flag('formSubmitted');
    if (flag === true || this.reader === 'mentor') return flag;
    return hasKeyDetail(this.record, this.audience) || (flag ?? false);
  }

  /** The key is `joinDate` in the mentor's view. */
  get createdAt(): string | null {
    return this.record.moment('createdAt', 'joinDate');
  }

  get club(): Reference<Club> {
    return readOwnClub(this.record, this.reader);
  }

  get mentor(): Reference<Mentor> {
    return readMentorReference(this.record, this.record.keyOf(MENTOR_KEYS), this.reader);
  }

  /** Text, or a list joined by line breaks. */
  get notes(): string | null {
    if (this.reader !== 'mentor') return null;
    if (!Array.isArray(this.record.raw('notes'))) return this.record.text('notes');
    return this.record.words('notes').join('\n') || null;
  }

  get nextSession(): NextSession | null {
    return readNextSession(this.record);
  }

  get agreedSteps(): AgreedStep[] | undefined {
    return readSteps(this.record);
  }

  get version(): string | null {
    return this.knownVersion ?? readTag(this.record) ?? null;
  }

  /** Undefined when the record lacks it. */
  get progress(): Progress | undefined {
    if (this.knownProgress === undefined && includesProgress(this.record)) {
      // An unreadable club is reported at its own field, and does not affect the progress.
      const club = readOrError((person) => person.club, this as { club: Reference<Club> });
      const owner = ownerFrom(this, club instanceof Error ? null : club);
      this.knownProgress = readProgress(this.record, owner) ?? undefined;
    }
    return this.knownProgress;
  }

  /** Set from another call. */
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

  get interestProfile(): InterestProfile | null {
    return readInterestProfile(this.record);
  }

  get interestConsentDue(): boolean | null {
    return this.record.flag('interestConsentDue');
  }
}

class RecordedEducator extends RecordedPerson<'educator'> implements Educator {
  get formDetails(): EducatorDetails | null {
    return readProfessionalForm(this.record);
  }
}

/** Reads the person of a call that belongs to one audience. */
export const readPersonOf: {
  [A in Audience]: (record: RecordReader, reader: Role, context?: PersonContext) => PersonOf<A>;
} = {
  student: (record, reader, context = {}) =>
    new RecordedStudent(record, reader, 'student', context),
  educator: (record, reader, context = {}) =>
    new RecordedEducator(record, reader, 'educator', context),
};
