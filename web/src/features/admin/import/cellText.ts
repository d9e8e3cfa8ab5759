import { withoutEscapes } from '../../../lib/csv.ts';

/** A cell as the server reads it: without spaces around it and the apostrophes of formulas. */
export const cellText = (cell: string): string => withoutEscapes(cell.trim()).trim();
