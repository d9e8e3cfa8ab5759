import type { ClubAudience, ImportRowInput } from '../../../schema.generated.ts';

/** A column of the file. */
export interface Column {
  field: Exclude<keyof ImportRowInput, 'line'>;
  header: string;
  /** Cell of the template's row; empty for a name that this platform may not have. */
  example: string;
}

const first: Column[] = [
  { field: 'name', header: 'Name', example: 'Asha Rao' },
  { field: 'email', header: 'Email', example: 'asha.rao@example.org' },
  { field: 'phone', header: 'Phone', example: '98220 41736' },
];

const last = (birthday: string): Column[] => [
  { field: 'club', header: 'Club', example: '' },
  { field: 'mentor', header: 'Mentor', example: '' },
  { field: 'dateOfBirth', header: 'Date of birth', example: birthday },
];

/** The columns of each audience, in the order of the template. */
export const COLUMNS: Record<ClubAudience, readonly Column[]> = {
  STUDENT: [
    ...first,
    { field: 'class', header: 'Class', example: '10th' },
    { field: 'school', header: 'School', example: 'Hill View School' },
    ...last('14/03/2010'),
    { field: 'guardianContact', header: "Guardian's contact", example: '94220 18853' },
  ],
  EDUCATOR: [
    ...first,
    { field: 'position', header: 'Position', example: 'Teacher' },
    { field: 'institution', header: 'Institution', example: 'Hill View School' },
    ...last('14/03/1985'),
  ],
};

const REQUIRED: readonly Column['field'][] = ['name', 'email'];

/** The letters of a header: case, spaces and punctuation do not matter. */
const lettersOf = (header: string) =>
  header
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}]/gu, '');

/** The header of a file. */
export interface Header {
  /** Index of each column in the file; -1 without it. */
  indexes: readonly number[];
  /** Headers that are not imported. */
  ignored: readonly string[];
  /** Number of cells. */
  length: number;
  /** Why the file can't be imported; null if it can. */
  problem: string | null;
}

export function readHeader(cells: readonly string[], columns: readonly Column[]): Header {
  const letters = cells.map(lettersOf);
  const wanted = columns.map(({ header }) => lettersOf(header));
  const indexes = wanted.map((header) => letters.indexOf(header));
  const ignored = cells.filter(
    (cell, index) => cell.trim() !== '' && !wanted.includes(letters[index] ?? ''),
  );
  const missing = columns.filter(
    ({ field }, index) => REQUIRED.includes(field) && indexes[index] === -1,
  );
  const repeated = columns.find(
    (_column, index) => indexes[index] !== letters.lastIndexOf(wanted[index] ?? ''),
  );
  return {
    indexes,
    ignored: ignored.map((cell) => cell.trim()),
    length: cells.length,
    problem:
      missing.length > 0
        ? `The first line needs the headers Name and Email. Missing: ${missing.map(({ header }) => header).join(' and ')}.`
        : repeated
          ? `The column ${repeated.header} is there more than once.`
          : null,
  };
}
