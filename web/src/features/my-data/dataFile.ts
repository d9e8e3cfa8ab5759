import { isoDay } from '../../lib/format.ts';
import type { OwnData } from './useMyData.ts';

/**
 * JSON file of the user's data: the sections and rows of the page, and additional ones for
 * programs.
 */
export function dataFile({ madeAt, sections }: OwnData): { name: string; text: string } {
  const content = {
    madeAt,
    sections: sections.map(({ name, title, entries }) => ({
      name,
      title,
      entries: entries.map(({ rows }) => ({
        // Without `__typename`.
        rows: rows.map((row) => ({
          name: row.name,
          label: row.label,
          value: row.value,
          kind: row.kind,
          raw: JSON.parse(row.json) as unknown,
        })),
      })),
    })),
  };
  return { name: `my-data-${isoDay(madeAt)}.json`, text: JSON.stringify(content, null, 2) };
}
