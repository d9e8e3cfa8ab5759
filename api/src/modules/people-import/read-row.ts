import { Type } from 'typebox';
import { asciiDigits } from '@waymark/node-kit/digits';
import { normaliseEmail } from '../../domain/email.ts';
import { birthdayField, Email, formName, Name, newName } from '../../domain/fields.ts';
import type { FormDetails } from '../../domain/form-details.ts';
import { cleanName } from '../../domain/names.ts';
import type { Audience } from '../../domain/words.ts';
import { createRecordCheck } from '../../platform/http/validation.ts';
import { mergeDetails } from '../people/details.ts';
import { account, optional, required } from '../people/form-fields.ts';
import { isMonthFirst, mayBeMonthFirst, MONTH_FIRST, spoiltMessage } from './cell-rules.ts';
import { readCell } from './read-cell.ts';
import type { Row, RowError } from './schemas.ts';

/** A person to make. */
export interface NewPerson {
  name: string;
  /** Normalised. */
  email: string;
  phone: string | null;
  details: FormDetails;
}

/** A row whose cells have been read. */
export interface ReadRow {
  line: number;
  /** Values as they are stored; those of invalid cells are not used. */
  person: NewPerson;
  /** Name of the club, and name or email of the mentor. */
  club: string | undefined;
  mentor: string | undefined;
  errors: RowError[];
}

const common = {
  name: Name,
  email: Email,
  phone: Type.Optional(account.phone),
  club: Type.Optional(Type.String()),
  mentor: Type.Optional(Type.String()),
  dateOfBirth: Type.Optional(
    birthdayField('IMPORTED_BIRTHDAY_INVALID', 'IMPORTED_BIRTHDAY_OUTSIDE'),
  ),
};

/** The rules of the forms, for the cells that are not blank. */
const checks = {
  student: createRecordCheck(
    Type.Object({
      ...common,
      class: Type.Optional(required.student.class),
      school: Type.Optional(newName(formName('School name'))),
      guardianContact: optional.student.parentContact,
    }),
  ),
  educator: createRecordCheck(
    Type.Object({
      ...common,
      position: Type.Optional(required.educator.currentPosition),
      institution: Type.Optional(newName(formName('Institution'))),
    }),
  ),
};

type Cells = Partial<Record<Exclude<keyof Row, 'line'>, string>>;

/**
 * Reads and checks the cells of rows, without club and mentor. Whether dates have the month first is
 * decided by these rows alone; the web decides it by the whole file and does not send such rows.
 */
export function readRows(audience: Audience, rows: readonly Row[]): ReadRow[] {
  const read = rows.map(({ line, ...row }) => ({ line, cells: readCells(row) }));
  const hasMonthFirst = read.some(({ cells }) => isMonthFirst(cells.dateOfBirth ?? ''));
  return read.map(({ line, cells }) => {
    const spoilt = spoiltCells(cells, hasMonthFirst);
    const others = checks[audience]({ ...cells, dateOfBirth: isoDate(cells.dateOfBirth) }).filter(
      ({ field }) => spoilt.every((error) => error.field !== field),
    );
    const errors = [...spoilt, ...others].map(({ field, message }) => ({
      field,
      code: 'VALIDATION',
      message,
    }));
    return { line, ...readPerson(cells), errors };
  });
}

/** The cells that are not blank. */
function readCells(row: Omit<Row, 'line'>): Cells {
  return Object.fromEntries(
    Object.entries(row).flatMap(([field, typed]) => {
      const text = readCell(typed ?? '');
      return text === '' ? [] : [[field, normalisers[field]?.(text) ?? text]];
    }),
  );
}

const normalisers: Partial<Record<string, (text: string) => string>> = {
  // Phone numbers that were copied from a list of contacts have invisible marks.
  phone: (text) => asciiDigits(text.replaceAll(/\p{Cf}/gu, '').trim()),
  dateOfBirth: asciiDigits,
};

function spoiltCells(cells: Cells, hasMonthFirst: boolean) {
  return Object.entries(cells).flatMap(([field, text]) => {
    const message =
      field === 'dateOfBirth' && hasMonthFirst && mayBeMonthFirst(text)
        ? MONTH_FIRST
        : spoiltMessage(field, asciiDigits(text));
    return message === null ? [] : [{ field, message }];
  });
}

function readPerson({ name = '', email = '', phone, club, mentor, ...answers }: Cells) {
  const { school, position, guardianContact, dateOfBirth, ...others } = answers;
  const details = {
    schoolName: school,
    currentPosition: position,
    parentContact: guardianContact,
    dateOfBirth: isoDate(dateOfBirth),
  };
  return {
    club,
    mentor,
    person: {
      name: cleanName(name),
      email: normaliseEmail(email),
      phone: phone ?? null,
      details: mergeDetails({}, { ...details, ...others }),
    },
  };
}

const dayFirst = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/;

/** A day first, as YYYY-MM-DD; another text as typed. */
function isoDate(text: string | undefined): string | undefined {
  const [, day = '', , month = '', year = ''] = dayFirst.exec(text ?? '') ?? [];
  return year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
