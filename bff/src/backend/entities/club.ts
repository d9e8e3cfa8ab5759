import type { Audience } from '../../domain/audience.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import type { Role } from '../../domain/user.ts';
import type { Club, Stage } from '../../domain/club.ts';
import type { Reference } from '../../domain/reference.ts';
import { readTag } from './tag.ts';

/** What is known of a club beside the record. */
interface KnownOfClub {
  /** For whom the club is where the record does not say. */
  clubFor?: Audience | undefined;
  version?: string | null;
}

/** A club from its own record, or from a reference inside the record of a person or mentor. */
export function readClub(record: RecordReader, reader: Role, known: KnownOfClub = {}): Club {
  return new RecordedClub(record, reader, known);
}

/** Identity is read at once, everything else when it is asked for, as with a person. */
class RecordedClub implements Club {
  readonly id: string;
  readonly name: string;
  readonly reader: Role;
  private readonly record: RecordReader;
  private readonly known: KnownOfClub;

  constructor(record: RecordReader, reader: Role, known: KnownOfClub) {
    this.id = record.id();
    this.name = record.requiredText('name');
    this.reader = reader;
    this.record = record;
    this.known = known;
  }

  get clubFor(): Audience | null | undefined {
    const told = readAudience(this.record) ?? this.known.clubFor;
    return told ?? (this.record.carries('clubFor') ? null : undefined);
  }

  get description(): string | null | undefined {
    return this.record.carries('description') ? this.record.text('description') : undefined;
  }

  get stages(): Stage[] | undefined {
    const stages = this.record.entries('stages');
    return stages === null ? undefined : readStages(stages, this.id);
  }

  get version(): string | null | undefined {
    return this.known.version === undefined ? readTag(this.record) : this.known.version;
  }

  get membersCount(): number | undefined {
    return readMembersCount(this.record, this.clubFor) ?? undefined;
  }
}

/** Members in general, else those of the club's own audience; of both where it does not say which. */
function readMembersCount(record: RecordReader, clubFor: Club['clubFor']): number | null {
  const general = record.whole('membersCount', 'memberCount');
  if (general !== null) return general;
  if (clubFor) return record.whole(`${clubFor}sCount`);
  const [students, educators] = [record.whole('studentsCount'), record.whole('educatorsCount')];
  return students === null && educators === null ? null : (students ?? 0) + (educators ?? 0);
}

/** A club inside another record: an object, an id, a name, or nothing. */
export function readClubReference(
  record: RecordReader,
  key: string,
  reader: Role,
): Reference<Club> {
  const found = record.reference(key);
  return found === null || typeof found === 'string' ? found : readClub(found, reader);
}

/** Stages in order, as objects or as bare names. */
export function readStages(entries: (RecordReader | string)[], clubId: string): Stage[] {
  return entries.map((entry) =>
    typeof entry === 'string'
      ? { id: stageIdOf(clubId, entry), name: entry, description: null }
      : readStage(entry, clubId),
  );
}

/** A stage that is an object; without an id of its own it is known by its name. */
export function readStage(record: RecordReader, clubId: string): Stage {
  const name = record.text('name') ?? '';
  return new RecordedStage(record, record.optionalId() ?? stageIdOf(clubId, name), name);
}

/** A stage whose description is read when it is asked for. */
export class RecordedStage implements Stage {
  readonly id: string;
  readonly name: string;
  private readonly record: RecordReader;

  constructor(record: RecordReader, id: string, name: string) {
    this.id = id;
    this.name = name;
    this.record = record;
  }

  get description(): string | null {
    return this.record.text('description');
  }
}

/** The id of a stage that the backend knows by its name only. */
export function stageIdOf(clubId: string, name: string): string {
  return `${clubId}~${name}`;
}

/** What a stage is called upstream: its id, or its name where it has no other. */
export function upstreamStageId(clubId: string, stageId: string): string {
  const prefix = stageIdOf(clubId, '');
  return stageId.startsWith(prefix) ? stageId.slice(prefix.length) : stageId;
}

function readAudience(record: RecordReader): Audience | null {
  const word = record.text('clubFor')?.trim().toLowerCase() ?? null;
  if (word === null || word === 'student' || word === 'educator') return word;
  if (word === 'students' || word === 'educators') return word.slice(0, -1) as Audience;
  return record.fail('clubFor');
}

/** True of a club that does not say whom it is for, too. */
export function isFor({ clubFor }: Pick<Club, 'clubFor'>, audience: Audience): boolean {
  return (clubFor ?? audience) === audience;
}
