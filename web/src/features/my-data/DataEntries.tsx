import { chakra } from '@chakra-ui/react';
import { shortDate, shortMoment } from '../../lib/format.ts';
import { DetailsList } from '../../ui/DetailsList.tsx';
import type { OwnData } from './useMyData.ts';

type Section = OwnData['sections'][number];
type Row = Section['entries'][number]['rows'][number];

/** Records of a section. */
export function DataEntries({ section: { title, entries } }: { section: Section }) {
  if (entries.length === 0) return <chakra.p color="ink-soft">Nothing is held.</chakra.p>;
  return (
    <chakra.ul aria-label={title} display="grid" gap="4">
      {entries.map(({ rows }, index) => (
        <chakra.li
          key={index}
          breakInside="avoid"
          css={{ '& + &': { borderTop: 'line', paddingTop: '4' } }}
        >
          <DetailsList
            items={rows
              .filter(({ isOnPage }) => isOnPage)
              .map((row) => ({ term: row.label, value: wordsOf(row) }))}
          />
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

function wordsOf({ value, kind }: Row): string | null {
  if (value === null) return null;
  if (kind === 'DATE') return shortDate(value);
  return kind === 'MOMENT' ? shortMoment(value) : value;
}
