import type { ImportRowInput } from '../../../schema.generated.ts';
import type { Column } from './columns.ts';

interface Row {
  line: number;
  /** In the order of the columns. */
  cells: readonly string[];
}

/** A row as it is sent: without blank cells. */
export const rowInput = ({ line, cells }: Row, columns: readonly Column[]): ImportRowInput => ({
  line,
  ...Object.fromEntries(
    columns.flatMap(({ field }, index) => {
      const cell = cells[index] ?? '';
      return cell.trim() === '' ? [] : [[field, cell]];
    }),
  ),
});

const encoder = new TextEncoder();

/** Size in bytes of JSON, with a comma. */
export const jsonSize = (value: unknown): number =>
  encoder.encode(JSON.stringify(value)).length + 1;
