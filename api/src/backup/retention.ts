import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** For how many days, weeks and months the last backup of each is kept. */
export interface Retention {
  days: number;
  weeks: number;
  months: number;
}

const NAME = /^waymark-(\d{4}-\d\d-\d\d)T\d{6}\.backup$/;
/** Left behind by a backup that was killed. */
const UNFINISHED = /^waymark-[\dT-]+\.backup\.\d+\.part$/;

/** Name of a backup that is made now; names sort by time. */
export function backupName(now: Date): string {
  return `waymark-${now.toISOString().slice(0, 19).replaceAll(':', '')}.backup`;
}

/** The backups among the names of files, newest first. */
export function backupsIn(names: readonly string[]): string[] {
  return names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();
}

/**
 * The backups that are not kept, of periods with a backup: an outage deletes nothing. Days are those
 * of UTC, weeks begin on Monday.
 */
export function expiredBackups(
  names: readonly string[],
  { days, weeks, months }: Retention,
): string[] {
  const backups = backupsIn(names);
  const kept = new Set([
    ...backups.slice(0, 1),
    ...lastOfEach(backups, dayOf, days),
    ...lastOfEach(backups, mondayOf, weeks),
    ...lastOfEach(backups, (name) => dayOf(name).slice(0, 7), months),
  ]);
  return backups.filter((name) => !kept.has(name));
}

/** Deletes expired and unfinished backups. @returns the number of deleted backups */
export function deleteExpiredBackups(folder: string, retention: Retention): number {
  const names = readdirSync(folder);
  const expired = expiredBackups(names, retention);
  for (const name of [...expired, ...names.filter((one) => UNFINISHED.test(one))]) {
    rmSync(join(folder, name));
  }
  return expired.length;
}

function lastOfEach(
  backups: readonly string[],
  periodOf: (name: string) => string,
  number: number,
): string[] {
  const last = new Map<string, string>();
  for (const name of backups) {
    const period = periodOf(name);
    if (!last.has(period)) last.set(period, name);
  }
  return [...last.values()].slice(0, number);
}

function dayOf(name: string): string {
  return NAME.exec(name)?.[1] ?? '';
}

function mondayOf(name: string): string {
  const day = new Date(dayOf(name));
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString();
}
