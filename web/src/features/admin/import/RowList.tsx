import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { capitalised, countText } from '../../../lib/format.ts';
import { saveCsv } from '../../../lib/saveFile.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { FilteredItems } from '../table/FilteredItems.tsx';
import { LETTERS_LOST } from './cellRules.ts';
import type { Column } from './columns.ts';
import { reasonsText, rowsCsv } from './files.ts';
import { reasonText, rowsWith, type ListedRow, type Results } from './outcomes.ts';
import type { ImportFile } from './readImportFile.ts';

/** Rows without their letters from which on the notice is shown. */
const NOTICE_FROM = 3;

interface RowListProps {
  /** What the rows are: "to mend", "skipped". */
  state: string;
  columns: readonly Column[];
  rows: readonly ListedRow[];
  /** Name of the file for the download. */
  file: string;
  /** Label of the download. */
  download: string;
}

/** Rows that are not imported, with filters and a file of the same columns. */
export function RowList({ state, columns, rows, file, download }: RowListProps) {
  const withReason = useMemo(
    () => new Set(rows.flatMap(({ reasons }) => reasons.flatMap((reason) => reason.column ?? []))),
    [rows],
  );
  const lettersLost = useMemo(
    () => rows.filter(({ reasons }) => reasons.some(({ message }) => message === LETTERS_LOST)),
    [rows],
  ).length;
  if (rows.length === 0) return null;
  const noun = `rows ${state}`;
  return (
    <chakra.section display="grid" gap="3">
      {lettersLost >= NOTICE_FROM && (
        <Notice
          hue="ochre"
          icon="alert"
          title={LETTERS_LOST}
          detail={`${countText(lettersLost, 'rows')}. In Excel: Save As, then the type “CSV UTF-8 (Comma delimited)”.`}
        />
      )}
      <chakra.h3 textStyle="item">{`${countText(rows.length, 'rows')} ${state}`}</chakra.h3>
      <FilteredItems
        items={rows}
        nouns={[noun, noun, 'rows']}
        textOf={rowText}
        hint="Line, name, email or reason"
        filter={{
          label: `Column of ${noun}`,
          placeholder: 'All columns',
          values: [...withReason].map((value) => ({ value, label: value })),
          matches: ({ reasons }, value) => reasons.some((reason) => reason.column === value),
        }}
        download={download}
        onDownload={() => {
          saveCsv(file, [], rowsCsv(columns, rows));
        }}
      >
        {(page) => (
          <chakra.ul aria-label={capitalised(noun)} css={{ '& > li + li': { borderTop: 'line' } }}>
            {page.map((row) => (
              <RowItem key={row.line} row={row} />
            ))}
          </chakra.ul>
        )}
      </FilteredItems>
    </chakra.section>
  );
}

const rowText = (row: ListedRow) =>
  [`Line ${row.line}`, row.name, row.email, reasonsText(row)].join(' ');

const RowItem = ({ row }: { row: ListedRow }) => (
  <chakra.li paddingBlock="2" overflowWrap="anywhere" lineHeight="snug">
    <b>{`Line ${row.line}`}</b> <bdi>{[row.name, row.email].filter(Boolean).join(', ')}</bdi>
    {row.reasons.map(reasonText).map((text) => (
      <chakra.p key={text} textStyle="small" color="ink-soft">
        {text}
      </chakra.p>
    ))}
  </chakra.li>
);

interface SkippedRowsProps {
  noun: string;
  file: ImportFile;
  results: Results;
}

/** The rows whose email is known. */
export function SkippedRows({ noun, file, results }: SkippedRowsProps) {
  const rows = useMemo(() => rowsWith(file, results, ['KNOWN']), [file, results]);
  return (
    <RowList
      state="skipped"
      columns={file.columns}
      rows={rows}
      file={`${noun} skipped`}
      download="Download skipped rows"
    />
  );
}
