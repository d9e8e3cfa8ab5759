import type { Audience } from '../../domain/audience.ts';
import type { Club } from '../../domain/club.ts';
import type { ProgressRecord } from '../../domain/progressRecord.ts';
import type { Reference } from '../../domain/reference.ts';
import { readPercent } from '../entities/progress.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { nameIn, readClubOfRecord, RecordedEntry } from './normalise.ts';

/**
 * What an entry of the tracker is searched, narrowed, sorted and summed up by. Each is read when it
 * is asked for, and the whole entry only for those on the page: of a thousand entries most of the
 * time went into reading what nobody saw.
 */
export class ProgressRow {
  private readonly record: RecordReader;
  private readonly audience: Audience;
  private readonly knownClub: Reference<Club> | undefined;

  /** @param knownClub the club as another call tells it, for an entry that does not */
  constructor(record: RecordReader, audience: Audience, knownClub?: Reference<Club>) {
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
  get club(): Reference<Club> | undefined {
    return this.knownClub === undefined ? readClubOfRecord(this.record) : this.knownClub;
  }

  get percent(): number {
    return readPercent(this.record);
  }

  get lastUpdated(): string | null {
    return this.whole().lastUpdated;
  }

  /** The same entry with the club that it does not tell of itself. */
  withClub(club: Reference<Club>): ProgressRow {
    return new ProgressRow(this.record, this.audience, club);
  }

  whole(): ProgressRecord {
    return new RecordedEntry(this.record, this.audience, this.knownClub);
  }
}
