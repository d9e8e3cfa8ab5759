import { unlessError } from '../../rest/orError.ts';
import type { RecordReader } from '../../rest/reader.ts';
import type { Audience, ClubReference } from '../clubs/club.ts';
import { readPercent } from './normalise.ts';
import { nameIn, readTrackedClub, readTrackedPerson, type TrackedPerson } from './trackedPerson.ts';

/**
 * What an entry of the tracker is searched, narrowed, sorted and summed up by. Each is read when it
 * is asked for, and the whole entry only for those on the page: of a thousand entries most of the
 * time went into reading what nobody saw.
 */
export class TrackedRow {
  private readonly record: RecordReader;
  private readonly audience: Audience;
  private readonly knownClub: ClubReference | undefined;

  /** @param knownClub the club as another call tells it, for an entry that does not */
  constructor(record: RecordReader, audience: Audience, knownClub?: ClubReference) {
    this.record = record;
    this.audience = audience;
    this.knownClub = knownClub;
  }

  get id(): string {
    return this.record.id();
  }

  get name(): string {
    return this.record.requiredText('name');
  }

  get mentorName(): string | null {
    return nameIn(this.record, 'mentor', 'assignedMentor');
  }

  get clubName(): string | null {
    return nameIn(this.record, 'club', 'assignedClub');
  }

  /** Undefined when nothing is known of it. */
  get club(): ClubReference | undefined {
    return this.knownClub === undefined ? readTrackedClub(this.record) : this.knownClub;
  }

  get percent(): number {
    return readPercent(this.record);
  }

  get lastUpdated(): string | null {
    return unlessError(this.whole().lastUpdated);
  }

  /** The same entry with the club that it does not tell of itself. */
  withClub(club: ClubReference): TrackedRow {
    return new TrackedRow(this.record, this.audience, club);
  }

  whole(): TrackedPerson {
    return readTrackedPerson(this.record, this.audience, this.knownClub);
  }
}
