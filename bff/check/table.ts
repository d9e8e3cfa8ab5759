import type { Report } from './checkBackend.ts';
import type { Row } from './row.ts';
import type { Shape } from './shape.ts';

const HEAD = ['call', 'as', 'result', 'status', 'ms', 'shape'];

/** The report for a terminal: a table of the calls, then what is missing and its effect. */
export function tableOf({ backend, isUsable, rows, unchecked, remaining }: Report): string {
  const cells = rows.map((row) => [
    row.call,
    row.role ?? '',
    row.result,
    String(row.status ?? ''),
    String(row.milliseconds ?? ''),
    row.shape === null ? '' : shapeWords(row.shape),
  ]);
  const widths = HEAD.map((head, column) =>
    Math.max(head.length, ...cells.map((line) => line[column]?.length ?? 0)),
  );
  const line = (words: string[]) =>
    words
      .map((word, column) => word.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const remarks = rows.flatMap(remarksOf);
  const roles = [...new Set(unchecked.map(({ role }) => role))];
  return [
    `Backend: ${backend}`,
    '',
    line(HEAD),
    ...cells.map(line),
    ...(remarks.length > 0 ? ['', ...remarks] : []),
    ...(remaining.length > 0
      ? ['', `Accounts that no documented call removes: ${remaining.join(', ')}`]
      : []),
    ...(roles.length > 0
      ? [
          '',
          `Not checked, for want of an account: ${unchecked.length} calls of ${roles.join(', ')}`,
        ]
      : []),
    '',
    isUsable
      ? 'The bff can use every required call that was made.'
      : 'A required call is missing or cannot be used.',
  ].join('\n');
}

function shapeWords({ wrapper, records, ids, references, dates, pages }: Shape): string {
  const pairs = (values: Record<string, string>) =>
    Object.entries(values).map(([key, kind]) => `${key}: ${kind}`);
  return [
    wrapper === 'bare' ? 'bare' : `in ${wrapper}`,
    ...(records === null ? [] : [`${records} records`]),
    `id: ${ids}`,
    ...pairs(references),
    ...pairs(dates),
    ...(pages === null ? [] : [pages]),
  ].join('; ');
}

function remarksOf({ call, role, note, missing, unreadable, loses }: Row): string[] {
  const remarks = [
    ...(note === null ? [] : [note]),
    ...(missing.length > 0 ? [`In no record: ${missing.join(', ')}`] : []),
    ...(unreadable.length > 0 ? [`Unreadable: ${unreadable.join(', ')}`] : []),
    ...(loses.length > 0 ? [`The product loses: ${loses.join('; ')}`] : []),
  ];
  if (remarks.length === 0) return [];
  return [role === null ? call : `${call} (${role})`, ...remarks.map((remark) => `  ${remark}`)];
}
