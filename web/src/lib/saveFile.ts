import { isoDay } from './format.ts';

/** Downloads text as a file. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the URL after the click, Safari even several tasks later.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 10_000);
}

/** Maximum length of a file name, in characters. */
const LONGEST = 120;

/**
 * Downloads the CSV of a list: `students-2026-11-27-robotics-club-active.csv`, with the day of the
 * device and the filters as lower-case words.
 */
export function saveCsv(list: string, filters: readonly string[], csv: string): void {
  const name = [list, isoDay(new Date().toISOString()), ...filters]
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, LONGEST)
    .replace(/-$/, '');
  saveFile(`${name}.csv`, csv, 'text/csv;charset=utf-8');
}
