import { withoutEscapes } from '../../../lib/csv.ts';

/** A cell as the server reads it: without spaces around it and the apostrophes of formulas. */
export const cellText = (cell: string): string => withoutEscapes(cell.trim()).trim();

const SHOWN = 100;

/** The start of a text, as it is shown. */
export const shortText = (text: string): string =>
  text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
