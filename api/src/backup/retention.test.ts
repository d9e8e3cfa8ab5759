import { expect, it } from 'vitest';
import { backupName, backupsIn, expiredBackups } from './retention.ts';

/** Names by day and hour: `11-27 02`. */
const named = (times: string[]) =>
  times.map((time) => `waymark-2026-${time.replace(' ', 'T')}0000.backup`);

it.each([
  ['only the newest', { days: 0, weeks: 0, months: 0 }, ['11-27 02']],
  ['the last of each day', { days: 2, weeks: 0, months: 0 }, ['11-27 02', '11-26 14']],
  // 23 November is a Monday.
  ['the last of each week', { days: 1, weeks: 2, months: 0 }, ['11-27 02', '11-22 02']],
  [
    'the last of each month with a backup',
    { days: 1, weeks: 1, months: 3 },
    ['11-27 02', '10-31 02', '08-01 02'],
  ],
])('keeps %s', (_what, retention, kept) => {
  const all = named([
    '08-01 02',
    '10-30 02',
    '10-31 02',
    '11-22 02',
    '11-23 02',
    '11-26 02',
    '11-26 14',
    '11-27 02',
  ]);
  const expired = expiredBackups(all, retention);
  expect(all.filter((name) => !expired.includes(name)).reverse()).toEqual(named(kept));
});

it('ignores files with other names', () => {
  const own = backupName(new Date('2026-11-27T02:00:00.999Z'));
  const others = ['before-the-upgrade.backup', `${own}.17.part`, 'waymark-2026.backup'];
  expect(backupsIn([...others, own])).toEqual([own]);
  expect(expiredBackups([...others, own], { days: 0, weeks: 0, months: 0 })).toEqual([]);
});
