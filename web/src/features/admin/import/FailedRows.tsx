import { chakra, Grid } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { countText } from '../../../lib/format.ts';
import { searchText } from '../../../lib/list/compareText.ts';
import { saveCsv } from '../../../lib/saveFile.ts';
import { Button } from '../../../ui/Button.tsx';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { PagedItems } from '../table/PagedItems.tsx';
import { failedCsv, reasonText } from './files.ts';
import { failedRows, type FailedRow, type Results } from './outcomes.ts';
import type { ImportFile } from './readImportFile.ts';

interface FailedRowsProps {
  noun: string;
  file: ImportFile;
  results: Results;
  /** After the import, with the rows that were not sent. */
  isEnded: boolean;
}

/** The rows that are not imported, with filters and a file to mend. */
export function FailedRows({ noun, file, results, isEnded }: FailedRowsProps) {
  const rows = useMemo(() => failedRows(file, results, isEnded), [file, results, isEnded]);
  const rest = isEnded ? 'not imported' : 'to mend';
  const [search, setSearch] = useState('');
  const [column, setColumn] = useState('');
  const columns = useMemo(
    () => new Set(rows.flatMap(({ reasons }) => reasons.flatMap((reason) => reason.column ?? []))),
    [rows],
  );
  // Once, because a file can have 20,000 wrong rows.
  const texts = useMemo(
    () =>
      rows.map((row) =>
        searchText([`Line ${row.line}`, row.name, row.email, reasonText(row)].join(' ')),
      ),
    [rows],
  );
  if (rows.length === 0) return null;
  const wanted = searchText(search.trim());
  const shown = rows.filter(
    ({ reasons }, index) =>
      (column === '' || reasons.some((reason) => reason.column === column)) &&
      texts[index]?.includes(wanted),
  );
  return (
    <chakra.section display="grid" gap="3">
      <chakra.h3 textStyle="item">{`${countText(rows.length, 'rows')} ${rest}`}</chakra.h3>
      <Grid templateColumns={{ md: '1fr 1fr' }} gap="3">
        <SearchField
          dense
          label="Search rows"
          placeholder="Line, name, email or reason"
          value={search}
          onChange={setSearch}
        />
        <Select
          dense
          aria-label="Column"
          placeholder="All columns"
          options={[...columns].map((value) => ({ value, label: value }))}
          value={column}
          onChange={({ target }) => {
            setColumn(target.value);
          }}
        />
      </Grid>
      <PagedItems noun={`rows ${rest}`} items={shown}>
        {(page) => (
          <chakra.ul aria-label={`Rows ${rest}`} css={{ '& > li + li': { borderTop: 'line' } }}>
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
          saveCsv(`${noun} failed`, [], failedCsv(file.columns, rows));
        }}
      >
        Download failed rows
      </Button>
    </chakra.section>
  );
}

const RowItem = ({ row }: { row: FailedRow }) => (
  <chakra.li paddingBlock="2" overflowWrap="anywhere" lineHeight="snug">
    <b>{`Line ${row.line}`}</b>{' '}
    <bdi>{[row.name.trim(), row.email.trim()].filter(Boolean).join(', ')}</bdi>
    {row.reasons.map(({ column, message }) => (
      <chakra.p key={`${column} ${message}`} textStyle="small" color="ink-soft">
        {column === null ? message : `${column}: ${message}`}
      </chakra.p>
    ))}
  </chakra.li>
);
