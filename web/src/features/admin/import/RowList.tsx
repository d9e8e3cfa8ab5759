import { chakra, Grid } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { capitalised, countText } from '../../../lib/format.ts';
import { searchText } from '../../../lib/list/compareText.ts';
import { saveCsv } from '../../../lib/saveFile.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { PagedItems } from '../table/PagedItems.tsx';
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
  const [search, setSearch] = useState('');
  const [column, setColumn] = useState('');
  const withReason = useMemo(
    () => new Set(rows.flatMap(({ reasons }) => reasons.flatMap((reason) => reason.column ?? []))),
    [rows],
  );
  // Once, because a file can have 20,000 wrong rows.
  const texts = useMemo(
    () =>
      rows.map((row) =>
        searchText([`Line ${row.line}`, row.name, row.email, reasonsText(row)].join(' ')),
      ),
    [rows],
  );
  const lettersLost = useMemo(
    () => rows.filter(({ reasons }) => reasons.some(({ message }) => message === LETTERS_LOST)),
    [rows],
  ).length;
  if (rows.length === 0) return null;
  const noun = `rows ${state}`;
  const wanted = searchText(search.trim());
  const shown = rows.filter(
    ({ reasons }, index) =>
      (column === '' || reasons.some((reason) => reason.column === column)) &&
      texts[index]?.includes(wanted),
  );
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
      <Grid templateColumns={{ md: '1fr 1fr' }} gap="3">
        <SearchField
          dense
          label={`Search ${noun}`}
          placeholder="Line, name, email or reason"
          value={search}
          onChange={setSearch}
        />
        {withReason.size > 0 && (
          <Select
            dense
            aria-label={`Column of ${noun}`}
            placeholder="All columns"
            options={[...withReason].map((value) => ({ value, label: value }))}
            value={column}
            onChange={({ target }) => {
              setColumn(target.value);
            }}
          />
        )}
      </Grid>
      <PagedItems noun={noun} items={shown}>
        {(page) => (
          <chakra.ul aria-label={capitalised(noun)} css={{ '& > li + li': { borderTop: 'line' } }}>
            {page.map((row) => (
              <RowItem key={row.line} row={row} />
            ))}
          </chakra.ul>
        )}
      </PagedItems>
      {shown.length === 0 && <p role="status">No rows found.</p>}
      <Button
        icon="download"
        tone="plain"
        size="sm"
        justifySelf="start"
        onClick={() => {
          saveCsv(file, [], rowsCsv(columns, rows));
        }}
      >
        {download}
      </Button>
    </chakra.section>
  );
}

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
