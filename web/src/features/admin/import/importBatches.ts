import { IMPORT_ROWS } from '../../../../../limits.mjs';
import type { ImportPeopleInput, ImportRowInput } from '../../../schema.generated.ts';
import type { Column } from './columns.ts';
import { choicesFor, type Choices } from './names.ts';
import type { FileRow } from './readImportFile.ts';
import { jsonSize, rowInput } from './rowInput.ts';

/** Size of a batch in bytes of JSON, without its frame: hash, names of the fields, brackets. */
const MAX_BYTES = 79_000;

/** The part of the input that differs between batches. */
export type Batch = Pick<ImportPeopleInput, 'rows' | 'clubs' | 'mentors'>;

/**
 * Batches of rows with the choices for their names, made while they are sent. A choice is for all
 * rows of a batch, so the rows with a choice for some lines of a name are sent apart.
 */
export function* batchesOf(
  rows: readonly FileRow[],
  columns: readonly Column[],
  choices: Choices,
): Generator<Batch> {
  const isApart = (row: FileRow) =>
    [...choicesFor(row, columns, choices).values()].some(({ lines }) => lines);
  for (const apart of [false, true]) {
    yield* fullBatchesOf(
      rows.filter((row) => isApart(row) === apart),
      columns,
      choices,
    );
  }
}

function* fullBatchesOf(
  rows: readonly FileRow[],
  columns: readonly Column[],
  choices: Choices,
): Generator<Batch> {
  let batch: ImportRowInput[] = [];
  let chosen: Choices = new Map();
  let bytes = 0;
  for (const row of rows) {
    const input = rowInput(row, columns);
    const own = choicesFor(row, columns, choices);
    const size =
      jsonSize(input) + [...own.values()].reduce((sum, { name }) => sum + jsonSize(name) + 100, 0);
    if (batch.length === IMPORT_ROWS || (batch.length > 0 && bytes + size > MAX_BYTES)) {
      yield { rows: batch, ...mappings(chosen) };
      [batch, chosen, bytes] = [[], new Map(), 0];
    }
    batch.push(input);
    chosen = new Map([...chosen, ...own]);
    bytes += size;
  }
  if (batch.length > 0) yield { rows: batch, ...mappings(chosen) };
}

function mappings(choices: Choices) {
  const of = (kind: string) =>
    [...choices.values()]
      .filter((choice) => choice.kind === kind)
      .map(({ name, id }) => ({ name, id }));
  return { clubs: of('club'), mentors: of('mentor') };
}
