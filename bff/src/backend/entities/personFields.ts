import type { Reference } from '../../domain/reference.ts';
import { refKey } from '../reading/reference.ts';
import { readOrError } from '../reading/orError.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import type { Role } from '../../domain/user.ts';
import type { Audience } from '../../domain/audience.ts';
import type { Club } from '../../domain/club.ts';
import { readClubReference } from './club.ts';
import type { Progress } from '../../domain/progress.ts';
import { carriesProgress, readProgress } from './progress.ts';
import { hasKeyDetail } from './detailReader.ts';

/** The club that a person's record refers to; the mentor's view calls it `club`. */
export function readOwnClub(record: RecordReader, reader: Role): Reference<Club> {
  const key = record.carries('assignedClub') ? 'assignedClub' : 'club';
  return readClubReference(record, key, reader);
}

/** When the account was made; the mentor's view calls it the day of joining. */
export function readCreatedAt(record: RecordReader): string | null {
  return record.moment('createdAt', 'joinDate');
}

/** The mentor's notes: a text, or a list of texts, one on each line. */
export function readNotes(record: RecordReader): string | null {
  if (!Array.isArray(record.raw('notes'))) return record.text('notes');
  return record.words('notes').join('\n') || null;
}

/** The progress of the person that a record is about; undefined when it carries none. */
export function readOwnProgress(
  record: RecordReader,
  personId: string,
  reader: Role,
): Progress | undefined {
  if (!carriesProgress(record)) return undefined;
  // A club that can't be understood is told where it is asked for; the way through it is known.
  const club = readOrError((one) => readOwnClub(one, reader), record);
  const clubId = club instanceof Error ? null : refKey(club);
  return readProgress(record, { personId, clubId, reader }) ?? undefined;
}

/** Null when the reader can't tell: a mentor does not see all that the form asks. */
export function readFormSubmitted(
  record: RecordReader,
  reader: Role,
  audience: Audience,
): boolean | null {
  const flag = record.flag('formSubmitted');
  if (flag === true || reader === 'mentor') return flag;
  return hasKeyDetail(record, audience) || (flag ?? false);
}
