import type { RecordReader } from '../../rest/reader.ts';
import type { Audience, Club, ClubReference, Reader, Stage } from './club.ts';

/** A club record, whole or as it stands inside another record. */
export function readClub(record: RecordReader, reader: Reader): Club {
  const id = record.id();
  const stages = record.entries('stages');
  const clubFor = record.carries('clubFor') ? readAudience(record) : undefined;
  return {
    id,
    name: record.requiredText('name'),
    clubFor,
    description: record.carries('description') ? record.text('description') : undefined,
    stages: stages === null ? undefined : readStages(stages, id),
    membersCount: readMembersCount(record, clubFor) ?? undefined,
    reader,
  };
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
  reader: Reader,
): ClubReference {
  const found = record.reference(key);
  if (found === null) return null;
  return typeof found === 'string' ? { key: found } : { club: readClub(found, reader) };
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
  return {
    id: record.optionalId() ?? stageIdOf(clubId, name),
    name,
    description: record.text('description'),
  };
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
