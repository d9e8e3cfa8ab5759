import { visibleLength } from '../../domain/names.ts';

/** Operators that start a formula. `web/src/lib/csv.ts` has the same, and writes the apostrophes. */
export const formulaSigns = String.raw`=+\-@＝＋－＠﹦﹢﹣﹫`;

const start = String.raw`(?:[\t-\r\u0085\u2028\u2029]|[\s\p{Cc}\p{Cf}]*[${formulaSigns}])`;
const escapedFormula = new RegExp(`^'(?=${start})`, 'u');
// Finds the apostrophe first and looks back from it: from each tab ahead it would be quadratic.
const escapedInnerFormulas = new RegExp(
  String.raw`'(?<=[;\t|][\s\p{Cc}\p{Cf}"]*')(?=[${formulaSigns}])`,
  'gu',
);

/**
 * Without spaces around it and the apostrophes that an export puts in front of formulas; '' without
 * a visible character.
 */
export function readCell(typed: string): string {
  const text = typed.trim().replace(escapedInnerFormulas, '').replace(escapedFormula, '').trim();
  return visibleLength(text) === 0 ? '' : text;
}
