import { isoDay } from '../../lib/format.ts';
import type { OwnData } from './useMyData.ts';

/** The file of all that is held: the page's sections and rows, and those that only programs need. */
export function dataFile({ madeAt, sections }: OwnData): { name: string; text: string } {
  const content = {
    madeAt,
    sections: sections.map(({ name, title, entries }) => ({
      name,
      title,
      entries: entries.map(({ rows }) => ({
        // Without what the GraphQL client adds.
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
