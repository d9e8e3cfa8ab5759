import type { Reference } from '../../domain/reference.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import type { Audience } from '../../domain/audience.ts';
import type { Club } from '../../domain/club.ts';
import type { Mentor } from '../../domain/mentor.ts';
import type {
  EducatorDetails,
  PartialEducator,
  PartialPerson,
  PartialStudent,
  Person,
  PersonOf,
  StudentDetails,
} from '../../domain/person.ts';
import { readPersonOf } from '../entities/person.ts';

/**
 * The person of a submission. Each field is read when it is asked for; what the record does not
 * carry is undefined, and left to the list of people.
 */
abstract class Submitter<P extends Person> {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly reader = 'admin';
  /** The record's own is the moment of the submission. */
  readonly createdAt = undefined;
  protected readonly person: P;
  private readonly record: RecordReader;

  constructor(record: RecordReader, person: P) {
    this.id = person.id;
    this.name = person.name;
    this.email = person.email;
    this.person = person;
    this.record = record;
  }

  get formSubmitted(): boolean | null {
    return this.person.formSubmitted;
  }

  get phone(): string | null | undefined {
    return this.carries('phone') ? this.person.phone : undefined;
  }

  get status(): string | null | undefined {
    return this.carries('status') ? this.person.status : undefined;
  }

  get club(): Reference<Club> | undefined {
    return this.carries('assignedClub', 'club') ? this.person.club : undefined;
  }

  get mentor(): Reference<Mentor> | undefined {
    return this.carries('assignedMentor') ? this.person.mentor : undefined;
  }

  protected carries(...keys: string[]): boolean {
    return keys.some((key) => this.record.carries(key));
  }
}

class SubmittingStudent extends Submitter<PersonOf<'student'>> implements PartialStudent {
  readonly audience = 'student';

  get education(): string | null | undefined {
    return this.carries('education') ? this.person.education : undefined;
  }

  get formDetails(): StudentDetails | null {
    return this.person.formDetails;
  }
}

class SubmittingEducator extends Submitter<PersonOf<'educator'>> implements PartialEducator {
  readonly audience = 'educator';

  get formDetails(): EducatorDetails | null {
    return this.person.formDetails;
  }
}

/** The student or educator of an entry of the list of submissions. */
export function readSubmitter(record: RecordReader, audience: Audience, id: string): PartialPerson {
  return audience === 'student'
    ? new SubmittingStudent(record, readPersonOf.student(record, 'admin', { id }))
    : new SubmittingEducator(record, readPersonOf.educator(record, 'admin', { id }));
}
