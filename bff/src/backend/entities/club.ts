import type { Audience, Role } from '../../domain/account.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import type { Club, Stage } from '../../domain/club.ts';
import type { Reference } from '../../domain/reference.ts';
import { looksLikeId, unnamedStage } from './idOrName.ts';
import { readOrError } from '../reading/orError.ts';
import { readTag } from './tag.ts';

/** Data about a club from outside its record. */
interface ClubContext {
  /** The audience where the record lacks it. */
  clubFor?: Audience | undefined;
  version?: string | null;
}

/** A club from its own record, or from a reference inside the record of a person or mentor. */
export function readClub(record: RecordReader, reader: Role, context: ClubContext = {}): Club {
  return new RecordedClub(record, reader, context);
}

/** Id and name are read eagerly, other fields on access, as for a person. */
class RecordedClub implements Club {
  readonly id: string;
  readonly name: string;
  readonly reader: Role;
  private readonly record: RecordReader;
  private readonly context: ClubContext;

  constructor(record: RecordReader, reader: Role, context: ClubContext) {
    this.id = record.id();
    this.name = record.requiredText('name');
    this.reader = reader;
    this.record = record;
    this.context = context;
  }

  get clubFor(): Audience | null | undefined {
    const audience = readAudience(this.record) ?? this.context.clubFor;
    return audience ?? (this.record.has('clubFor') ? null : undefined);
  }

  get description(): string | null | undefined {
    return this.record.has('description') ? this.record.text('description') : undefined;
  }

  get stages(): Stage[] | undefined {
    const stages = this.record.entries('stages');
    return stages === null ? undefined : readStages(stages, this.id);
  }

  get version(): string | null | undefined {
    return this.context.version === undefined ? readTag(this.record) : this.context.version;
  }

  get membersCount(): number | undefined {
    return readMembersCount(this.record, this.clubFor) ?? undefined;
  }
}

/** Number of members, or of those of the club's audience; the sum of both without an audience. */
function readMembersCount(record: RecordReader, clubFor: Club['clubFor']): number | null {
  const general = record.whole('membersCount', 'memberCount');
  if (general !== null) return general;
  if (clubFor) return record.whole(`${clubFor}sCount`);
  const [students, educators] = [record.whole('studentsCount'), record.whole('educatorsCount')];
  return students === null && educators === null ? null : (students ?? 0) + (educators ?? 0);
}

/** A club inside another record: an object, an id, a name, or null. */
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
  return entries.map((entry, index) => {
    if (typeof entry !== 'string') return readStage(entry, clubId);
    // A name may be a number.
    return looksLikeId(entry) && !/^\d+$/.test(entry)
      ? { id: entry, name: unnamedStage(index), description: null }
      : { id: stageIdOf(clubId, entry), name: entry, description: null };
  });
}

/** A stage given as an object; its name serves as id where it has none. */
export function readStage(record: RecordReader, clubId: string): Stage {
  const name = record.text('name') ?? '';
  const id = record.optionalId() ?? stageIdOf(clubId, name);
  return { id, name, description: readDescription(record) };
}

export const readDescription = (record: RecordReader) =>
  readOrError((one) => one.text('description'), record);

/** The id of a stage that has only a name upstream. */
export function stageIdOf(clubId: string, name: string): string {
  return `${clubId}~${name}`;
}

/** The stage's id upstream: its own, or its name where it has none. */
export function upstreamStageId(clubId: string, stageId: string): string {
  const prefix = stageIdOf(clubId, '');
  return stageId.startsWith(prefix) ? stageId.slice(prefix.length) : stageId;
}

/** The club of a stage that has only a name upstream; empty for another stage. */
export function clubIdIn(stageId: string): string {
  return stageId.includes('~') ? stageId.slice(0, stageId.indexOf('~')) : '';
}

function readAudience(record: RecordReader): Audience | null {
  const word = record.text('clubFor')?.trim().toLowerCase() ?? null;
  if (word === null || word === 'student' || word === 'educator') return word;
  if (word === 'students' || word === 'educators') return word.slice(0, -1) as Audience;
  return record.fail('clubFor');
}

/** True also for a club without an audience. */
export function isForAudience({ clubFor }: Pick<Club, 'clubFor'>, audience: Audience): boolean {
  return (clubFor ?? audience) === audience;
}
