import type { RecordReader } from '../../rest/answers/recordReader.ts';
import type { Audience } from '../clubs/audience.ts';
import { clubIdOf, type ClubReference } from '../clubs/entity.ts';
import type { MentorReference } from '../mentors/entity.ts';
import { readMentorReference } from '../mentors/normalise.ts';
import type { Progress } from '../progress/entity.ts';
import {
  DetailReader,
  readClass,
  readCurrentPosition,
  readInstitution,
  readSchoolName,
} from './detailReader.ts';
import type { PersonOf } from './entity.ts';
import { readPersonOf } from './normalise.ts';
import { readCreatedAt, readOwnClub, readOwnProgress } from './recordFields.ts';

/**
 * What a person of the admin's list is searched, narrowed and sorted by. Each is read when it is
 * asked for, and the whole person only for those on the page.
 */
export class PersonRow<A extends Audience> {
  readonly audience: A;
  private readonly record: RecordReader;
  private readonly knownProgress: Progress | undefined;

  /** @param knownProgress as another call tells it, for a record that does not */
  constructor(record: RecordReader, audience: A, knownProgress?: Progress) {
    this.record = record;
    this.audience = audience;
    this.knownProgress = knownProgress;
  }

  get id(): string {
    return this.record.id();
  }

  get name(): string {
    return this.record.requiredText('name');
  }

  get email(): string {
    return this.record.requiredText('email');
  }

  get status(): string | null {
    return this.record.text('status');
  }

  get createdAt(): string | null {
    return readCreatedAt(this.record);
  }

  get club(): ClubReference {
    return readOwnClub(this.record, 'admin');
  }

  get clubId(): string | null {
    return clubIdOf(this.club);
  }

  get mentor(): MentorReference {
    return readMentorReference(this.record, 'assignedMentor', 'admin');
  }

  /** Undefined when the list does not carry it. */
  get progress(): Progress | undefined {
    return this.knownProgress ?? readOwnProgress(this.record, this.id, 'admin');
  }

  get class(): string | null {
    return readClass(this.details);
  }

  get schoolName(): string | null {
    return readSchoolName(this.details);
  }

  get institution(): string | null {
    return readInstitution(this.details);
  }

  get currentPosition(): string | null {
    return readCurrentPosition(this.details);
  }

  private get details(): DetailReader {
    return new DetailReader(this.record);
  }

  /** The same person with progress that the list does not tell. */
  withProgress(progress: Progress): PersonRow<A> {
    return new PersonRow(this.record, this.audience, progress);
  }

  whole(): PersonOf<A> {
    return readPersonOf[this.audience](this.record, 'admin', { progress: this.knownProgress });
  }
}
