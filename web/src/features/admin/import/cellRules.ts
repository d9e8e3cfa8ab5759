import { asciiDigits } from '../../../ui/digits.ts';
import { cellText } from './cellText.ts';

/**
 * What a spreadsheet has spoilt. The server checks the same
 * (`api/src/modules/people-import/cell-rules.ts`), dates with the month first within a batch alone.
 */

export const LETTERS_LOST = 'The letters were lost when the file was saved: save it as CSV UTF-8.';

/** A program that does not know a letter writes U+FFFD, or one question mark for each. */
const lostLetters = /\uFFFD|\?{3}|^(?=[^?]*\?[^?]*\?)[\p{P}\p{S}\p{Z}\p{C}]+$/u;

/** UTF-8 that was read as Windows-1252 and saved: Indic scripts, accents, typographic quotes. */
const misreadLetters = /à[\u00A4-\u00B7]|Ã[\u00A0-\u00BF]|â€/u;

/** `#NAME?`, `#DIV/0!`, `#N/A`, `Err:502`, and `####` for a column that is too narrow. */
const errorValue = /^(?:#+|#[A-Z][A-Z\d/_]*[!?]|#N\/A|Err:\d{3})$/i;

/**
 * A number in scientific notation, which lacks digits, or with decimals; also as a formula of Excel
 * that makes it a text: `="9.19E+11"`.
 */
const number = /^[+'="\s]*(?:\d+(?:[.,]\d+)?\s*E\s*\+?\s*\d+|\d{6,}[.,]0+)["\s]*$/i;

/** Marks that Word writes around a value; the rule of emails accepts them. */
const typographicQuotes = /[“”„«»]/u;

const labels = { phone: 'Phone', guardianContact: 'Guardian contact' };

/** Message for a cell that a spreadsheet has spoilt; null for another. */
export function spoiltMessage(field: string, cell: string): string | null {
  const text = cellText(cell);
  if (lostLetters.test(text) || misreadLetters.test(text)) return LETTERS_LOST;
  if (errorValue.test(text)) {
    return 'The spreadsheet could not show this value: correct the cell and save the file again.';
  }
  if (field === 'email' && typographicQuotes.test(text)) return 'Please enter a valid email';
  return (field === 'phone' || field === 'guardianContact') && number.test(asciiDigits(text))
    ? `${labels[field]} was turned into a number: format the column as text`
    : null;
}

export const MONTH_FIRST = 'Looks like month first: write days as 14/03/2010 or 2010-03-14.';

/** A date of two numbers and a year, which may be followed by a time. */
const numericDate = /^(\d{1,2})([/.-])(\d{1,2})\2(?:\d{4}|\d{2})(?!\d)/;

const numbersOf = (cell: string) => numericDate.exec(asciiDigits(cellText(cell))) ?? [];

/** Whether the first number of a date can be a month. */
export function mayBeMonthFirst(cell: string): boolean {
  const [, first] = numbersOf(cell);
  return Number(first) <= 12;
}

/** Whether a date proves that the dates of its column have the month first. */
export function isMonthFirst(cell: string): boolean {
  const [, , , second] = numbersOf(cell);
  return mayBeMonthFirst(cell) && Number(second) > 12 && Number(second) <= 31;
}
