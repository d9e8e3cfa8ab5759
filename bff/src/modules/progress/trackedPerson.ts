import { isRecord, type RecordReader } from '../../rest/reader.ts';
import { clubIdOf, type Audience, type ClubReference } from '../clubs/club.ts';
import { readClubReference } from '../clubs/normalise.ts';
import type { MentorReference } from '../mentors/mentor.ts';
import { readMentorReference } from '../mentors/normalise.ts';
import type { PartialPerson } from '../people/person.ts';
import { readProgress } from './normalise.ts';
import type { Progress } from './progress.ts';

/** A person as the progress tracker lists them. */
export interface TrackedPerson {
  person: PartialPerson;
  mentorName: string | null;
  clubName: string | null;
  progress: Progress;
  currentStage: string | null;
  lastUpdated: string | null;
}

/** An entry of the tracker: names where other calls have references. */
export function readTrackedPerson(record: RecordReader, audience: Audience): TrackedPerson {
  const id = record.id();
  const club = readTrackedClub(record);
  const clubName = nameIn(record, 'club', 'assignedClub');
  const owner = { personId: id, clubId: clubIdOf(club ?? null) ?? clubName };
  const progress = readProgress(record, owner) ?? notStarted(record);
  return {
    person: {
      audience,
      id,
      name: record.requiredText('name'),
      email: record.text('email') ?? undefined,
      club,
      mentor: readMentor(record),
      progress,
      reader: 'admin',
    },
    mentorName: nameIn(record, 'mentor', 'assignedMentor'),
    clubName,
    progress,
    currentStage: progress.currentStage,
    lastUpdated: progress.lastUpdated,
  };
}

/** Undefined where a name is all there is: several clubs may have it. */
export function readTrackedClub(record: RecordReader): ClubReference | undefined {
  const key = referenceKey(record, 'assignedClub', 'clubId', 'club');
  return typeof key === 'string' ? readClubReference(record, key, 'admin') : key;
}

function readMentor(record: RecordReader): MentorReference | undefined {
  const key = referenceKey(record, 'assignedMentor', 'mentorId', 'mentor');
  return typeof key === 'string' ? readMentorReference(record, key, 'admin') : key;
}

/** The key that holds a reference; null when the record says that there is none. */
function referenceKey(
  record: RecordReader,
  whole: string,
  id: string,
  named: string,
): string | null | undefined {
  const key = [whole, id].find((candidate) => record.raw(candidate) !== null);
  if (key !== undefined) return key;
  if (isRecord(record.raw(named))) return named;
  return [whole, id, named].some((one) => record.carries(one)) && record.raw(named) === null
    ? null
    : undefined;
}

/** The name in `named`, or of the record in `whole`. */
export function nameIn(record: RecordReader, named: string, whole: string): string | null {
  const key = record.raw(named) === null && isRecord(record.raw(whole)) ? whole : named;
  return isRecord(record.raw(key)) ? (record.child(key)?.text('name') ?? null) : record.text(key);
}

function notStarted(record: RecordReader): Progress {
  return {
    percent: 0,
    currentStage: null,
    lastUpdated: record.moment('lastUpdated'),
    stages: null,
  };
}
