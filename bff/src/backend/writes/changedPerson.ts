import type { Person } from '../../domain/person.ts';
import type { ChangedPerson, PersonResult } from '../../domain/writeResult.ts';
import { mentoredAudience, readMentoredPerson } from '../entities/mentoredPerson.ts';
import { readMentorStats } from '../entities/mentorStats.ts';
import { readProgressReply } from '../entities/progress.ts';
import { ownerFrom } from '../entities/progressOwner.ts';
import type { Reply, WriteReply } from '../http/client.ts';
import { isRecord } from '../reading/isRecord.ts';
import { ifReadable, valueOrThrow } from '../reading/orError.ts';
import { recordOf } from '../reading/unwrap.ts';
import type { Spelling } from './userErrors.ts';
import { writeResult } from './writeResult.ts';

interface MentoredPerson {
  id: string;
  /** Paths in the input of the fields that a refusal names. */
  spelling: Spelling;
  /** Reads the person where the reply does not include it. */
  read: () => Promise<Person>;
}

/** Result of a mentor's change of a person. */
export function changedByMentor(
  written: WriteReply,
  { id, spelling, read }: MentoredPerson,
): ChangedPerson {
  const result = writeResult(written, { noun: 'person', id, spelling, inReply: savedPerson, read });
  return { ...result, stats: written.ok ? ifReadable(() => statsIn(written.reply)) : null };
}

/** The person in the reply of a change; null where the record is incomplete. */
function savedPerson(reply: Reply): Person | null {
  if (!isRecord(reply.body)) return null;
  const record = recordOf(reply, 'student', 'educator', 'person', 'user');
  const isWhole = ['name', 'email', 'club'].every((key) => record.has(key));
  if (!isWhole || record.optionalId() === null || mentoredAudience(record) === null) return null;
  const person = readMentoredPerson(record, null);
  return valueOrThrow(person.progress?.stages) ? person : null;
}

/** The mentor's stats in the reply of a change, or null. */
function statsIn(reply: Reply) {
  const stats = recordOf(reply).child('stats');
  return stats && readMentorStats(stats);
}

/**
 * Result of the caller's change of the own progress: the caller, with the progress of the reply.
 * @param read reads the caller
 */
export function changedByOwner(written: WriteReply, read: () => Promise<Person>): PersonResult {
  return writeResult(written, {
    noun: 'person',
    id: null,
    inReply: () => null,
    async read() {
      const person = await read();
      const progress = written.ok ? ifReadable(() => progressIn(written.reply, person)) : null;
      if (progress !== null && !progress.isEmpty) person.progress = progress;
      return person;
    },
  });
}

function progressIn(reply: Reply, person: Person) {
  return readProgressReply(
    reply,
    ownerFrom(
      person,
      ifReadable(() => person.club),
    ),
  );
}
